#!/bin/sh
# Makes .venv with all that the Makefile needs. Run by make; the same by hand and in CI, as root or not.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}

say() {
    echo "setup: $*" >&2
}

fail() {
    say "$*"
    exit 2
}

may_install() {
    command -v apt-get >/dev/null && [ "$(id -u)" = 0 ]
}

fetch() {
    say "installing $*"
    { apt-get update -q && apt-get install -y -q --no-install-recommends "$@"; } >&2
}

# Installs a Debian package if we may; otherwise says what to do.
need() {
    command -v apt-get >/dev/null || fail "$1 is missing: install it with your system's package manager"
    may_install || fail "$1 is missing: as root, run  apt-get install $1"
    fetch "$1" || fail "$1 could not be installed: run  apt-get install $1"
}

# What draws the window, and the invisible one of the tests. Without it Solstice still plays in the terminal.
libraries() {
    missing=
    for pair in libGL.so.1:libgl1 libEGL.so.1:libegl1; do
        "$python" -c "import ctypes; ctypes.CDLL('${pair%%:*}')" 2>/dev/null || missing="$missing ${pair#*:}"
    done
    [ -n "$missing" ] || return 0
    # Word by word: these are package names.
    # shellcheck disable=SC2086
    if may_install && fetch $missing; then return 0; fi
    say "no window without$missing: as root, run  apt-get install$missing  (until then Solstice plays in the terminal)"
}

command -v "$python" >/dev/null || need python3
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "$("$python" --version) is too old, 3.11 or newer is needed: choose one with  make PYTHON=python3.11 …"
# Debian ships venv without the part that puts pip in it.
"$python" -c 'import venv, ensurepip' 2>/dev/null || need python3-venv

[ "$(uname)" != Linux ] || libraries

say "making .venv"
# --clear: a half-made or copied environment is not worth repairing.
"$python" -m venv --clear .venv || fail "no virtual environment: see above"
pip() {
    .venv/bin/python -m pip install --quiet --disable-pip-version-check "$@"
}
pip --editable '.[dev]' || fail "the Python packages could not be installed: see above, and check the network"
pip --no-deps --requirement requirements-app.txt ||
    fail "the packages of the screens could not be installed: see above. Kivy comes ready-made for Python 3.11 to 3.13"
touch .venv/.ready
