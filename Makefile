# Two commands are enough: `make play` and `make test`. Each sets up all it needs, once.
.PHONY: play test test-browsers build bench fmt check unit e2e setup nightly audit lighthouse screens screenshot fuzz clean help
.DEFAULT_GOAL := play

PYTHON ?= python3
export PATH := $(PATH):$(CURDIR)/.venv/bin
export PYTHONPATH := $(CURDIR)/py
VENV := .venv/bin/python

play: build            ## build the site and serve it on localhost
	node tools/serve.mjs dist

test: check unit e2e   ## everything: types and style, the rules, the page in real browsers

build: setup           ## dist/: the site as static files, ready for any web host
	node tools/build.mjs

check: setup           ## style and types
	$(VENV) -m ruff check py tests tools
	$(VENV) -m ruff format --check py tests tools
	$(VENV) -m mypy
	npx --no-install biome ci
	npx --no-install tsc

unit: setup            ## the engine on CPython
	$(VENV) -m pytest -n auto

e2e: build             ## the page in Chromium, and the ground it stands on in every browser found
	node tools/browsers.mjs
	npx --no-install playwright test

test-browsers: build   ## start, whole games of each kind, offline, a saved game and a link in Chromium, Firefox and WebKit
	node tools/browsers.mjs
	TROOP_BROWSERS=1 npx --no-install playwright test e2e/core.spec.js e2e/browsers.spec.js e2e/ground.spec.js

nightly: build         ## what takes longer than a person waits
	node tools/browsers.mjs
	TROOP_LONG=1 $(VENV) -m pytest -n auto
	TROOP_LONG=1 npx --no-install playwright test
	$(MAKE) fuzz
	$(VENV) -m troop.minds.ladder --games 100 --sequential --minutes 10 --check

fuzz: setup            ## 100,000 links, records and letters changed at random, with figures
	PYTHONPATH=py:tests $(VENV) tests/fuzzing.py 100000

bench: build           ## speed and weight, as ratios measured side by side
	node tools/browsers.mjs
	node tools/bench/bench.mjs

lighthouse: build      ## Lighthouse's scores, on its mobile profile
	node tools/browsers.mjs
	node tools/lighthouse.mjs

screens: build         ## pictures of every screen, sizes, languages and lights, into build/screens
	node tools/browsers.mjs
	node tools/screens.mjs

screenshot: build      ## the picture in the README
	node tools/browsers.mjs
	node tools/screenshot.mjs

audit: setup           ## ask for known weaknesses of everything that is pinned
	npm audit --audit-level=high
	$(PYTHON) -m venv build/audit
	build/audit/bin/python -m pip install --quiet --disable-pip-version-check pip-audit==2.10.1
	build/audit/bin/pip-audit --disable-pip --require-hashes -r tools/requirements/workshop.txt -r tools/requirements/node.txt

fmt: setup             ## put everything into its proper form
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
	npm install --no-save --loglevel=error  # as locked; not `npm ci`, which asks for the binaries of every other system too
	touch $@

help:                  ## this list
	@sed -nE 's/^([a-z-]+):.*## (.*)/\1\t\2/p' Makefile | expand -t 14

clean:                 ## away with all that was fetched and built
	rm -rf dist build .venv node_modules test-results
