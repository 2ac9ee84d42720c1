# Needs only make and Python 3.11 or newer with its venv module. 'make' alone lists the targets.
# Another Python: make PYTHON=python3.12 test. Arguments for what is run: make play ARGS='--help'.

.DEFAULT_GOAL := help
ifndef SIDE_BY_SIDE
.NOTPARALLEL: # only 'make test' says which of its steps may run at the same time
endif
.PHONY: help play page web web-check test quick check test-pure test-compiled compiled compiled-if-possible browser bench turns load click soak screenshots rules-map protocol audit lock clean

VENV := .venv
BIN := $(VENV)/bin
BENCH := .venv-bench
COMPILED := build/compiled
PIP_INSTALL := -m pip install -qq --disable-pip-version-check --no-input
UV := uv==0.13.7

# ---- Which Python: only looked for when a target needs one

ifneq (,$(filter-out help clean,$(MAKECMDGOALS)))
USABLE := import sys, ensurepip, venv; sys.exit(sys.version_info < (3, 11))
ifeq (undefined,$(origin PYTHON))
PYTHON := $(shell for python in python3 python3.14 python3.13 python3.12 python3.11; do \
  if $$python -c '$(USABLE)' >/dev/null 2>&1; then echo $$python; break; fi; done)
ifeq (,$(PYTHON))
$(error Ludoteca needs Python 3.11 or newer with its venv module, and none of python3, python3.14, python3.13, \
python3.12, python3.11 here is that ($(shell python3 --version 2>&1)). Say which to use: make PYTHON=/path/to/python. \
On Debian and Ubuntu, the module is in the package python3-venv)
endif
else ifneq (yes,$(shell $(PYTHON) -c '$(USABLE)' >/dev/null 2>&1 && echo yes))
$(error '$(PYTHON)' is not a Python 3.11 or newer with its venv module ($(shell $(PYTHON) --version 2>&1)))
endif
PYTHON_VERSION := $(shell $(PYTHON) -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])')
# Folders too, so that a removed file counts as a change.
SOURCES := $(shell find src -name __pycache__ -prune -o -print)
endif

help: ## list the targets
	@echo "Ludoteca. Targets:"
	@sed -n 's/^\([a-z][a-z-]*\):.*## \(.*\)/make \1@\2/p' Makefile | while IFS=@ read -r name what; do \
	  printf '  %-20s%s\n' "$$name" "$$what"; done

# ---- Environments: a stamp file in each says what has been installed

$(VENV)/made-$(PYTHON_VERSION):
	@echo "Setting up $(VENV) with Python $(PYTHON_VERSION): once, half a minute or so."
	@rm -rf $(VENV)
	@$(PYTHON) -m venv $(VENV)
	@touch $@

$(VENV)/play: $(VENV)/made-$(PYTHON_VERSION) requirements/play.txt pyproject.toml
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/play.txt
	@$(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation --editable .
	@touch $@

$(VENV)/dev: $(VENV)/play requirements/dev.txt
	@$(BIN)/python $(PIP_INSTALL) --require-hashes -r requirements/dev.txt
	@touch $@

$(BENCH)/made-$(PYTHON_VERSION): requirements/bench.txt
	@echo "Setting up $(BENCH) with Python $(PYTHON_VERSION): once, a minute or so."
	@rm -rf $(BENCH)
	@$(PYTHON) -m venv $(BENCH)
	@$(BENCH)/bin/python $(PIP_INSTALL) --require-hashes -r requirements/bench.txt
	@touch $@

# ---- To play

play: page ## play in the browser
	@$(BIN)/ludoteca $(ARGS)

page: $(VENV)/play ## build the page that the server shows, if its sources have changed
	@$(BIN)/python hatch_build.py page

# ---- To check

check: $(VENV)/dev ## formatting, lint, types, and who imports whom
	$(BIN)/ruff format --check .
	$(BIN)/ruff check .
	$(BIN)/mypy src tests tools hatch_build.py web/wire_types.py $(wildcard benchmarks/*.py benchmarks/*/*.py)
	$(BIN)/pytest tests/test_imports.py

# Without what plays many whole games at random.
quick: $(VENV)/dev ## kernel, rules of both games, texts and types: a minute and a half
	$(BIN)/mypy src tests tools hatch_build.py web/wire_types.py $(wildcard benchmarks/*.py benchmarks/*/*.py)
	$(BIN)/pytest -n 2 tests/kernel tests/encyclopedia tests/navoria tests/games tests/text tests/test_imports.py \
	  tests/test_rules_map.py --ignore tests/encyclopedia/test_contract.py --ignore tests/games/test_machine.py $(ARGS)

# Two steps at a time where neither waits for the other: pip beside npm, then the compiler, which uses one core, beside
# the checks. Each step's output comes in one piece. The tests follow, and keep all cores busy by themselves.
BESIDE := --no-print-directory SIDE_BY_SIDE=yes -j2 $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)

