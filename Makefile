# Metryvo: set up, build, test, check. `make help` is made of the comments with two signs. What takes more than a few
# commands is a script in Tools, whose first lines say what the script is given.

# Scripts read these two: Swift's command, and what runs a command as root.
export SWIFT ?= swift
export SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
# The commit goes into the binary, by the environment because SwiftPM caches the manifest and would keep an old one.
export METRYVO_COMMIT := $(shell git describe --always --dirty=+changes --abbrev=12 2>/dev/null || echo unknown)
# Builds products one by one: names, options.
products = for product in $(1); do $(SWIFT) build -c release --product $$product $(2) || exit 1; done
PUBLISHED := reports
## the folder that gets what checks and measurements find
REPORT := reports/latest
## a folder that keeps the figures of runs, which make check draws
HISTORY ?=

.PHONY: help check check-quick test lint build clean deps shells callgrind shellcheck corpora tables app-deps reports \
  publish coverage mutants fuzz sanitize wasm-check consumer-check site bench-base bench-self-test bench-peers app \
  app-serve app-check app-check-quick app-faults app-events app-compare install uninstall install-build install-check

help:
	@Tools/help.sh Makefile

##@ The main job
check: ## set up, build, verify, measure, compare and report
check-quick: ## the same with fewer cases, without worst inputs and GNU units
check check-quick: build corpora callgrind
	@HISTORY='$(HISTORY)' Tools/check.sh $@ $(REPORT)

test: deps corpora shells ## set up and run the tests
	@Tools/test.sh

