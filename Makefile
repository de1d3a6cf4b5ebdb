# Needs python3 (3.11 or newer), make, and a network for the first run. Another Python: make test PYTHON=python3.13

VENV := .venv/bin/python
READY := .venv/.ready

.DEFAULT_GOAL := help
.PHONY: app test lint types clean help

app: $(READY) ## open Solstice (today: the text client)
	@$(VENV) -m app

test: lint types ## lint, types and all tests
	$(VENV) -m pytest -n auto

lint: $(READY) ## ruff: rules and format
	$(VENV) -m ruff check .
	$(VENV) -m ruff format --check .

types: $(READY) ## mypy --strict on the engine
	$(VENV) -m mypy

$(READY): pyproject.toml scripts/setup.sh
	@sh scripts/setup.sh

clean: ## remove the virtual environment and all caches
	rm -rf .venv .pytest_cache .mypy_cache .ruff_cache .hypothesis build dist *.egg-info
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help: ## this list
	@sed -n 's/^\([a-z]*\):.*## /  make \1	/p' Makefile
