#!/bin/sh
# Makes .venv with all that the Makefile needs. Run by make; the same by hand and in CI, as root or not.
set -eu
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}

fail() {
    echo "setup: $*" >&2
    exit 2
}

# Installs a Debian package if we may; otherwise says what to do.
need() {
    command -v apt-get >/dev/null || fail "$1 is missing: install it with your system's package manager"
    [ "$(id -u)" = 0 ] || fail "$1 is missing: as root, run  apt-get install $1"
    echo "setup: installing $1"
    { apt-get update -q && apt-get install -y -q --no-install-recommends "$1"; } >&2 ||
        fail "$1 could not be installed: run  apt-get install $1"
}

command -v "$python" >/dev/null || need python3
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "$("$python" --version) is too old, 3.11 or newer is needed: choose one with  make PYTHON=python3.11 …"
# Debian ships venv without the part that puts pip in it.
"$python" -c 'import venv, ensurepip' 2>/dev/null || need python3-venv

echo "setup: making .venv"
# --clear: a half-made or copied environment is not worth repairing.
"$python" -m venv --clear .venv || fail "no virtual environment: see above"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable '.[dev]' ||
    fail "the Python packages could not be installed: see above, and check the network"
touch .venv/.ready