test: ## all checks and tests, on plain Python and on the compiled package
	@$(MAKE) $(BESIDE) $(VENV)/dev page
	@$(MAKE) $(BESIDE) compiled-if-possible check web-check
	@$(MAKE) --no-print-directory test-pure test-compiled

# One more than the cores of a small machine, because some tests wait: for PostgreSQL, for a clock, for a killed server.
WORKERS := 3

test-pure: $(VENV)/dev page browser ## the tests on plain Python, with a real PostgreSQL and a real browser
	LUDOTECA_EXPECT=pure $(BIN)/pytest -n $(WORKERS) --dist loadscope $(ARGS)

# The page is tested in a real browser. Without one: root on Debian gets it; anybody else is told by the tests.
browser:
	@command -v "$${LUDOTECA_CHROMIUM:-chromium}" chromium-browser google-chrome >/dev/null || \
	if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
	  echo "Installing Debian's chromium, for the tests of the page."; \
	  apt-get -qq update && DEBIAN_FRONTEND=noninteractive apt-get -qq install -y --no-install-recommends chromium >/dev/null; \
	fi

# Without a C compiler: root on Debian gets one, CI fails, and anybody else is told that this half was left out.
test-compiled: $(VENV)/dev ## the tests on the compiled package
	@if why=$$($(TOOLCHAIN)); then \
	  $(MAKE) --no-print-directory compiled && \
	  echo 'PYTHONPATH=$(COMPILED) LUDOTECA_EXPECT=compiled $(BIN)/pytest -n $(WORKERS) -m "not pure_only" $(ARGS)' && \
	  PYTHONPATH=$(COMPILED) LUDOTECA_EXPECT=compiled $(BIN)/pytest -n $(WORKERS) -m "not pure_only" $(ARGS); \
	elif [ "$$CI" = true ]; then \
	  echo "ERROR: the compiled package cannot be tested: $$why. Install a C compiler (Debian: gcc libc6-dev)." >&2; \
	  exit 1; \
	else \
	  echo "NOTE: the compiled package was NOT tested: $$why. Install a C compiler (Debian: gcc libc6-dev)." >&2; \
	fi

# Succeeds if C can be compiled, after installing Debian's compiler if need be; else prints why not, and fails.
TOOLCHAIN = why=$$($(BIN)/python hatch_build.py why-not) && exit 0; \
  if [ "$$(id -u)" = 0 ] && command -v apt-get >/dev/null; then \
    echo "Compiling is not possible yet ($$why): installing Debian's gcc." >&2; \
    headers=$$($(BIN)/python -c 'import sys, sysconfig; print("libpython%d.%d-dev" % sys.version_info[:2] \
      if sysconfig.get_path("include").startswith("/usr/include/") else "")'); \
    { apt-get -qq update && DEBIAN_FRONTEND=noninteractive \
      apt-get -qq install -y --no-install-recommends gcc libc6-dev $$headers; } >&2; \
    why=$$($(BIN)/python hatch_build.py why-not) && exit 0; \
  fi; \
  echo "$$why"; exit 1

compiled: $(COMPILED)/made-$(PYTHON_VERSION) ## compile the package into build/compiled

