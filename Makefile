# Needs python3 (3.11 to 3.13), make, and a network for the first run. Another Python: make test PYTHON=python3.13

VENV := .venv/bin/python
READY := .venv/.ready
# Kivy ignores a plain SIGTERM while it is busy, hence -k.
LIMIT := $(shell command -v timeout >/dev/null && echo timeout -k 5 1500)

.DEFAULT_GOAL := help
.PHONY: app text test test-engine test-screens lint torture fuzz soak types bench screenshots clean help

app: $(READY) ## open Solstice
	@$(VENV) -m app

text: $(READY) ## play in the terminal
	@$(VENV) -m app --text

test: lint types test-engine test-screens ## lint, types and all tests

test-engine: $(READY) ## all tests but those that touch the screens
	$(VENV) -m pytest -n auto --ignore=tests/ui

# Apart from the others: Kivy wants its settings before anybody else has loaded it.
test-screens: $(READY) ## the real app by touch, in a window that needs no display
	$(LIMIT) $(VENV) -m pytest -n auto --dist loadfile tests/ui

lint: $(READY) ## ruff: rules and format
	$(VENV) -m ruff check .
	$(VENV) -m ruff format --check .

torture: $(READY) ## kill a writing process 1,000 times: nothing acknowledged may be lost (about 10 minutes)
	$(VENV) scripts/torture.py --kills 1000

fuzz: $(READY) ## import 10,000 changed files: each whole or refused
	$(VENV) scripts/fuzz_imports.py --files 10000

soak: $(READY) ## 5,000 random games of all nations and variants (about an hour; GAMES=200 FIRST=1000 for a part)
	$(VENV) scripts/soak.py --games $(or $(GAMES),5000) --first $(or $(FIRST),0) --jobs $(or $(JOBS),2)

types: $(READY) ## mypy --strict on the engine
	$(VENV) -m mypy

bench: $(READY) ## the figures of the engine and of the app
	$(VENV) -m automa bench
	$(VENV) -m app --bench

screenshots: $(READY) ## every screen into docs/screenshots, checked on the way
	$(VENV) -m scripts.screenshots

$(READY): pyproject.toml requirements-app.txt scripts/setup.sh
	@sh scripts/setup.sh

clean: ## remove the virtual environment and all caches
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	@sed -n 's/^\([a-z-]*\):.*## /  make \1	/p' Makefile
