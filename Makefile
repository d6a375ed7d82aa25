# `make play` and `make test` set up everything they need, once.
.PHONY: play test test-browsers build new-game check-game types bench fmt check unit e2e setup nightly upgrade-runtime audit lighthouse screens screenshot fuzz clean help
.DEFAULT_GOAL := play

PYTHON ?= python3
export PATH := $(PATH):$(CURDIR)/.venv/bin
export PYTHONPATH := $(CURDIR)/py
VENV := .venv/bin/python

play: build            ## build the site and serve it on localhost
	node tools/serve.mjs dist

test: check unit e2e   ## all checks and tests

build: setup           ## build the site into dist/
	$(VENV) tools/check_game.py
	node tools/build.mjs

new-game: setup        ## write the folder of a new game: make new-game NAME=oxo
	$(VENV) tools/new_game.py $(NAME)

check-game: setup      ## say what a game still needs: make check-game NAME=oxo
	$(VENV) tools/check_game.py $(NAME)

types: setup           ## write web/engine/api.d.ts from py/troop/api/types.py
	$(VENV) tools/api_types.py

check: setup           ## formatting, lint and types
	$(VENV) -m ruff check py tests tools
	$(VENV) -m ruff format --check py tests tools
	$(VENV) -m mypy
	npx --no-install biome ci
	npx --no-install tsc

unit: setup            ## unit tests, on CPython and Node.js
	$(VENV) -m pytest -n auto
	node --test $$(find tests/web -name "*.test.js")

e2e: build             ## browser tests
	node tools/browsers.mjs
	npx --no-install playwright test

test-browsers: build   ## core browser tests in Chromium, Firefox and WebKit
	node tools/browsers.mjs
	TROOP_BROWSERS=1 npx --no-install playwright test e2e/browsers e2e/engine/runtime.spec.js

upgrade-runtime: setup ## another Pyodide and PyScript: make upgrade-runtime PYODIDE=314.0.7 PYSCRIPT=0.7.31
	npm install --save-exact $(if $(PYODIDE),pyodide@$(PYODIDE)) $(if $(PYSCRIPT),@pyscript/core@$(PYSCRIPT))
	$(MAKE) build
	node tools/browsers.mjs
	TROOP_BROWSERS=1 npx --no-install playwright test e2e/engine/runtime.spec.js e2e/engine/unit-tests.spec.js e2e/browsers/daily.spec.js

nightly: build         ## long tests
	node tools/browsers.mjs
	TROOP_LONG=1 $(VENV) -m pytest -n auto
	TROOP_LONG=1 npx --no-install playwright test
	$(MAKE) fuzz
	$(VENV) -m troop.ai.tournament --games 100 --sequential --minutes 10 --check

fuzz: setup            ## 100,000 links and records changed at random
	PYTHONPATH=py:tests/support $(VENV) tests/support/fuzzing.py 100000

bench: build           ## measure speed, weight and memory
	node tools/browsers.mjs
	node tools/bench/bench.mjs

lighthouse: build      ## Lighthouse scores, mobile profile
	node tools/browsers.mjs
	node tools/lighthouse.mjs

screens: build         ## screenshots of every screen into build/screens
	node tools/browsers.mjs
	node tools/screens.mjs

screenshot: build      ## the picture in the README
	node tools/browsers.mjs
	node tools/screenshot.mjs

audit: setup           ## known vulnerabilities of pinned packages
	npm audit --audit-level=high
	$(PYTHON) -m venv build/audit
	build/audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit==2.10.1
	build/audit/bin/pip-audit --disable-pip --require-hashes -r tools/requirements/workshop.txt -r tools/requirements/node.txt

fmt: setup             ## format all files
	$(VENV) -m ruff check --fix py tests tools
	$(VENV) -m ruff format py tests tools
	npx --no-install biome check --write

setup: .venv/ready node_modules/ready

.venv/ready: tools/requirements/workshop.txt tools/requirements/node.txt
	$(PYTHON) -m venv .venv
	$(VENV) -m pip install --quiet --disable-pip-version-check --require-hashes -r tools/requirements/workshop.txt
	command -v node >/dev/null || $(VENV) -m pip install --quiet --require-hashes -r tools/requirements/node.txt
	touch $@

node_modules/ready: package.json package-lock.json .venv/ready
	npm install --no-save --loglevel=error  # as locked; `npm ci` would also ask for other systems' binaries
	touch $@

help:                  ## this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' Makefile | expand -t 14

clean:                 ## delete everything fetched and built
	rm -rf dist build .venv node_modules test-results
