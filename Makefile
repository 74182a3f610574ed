# Needs python3 (3.11 or newer) and make; everything else goes into .venv.

PYTHON := python3
BIN    := .venv/bin
UV     := $(BIN)/uv
# On a terminal uv shows how far it is; elsewhere the line that says what is set up has to do.
# The lock files say what is installed, to the hash: nothing is resolved anew, and no setting of this folder has a say.
INSTALL = $(UV) --no-config pip install $$([ -t 2 ] || echo --quiet) --python $(BIN)/python
# The machine's own Node.js if it has one, else the one in .venv.
WITH_NODE = PATH="$$PATH:$(CURDIR)/$(BIN)"
# What is tested on the compiled build too, and how: from outside src, and without what only the pure one can be asked.
ON_FAST   = tests/fast tests/engine tests/contract tests/golden tests/games tests/bots tests/matches tests/envs tests/lab
FAST_TEST = PYTHONPATH="$(CURDIR)/build/fast" HYPOTHESIS_PROFILE=ci $(BIN)/pytest -q
# What is tested while rules are written: no servers, no terminals, no laboratory.
INNER     = tests/bots tests/contract tests/engine tests/games tests/golden tests/matches tests/table tests/terminal
# Does nothing more where there is no C compiler: tools.compile has said so, and ends with 2.
IF_FAST   = $(BIN)/python -m tools.compile || { [ $$? = 2 ] && exit 0; exit 1; };
LOCK    = $(UV) pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-annotate --no-header pyproject.toml

# Setting up says what it does, and how far it is: an environment, Python's packages, those of Node.js, a Chromium.
STEPS   = $(if $(filter test nightly pictures chromium,$(MAKECMDGOALS)),4,$(if $(filter check static wheel %/.stamp %/.node,$(MAKECMDGOALS)),3,2))
SAY     = @echo "Setting up ($(1)/$(STEPS)): $(2)" >&2
PINNED  = $$(grep -c == $(1)) Python packages

# Where the home cannot be written to, caches go into the checkout, and so do the matches of make play.
ifneq ($(shell [ -w "$$HOME" ] && echo writable),writable)
export XDG_CACHE_HOME ?= $(CURDIR)/build/cache
export XDG_DATA_HOME ?= $(CURDIR)/.data
export npm_config_cache ?= $(XDG_CACHE_HOME)/npm
endif

# Another activated environment, or settings meant for another project, must not reach in here.
unexport VIRTUAL_ENV CONDA_PREFIX PYTHONPATH PYTHONHOME PYTHONSTARTUP PIP_TARGET PIP_PREFIX UV_PYTHON
export PYTHONNOUSERSITE := 1
# What Python compiles is kept in one place, whatever the surroundings say: dozens of processes read the same files.
unexport PYTHONDONTWRITEBYTECODE
export PYTHONPYCACHEPREFIX := $(CURDIR)/build/bytecode
export PIP_USER := 0
export UV_PYTHON_DOWNLOADS := never

.DEFAULT_GOAL := help
.DELETE_ON_ERROR:
.PHONY: help setup play fast fastcheck static wheel check quick test nightly chromium ray matches pictures vendor maps sbom lock clean

help: ## say what there is to make
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 14

setup: .venv/.dev ## prepare .venv with everything a developer needs
	@:

play: .venv/.play ## open the lobby in your browser
	@[ "$$XDG_DATA_HOME" != "$(CURDIR)/.data" ] || echo "Your home cannot be written to: matches are kept in .data, in this folder." >&2
	@PYTHONPATH=$$($(BIN)/python -m tools.compile --current && echo build/fast) $(BIN)/chancellery serve --open

fast: .venv/.dev ## compile engine and games into build/fast: several times as quick (needs a C compiler)
	@$(BIN)/python -m tools.compile

static: .venv/.dev node_modules/.stamp ## join the browser client into few files, in build/client
	@$(BIN)/python -m tools.bundle

