# make play: sets up and starts a game in the terminal.   make test: sets up and runs every check.   make bench: measures.
# make rules: how much of the rulebook is proved (build/rules.html).
GAME ?= gundam-war
PYTHON ?= $(shell command -v python3.11 || command -v python3)
VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench

.PHONY: play test rules format bench clean

play: $(VENV)/.play-ready
	@$(BIN)/cutin play $(GAME)

# An `=`, for pytest takes a word of its own that is an existing file for a folder of tests.
test: $(VENV)/.test-ready
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy
	$(BIN)/lint-imports
	$(BIN)/pytest -n auto --citations=build/citations.json
	$(BIN)/cutin rules coverage --check

# How much of the rulebook is proved, measured while the tests run.
rules: $(VENV)/.test-ready
	$(BIN)/pytest -n auto --citations=build/citations.json
	$(BIN)/cutin rules coverage
	$(BIN)/cutin rules coverage --html build/rules.html --overwrite
	$(BIN)/cutin rules coverage --json > build/rules.json

format: $(VENV)/.test-ready
	$(BIN)/ruff format .
	$(BIN)/ruff check --fix .

bench: $(BENCH)/.ready
	$(BENCH)/bin/python -m bench

$(VENV)/.play-ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable .
	@touch $@

$(VENV)/.test-ready: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(BIN)/pip install --quiet --disable-pip-version-check --editable '.[dev]'
	@touch $@ $(VENV)/.play-ready

# An engine that cannot be installed is left out of the comparison, with a line that says so.
$(BENCH)/.ready: pyproject.toml
	$(PYTHON) -m venv $(BENCH)
	$(BENCH)/bin/pip install --quiet --disable-pip-version-check --editable .
	-$(BENCH)/bin/pip install --quiet --disable-pip-version-check --editable '.[bench]'
	@touch $@

clean:
	rm -rf $(VENV) $(BENCH) build .mypy_cache .ruff_cache .pytest_cache .import_linter_cache .hypothesis