lint: ## judge the form of sources, circles of files, and shell scripts
	@$(SWIFT) format lint --strict --parallel -r Package.swift Sources Tests Benchmarks Web
	@circles=$$(python3 Tools/file_circles.py --most 5) || { echo "$$circles"; exit 1; }
	@if command -v shellcheck >/dev/null; then shellcheck Tools/*.sh .ci/run; \
	else echo 'lint: shellcheck is missing: Tools/*.sh are not checked'; fi

build: deps ## only build
	@$(call products,metryvo metryvo-lab metryvo-bench)

clean: ## remove what was built and set up
	@rm -rf .build .build-* $(INSTALL_BUILD) .corpora
	@git worktree prune 2>/dev/null || true

##@ Set up: only what the machine lacks
deps: ## libgmp
shells: ## zsh and fish, in which completions are tested
callgrind: ## Valgrind, whose Callgrind counts instructions
shellcheck: ## what make lint judges shell scripts with
deps shells callgrind shellcheck:
	@C_COMPILER='$(CC)' Tools/packages.sh $@

corpora: ## published test vectors
	@Tools/corpora.sh

tables: ## other people's tables of units, for metryvo verify catalog
	@Tools/tables.sh

# What drives the app in browsers; axe is among it.
APP_TOOLS := playwright==1.65.2 selenium==4.51.0 axe-playwright-python==0.1.8
APP_VENV := .corpora/app-check
app-deps: ## browsers, fonts and tools that check the app
	@Tools/packages.sh $@
	@Tools/python_environment.sh $(APP_VENV) 'playwright, selenium, axe_playwright_python' $(APP_TOOLS)

##@ Publish
## the Chromium that takes pictures
BROWSER ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
## a command that makes a picture smaller
SHRINK ?= $(if $(shell command -v pngquant),pngquant 64 -,cat)
PUBLISH = BROWSER='$(BROWSER)' SHRINK='$(SHRINK)' Tools/publish.sh
# The seeded faults, which take some eight minutes, are published where `make mutants` has run.
reports: build corpora callgrind ## make check, then publish what it found, with pictures by Chromium
	@HISTORY='$(HISTORY)' $(PUBLISH) $@ $(REPORT) $(PUBLISHED) Tools/check.sh $@ $(REPORT)

publish: ## only publish what REPORT holds
	@$(PUBLISH) $@ $(REPORT) $(PUBLISHED)

##@ Other checks
## which tests make coverage runs; if empty, all
FILTER ?=
COVERAGE = $(SWIFT) test -c release --scratch-path .build-coverage
coverage: deps corpora shells ## run the tests and say which part of the lines of each target they ran
	@$(COVERAGE) --disable-testable-imports --enable-code-coverage $(FILTER:%=--filter '%')
	@python3 Tests/coverage.py "$$($(COVERAGE) --show-codecov-path)" .

# Each mistake runs in a process of its own. One that is not found is named, and ends the run of its seed.
mutants: deps corpora ## judge the laws: each seeded mistake must be found, on four seeds
	@$(call products,metryvo-lab,--traits SeededFaults --scratch-path .build-faults)
	@status=0; for seed in 1 2 3 4; do .build-faults/release/metryvo-lab verify mutants --seed $$seed \
	  --report $(REPORT) || status=$$?; echo; done; exit $$status

# Each with the longest input that it gets, in bytes: long ones only where the text has a structure.
FUZZERS := FuzzNumbers:128 FuzzMeasures:96 FuzzVectors:512 FuzzRegistries:512 FuzzRows:256 FuzzNotebooks:4096
## how long make fuzz runs each reader
SECONDS ?= 60
fuzz: deps ## let libFuzzer look for texts that stop a reader
	@Tools/fuzz.sh $(SECONDS) $(FUZZERS)

sanitize: deps callgrind ## look for data races and for limbs outside their memory
	@Tools/sanitize.sh

# How much the reader of registries may add to the module with custom units, and notebooks to the engine, after brotli.
REGISTRY_BYTES := 30000
NOTEBOOK_BYTES := 140000
wasm-check: ## run the engine as WebAssembly (node, wasmkit) and compare it with native
	@Tools/wasm_check.sh $(REGISTRY_BYTES) $(NOTEBOOK_BYTES)

consumer-check: callgrind ## run a package that uses the library and judges a backend, without libgmp
	@C_COMPILER='$(CC)' Tools/consumer_check.sh

site: ## write the documentation of the library as pages, with the toolchain's docc
	@Tools/site.sh .build-site Metryvo PropertyTesting Conformance

##@ Measure
## the revision to compare with; if empty, where this branch left main
BASE ?=
BASE_CHECKOUT := .build-base
## in how many orders of functions each compared program is linked
ORDERS ?= 6
# For what counts cannot see, such as chains of dependent instructions.
bench-base: deps ## time this program beside that of BASE, in turns
	@Tools/base_checkout.sh $(BASE_CHECKOUT) $(BASE)
	@for checkout in . $(BASE_CHECKOUT); do Tools/shuffled_builds.sh $$checkout $(ORDERS) || exit 1; done
	@.build-shuffled/metryvo-bench-1 base --base-budgets $(BASE_CHECKOUT)/Benchmarks/Budgets.json \
	  --programs .build-shuffled/metryvo-bench-* --bases $(BASE_CHECKOUT)/.build-shuffled/metryvo-bench-*

# Each subject is planted 5 % more instructions, which its budget must find; then all are counted ten times, every
# second time beside a loaded core, and may differ by 0.1 %. Last, builds of these sources in other orders of functions
# are compared as bench-base does, 20 times slowed by a fifth and 50 times not: some 100 minutes in all.
bench-self-test: build callgrind ## judge the budgets: plant slowdowns, count ten times, compare equal builds
	@rm -rf .build-again; $(call products,metryvo metryvo-bench,--scratch-path .build-again)
	@Tools/shuffled_builds.sh . $$((2 * $(ORDERS)))
	@.build/release/metryvo-bench self-test --other-build .build-again/release/metryvo-bench \
	  --orders .build-shuffled/metryvo-bench-*

bench-peers: deps ## measure the arithmetic beside Intel's decimal library and libmpdec
	@C_COMPILER='$(CC)' Tools/bench_peers.sh $(REPORT)

##@ The web app
## the folder that the app is built into
SITE := Web/site
## where make app-serve serves
PORT ?= 8080
# The stack stands below the data, so that a recursion without end traps in place of overwriting them.
app: ## build the app: a folder for a server, and a single file
	@Tools/wasm_modules.sh .build-wasm 'WebApp Unpacker' -Xlinker --stack-first -Xlinker -z -Xlinker stack-size=262144
	@$(call products,site replay,--package-path Web --scratch-path .build-wasm-native)
	@Tools/app_module.sh .build-wasm/release .build-wasm/app
	@.build-wasm-native/release/site Web/App .build-wasm/app $(SITE)
	@echo 'app: open $(SITE)/metryvo.html, or serve the folder: make app-serve'

app-serve: app ## build the app and serve it
	@echo 'app-serve: http://localhost:$(PORT)/, until Ctrl-C'
	@python3 -m http.server $(PORT) --bind 127.0.0.1 --directory $(SITE)

APP_CHECK = $(APP_VENV)/bin/python Web/Check/AppCheck/app_check.py --site $(SITE)
app-check: app-deps app ## check the app in Chromium and WebKitGTK
	@$(APP_CHECK) --reports $(PUBLISHED)/app --findings $(REPORT)

app-check-quick: app-deps app ## the same in minutes
	@$(APP_CHECK) --quick

app-faults: app-deps app ## judge the checks by mistakes, each planted in a copy of the app
	@$(APP_CHECK) --faults

app-events: ## give the app a million random events, natively; make test has thirteen thousand
	@METRYVO_EVENTS=1000000 $(SWIFT) test -c release --disable-testable-imports --filter RandomEventsTests

## the folder that gets the pictures of make app-compare
CHANGED ?= .build-changed
app-compare: app-deps app ## draw what looks otherwise than in BASE, and fail if something does
	@Tools/base_checkout.sh $(BASE_CHECKOUT) $(BASE)
	@$(MAKE) -C $(BASE_CHECKOUT) app
	@$(APP_CHECK) --base $(BASE_CHECKOUT)/Web/site --reports $(CHANGED)

##@ Install
## where make install puts things
PREFIX ?= /usr/local
## what stands before PREFIX when a package is made
DESTDIR ?=
## options for the linker; unless told, those that put all libraries in
STATIC ?= $(eval STATIC := $$(shell SWIFT='$$(SWIFT)' Tools/static_options.sh))$(STATIC)
# `make install-check STATIC= INSTALL_BUILD=.build` takes what `make build` has built: it checks all but the linking.
## where make install builds
INSTALL_BUILD ?= .build-install
install: install-build ## put metryvo, metryvo-lab, the manual and completions below PREFIX
	@DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' Tools/install.sh $(INSTALL_BUILD)/installed

uninstall: ## remove what make install put there
	@DESTDIR='$(DESTDIR)' PREFIX='$(PREFIX)' Tools/install.sh

install-build: deps ## only build what make install installs
	@STATIC='$(STATIC)' Tools/install_build.sh $(INSTALL_BUILD)

# What is installed as metryvo may have 20 MB, with all libraries inside.
install-check: install-build ## install into a scratch folder, run it there, uninstall it
	@STATIC='$(STATIC)' Tools/install_check.sh '$(MAKE)' 20000000