wheel: .venv/.dev node_modules/.stamp ## build a pure wheel and, where there is a C compiler, a compiled one for this platform, in dist
	@$(UV) build --quiet --wheel --no-build-isolation --python $(BIN)/python
	@$(IF_FAST) CHANCELLERY_COMPILED=1 $(UV) build --quiet --wheel --no-build-isolation --python $(BIN)/python
	@ls dist/*.whl

check: .venv/.dev node_modules/.stamp ## formatting, lint, types and the direction of imports
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/ruff check --quiet
	@$(BIN)/python -m tools.check_types
	@report=$$($(BIN)/lint-imports --no-logo 2>&1) || { echo "$$report"; exit 1; }
	@$(BIN)/python -m tools.board_types --check
	@$(BIN)/python -m tools.state_fields
	@$(BIN)/python -m tools.rules_schemas
	@$(BIN)/python -m tools.french
	@$(WITH_NODE) $(BIN)/python -m tools.client_types
	@$(WITH_NODE) node_modules/.bin/tsc -p tsconfig.worker.json
	@report=$$($(WITH_NODE) node_modules/.bin/biome check --error-on-warnings 2>&1) || { echo "$$report"; exit 1; }

quick: .venv/.dev ## the tests of the inner loop, under a minute: engine, rules and bots
	@$(BIN)/pytest -m "not slow" -x -q -n 2 $(INNER)
	@if $(BIN)/python -m tools.compile --current; then $(FAST_TEST) -m "not slow" tests/fast; fi

test: .venv/.dev node_modules/.stamp ## check, then all tests, with the engine's branches covered; the compiled build meanwhile, where there is a C compiler
	@$(BIN)/python -m tools.suite test

nightly: .venv/.dev node_modules/.stamp ## what is long by nature: soaks, kills, every option of every game, all rules on the compiled build
	@$(BIN)/python -m tools.suite nightly

fastcheck: fast ## all tests of engine and games on the compiled build, and that both builds do the same
	@$(FAST_TEST) -n 2 -m "not pure" $(ON_FAST)

ray: .venv/.ray ## play a series on a Ray cluster of this machine and kill one of its workers
	@$(BIN)/pytest -q tests/cluster

matches: .venv/.dev ## let bots play the finished matches that tests/matches lacks for the present rules
	@$(BIN)/python -m tests.matches

chromium: .venv/.dev .venv/.node ## get a Chromium for browser tests and pictures, where there is none
	@$(BIN)/python -m tools.chromium --step "Setting up (4/$(STEPS)): " $(if $(filter $@,$(MAKECMDGOALS)),,>/dev/null || [ $$? = 2 ])

# Where none is to be had, browser tests are left out.
test nightly: chromium

pictures: chromium ## take the pictures of the README anew, from a real table in a real browser (needs a Chromium)
	@$(BIN)/python -m tools.pictures

vendor: ## fetch the pinned browser libraries and fonts anew
	@$(PYTHON) tools/vendor.py

maps: $(UV) ## draw the grounds of the boards anew (docs/maps.md)
	@$(UV) run --quiet --no-project --isolated --python $(BIN)/python --with-requirements requirements-maps.lock \
	  python -m tools.maps

sbom: $(UV) ## write a bill of materials (CycloneDX) of all that is pinned into dist
	@$(UV) run --quiet --no-project --isolated --python $(BIN)/python --with-requirements requirements-sbom.lock \
	  python -m tools.sbom

lock: $(UV) ## bring the lock files up to date with pyproject.toml
	@$(LOCK) -o requirements.lock
	@$(LOCK) --group dev -c requirements.lock -o requirements-dev.lock
	@$(LOCK:pyproject.toml=) --group maps -o requirements-maps.lock
	@$(LOCK:pyproject.toml=) --group node -o requirements-node.lock
	@$(LOCK:pyproject.toml=) --group ray -c requirements-dev.lock -o requirements-ray.lock
	@$(LOCK:pyproject.toml=) --group sbom -o requirements-sbom.lock

clean: ## remove .venv, caches and everything built
	@rm -rf .venv .mypy_cache .ruff_cache .import_linter_cache .pytest_cache .hypothesis .coverage htmlcov build dist node_modules
	@find src tests -name __pycache__ -type d -prune -exec rm -rf {} +

# Two stamps: what playing needs, and what developing needs on top.
.venv/.play: pyproject.toml requirements.lock | $(UV)
	$(call SAY,2,$(call PINNED,requirements.lock))
	@$(INSTALL) --require-hashes --no-deps -r requirements.lock
	@$(INSTALL) --no-deps -e .
	@touch $@

.venv/.dev: pyproject.toml requirements-dev.lock | $(UV)
	$(call SAY,2,$(call PINNED,requirements-dev.lock))
	@$(INSTALL) --require-hashes --no-deps -r requirements-dev.lock
	@$(INSTALL) --no-deps -e .
	@touch .venv/.play $@

.venv/.ray: .venv/.dev requirements-ray.lock
	@$(INSTALL) --require-hashes --no-deps -r requirements-ray.lock
	@touch $@

# What checks the browser client, and joins it for a wheel; from a checkout it is served as it is written.
node_modules/.stamp: package.json package-lock.json .venv/.node
	$(call SAY,3,what checks and joins the browser client)
	@$(WITH_NODE) npm ci --silent
	@touch $@

.venv/.node: requirements-node.lock | $(UV)
	@command -v node >/dev/null && command -v npm >/dev/null || { \
	  echo "Setting up (3/$(STEPS)): Node.js, as this machine has none" >&2; \
	  $(INSTALL) --require-hashes -r requirements-node.lock; }
	@touch $@

$(UV):
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null || { \
	  echo "Chancellery needs Python 3.11 or newer, and '$(PYTHON)' is not: install one, then try make PYTHON=python3.11." >&2; exit 1; }
	@$(PYTHON) -c 'import ensurepip, venv' 2>/dev/null || { \
	  echo "This Python cannot make virtual environments yet: install its venv package (on Debian and Ubuntu, apt install python3-venv), then run make again." >&2; exit 1; }
	$(call SAY,1,an environment in .venv)
	@$(PYTHON) -m venv --clear .venv
	@$(BIN)/python -m pip install -qq --disable-pip-version-check uv