# Where it is not possible, test-compiled says why.
compiled-if-possible: $(VENV)/dev
	@if ($(TOOLCHAIN)) >/dev/null; then $(MAKE) --no-print-directory compiled; fi

$(COMPILED)/made-$(PYTHON_VERSION): $(VENV)/dev $(SOURCES) pyproject.toml hatch_build.py
	@if why=$$($(TOOLCHAIN)); then :; else echo "ERROR: cannot compile: $$why." >&2; exit 1; fi
	@echo "Compiling into $(COMPILED)."
	@rm -rf $(COMPILED)
	@LUDOTECA_COMPILE=require $(BIN)/python $(PIP_INSTALL) --no-deps --no-build-isolation --target $(COMPILED) .
	@touch $@

soak: compiled page browser ## many games with random players, on the compiled package
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.soak $(ARGS)
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.faults.kill --kills 2000
	PYTHONPATH=$(COMPILED) $(BIN)/python -m tests.server.secrets --games 1000
	$(BIN)/python -m tests.e2e --whole

load: compiled ## how quickly a move is on disk: 8,000 sockets beside other servers; each database; idle cost; memory
	PYTHONPATH=$(COMPILED) $(BIN)/python -m benchmarks.load $(ARGS)

screenshots: $(VENV)/dev page browser ## every main screen at both sizes, into build/screenshots
	$(BIN)/python -m tools.screenshots $(ARGS)

click: $(VENV)/dev page browser ## how soon a click's answer is painted
	$(BIN)/python -m benchmarks.click $(ARGS)

bench: compiled $(BENCH)/made-$(PYTHON_VERSION) ## measure, and compare with other engines
	$(BENCH)/bin/python -m benchmarks.run $(ARGS)

turns: compiled ## how long the strongest level thinks about a turn
	$(BIN)/python -m benchmarks.turns $(ARGS)

web-check: $(VENV)/dev ## the page: its types, and the tests of what it shows
	$(BIN)/python web/wire_types.py --check
	$(BIN)/python hatch_build.py npm run check
	$(BIN)/python hatch_build.py npm test

web: $(VENV)/play ## work on the page: it shows every change at once, beside a server that runs
	$(BIN)/python hatch_build.py npm run dev

# ---- To maintain

audit: $(VENV)/play ## known weaknesses of what we depend on, where the databases can be reached
	@rm -rf build/audit
	@$(PYTHON) -m venv build/audit
	@build/audit/bin/python $(PIP_INSTALL) --require-hashes -r requirements/audit.txt
	build/audit/bin/pip-audit --disable-pip --require-hashes -r requirements/play.txt
	$(BIN)/python hatch_build.py npm audit
	@rm -rf build/audit

protocol: $(VENV)/dev ## write the reference part of docs/protocol.md, and the page's types of the wire
	$(BIN)/python -m tools.protocol
	$(BIN)/python web/wire_types.py

rules-map: $(VENV)/dev ## write docs/rules-map.md: each rule's code and tests
	$(BIN)/python -m tools.rules_map

LOCK = build/lock/bin/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes --no-header \
  --no-emit-index-url --no-annotate $(UPGRADE)

lock: ## pin the requirements again; UPGRADE=--upgrade takes newer versions
	@rm -rf build/lock
	@$(PYTHON) -m venv build/lock
	@build/lock/bin/python $(PIP_INSTALL) $(UV)
	$(LOCK) pyproject.toml --group play --output-file requirements/play.txt
	$(LOCK) pyproject.toml --group dev --constraints requirements/play.txt --output-file requirements/dev.txt
	$(LOCK) pyproject.toml --group bench --constraints requirements/dev.txt --output-file requirements/bench.txt
	$(LOCK) --group audit --output-file requirements/audit.txt
	@rm -rf build/lock

clean: ## remove everything that was built or installed here
	rm -rf $(VENV) $(BENCH) build dist src/ludoteca/server/page web/node_modules .mypy_cache .pytest_cache .ruff_cache .hypothesis
	find src tests benchmarks -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true
