# Metryvo: set up, build, test, check. `make help` lists the targets.

SWIFT ?= swift
# The commit goes into the binary. It travels in the environment because SwiftPM caches the manifest
# and would keep an old one.
export METRYVO_COMMIT := $(shell git describe --always --dirty=+changes --abbrev=12 2>/dev/null || echo unknown)
# For scripts: Swift's command, and what runs a command as root.
export SWIFT
export SUDO := $(if $(filter 0,$(shell id -u)),,sudo)
BUILD := .build/release
METRYVO := $(BUILD)/metryvo
PROGRAMS := metryvo metryvo-lab
WASM_BUILD := .build-wasm
WASM_NATIVE_BUILD := .build-wasm-native
# How much the reader of registries may add, after brotli, to the module with custom units.
REGISTRY_BYTES := 30000
# How much notebooks may add, after brotli, to the module of the engine.
NOTEBOOK_BYTES := 140000
# Where the app is built, and the port that it is served on.
SITE := Web/site
# The module made smaller, whole and in two parts, and what binaryen is told that browsers have. Large functions with one
# caller stay apart: inlined, they would come into the first part with callers that seldom call them.
APP_PARTS := $(WASM_BUILD)/app
WASM_FEATURES := --enable-bulk-memory --enable-sign-ext --enable-mutable-globals --enable-nontrapping-float-to-int \
  --enable-multivalue --enable-reference-types
PORT ?= 8080
EMBEDDED := -enable-experimental-feature Embedded -wmo -Osize -parse-as-library
PEERS_BUILD := .build-peers
AGAIN_BUILD := .build-again
LIBMPDEC := .corpora/mpdecimal
# Each with the longest input that it gets, in bytes: long ones only where the text has a structure.
FUZZERS := FuzzNumbers:128 FuzzMeasures:96 FuzzVectors:512 FuzzRegistries:512 FuzzRows:256 \
  FuzzNotebooks:4096
# How long `make fuzz` runs each of them.
SECONDS ?= 60
FAULTS_BUILD := .build-faults
COVERAGE_BUILD := .build-coverage
REPORT := reports/latest
PUBLISHED := reports
# What is installed as `metryvo` may be this large, with all libraries inside.
PROGRAM_BYTES := 20000000
BROWSER ?= $(shell command -v chromium || command -v chromium-browser || command -v google-chrome)
# Makes a picture a third as large, where pngquant is installed.
SHRINK ?= $(if $(shell command -v pngquant),pngquant 64 -,cat)
PUBLISH = BROWSER='$(BROWSER)' SHRINK='$(SHRINK)' Tools/publish.sh
SOURCES := Package.swift Sources Tests Benchmarks Web
# What drives the app in browsers, in an environment of its own; axe is among it.
APP_TOOLS := playwright==1.65.2 selenium==4.51.0 axe-playwright-python==0.1.8
APP_VENV := .corpora/app-check
# The revision that screens and times are compared with; where this branch left main if none is said.
BASE ?=
# Where that revision is built.
BASE_CHECKOUT := .build-base
# In how many orders of functions each of two compared programs is linked.
ORDERS ?= 6
# Where pictures of what differs are put.
CHANGED ?= .build-changed
APP_CHECK = $(APP_VENV)/bin/python Web/Check/AppCheck/app_check.py --site $(SITE)
# Where `make install` puts things; DESTDIR stands before it when a package is made.
PREFIX ?= /usr/local
DESTDIR ?=
BASH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/bash-completion/completions
ZSH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/zsh/site-functions
FISH_COMPLETIONS = $(DESTDIR)$(PREFIX)/share/fish/vendor_completions.d
MANUAL = $(DESTDIR)$(PREFIX)/share/man/man1
# What is installed is built apart, with all libraries inside, so that it starts without looking for any; where the
# C library or libgmp cannot be linked in, with those of Swift alone, which on macOS are the system's.
# `make install-check STATIC= INSTALL_BUILD=.build` takes what `make build` has built instead, and so checks all
# but that in a minute.
STATIC ?= $(eval STATIC := $$(shell $$(LINKING)))$(STATIC)
# LLVM's linker, because others repeat at every link that host names, users and plugins need shared libraries of glibc
# at run time. That is true of functions which Foundation contains and metryvo does not call.
FULLY_STATIC := -static-executable -use-ld=lld
define LINKING
if [ "$$(uname)" = Darwin ]; then exit; fi; \
folder=$$(mktemp -d); printf 'import Foundation\nprint(Data([7]).base64EncodedString())\n' >"$$folder/main.swift"; \
if $(SWIFT)c $(FULLY_STATIC) "$$folder/main.swift" -lgmp -o "$$folder/main" >/dev/null 2>&1 \
  && [ "$$("$$folder/main")" = 'Bw==' ]; then \
  for option in $(FULLY_STATIC); do echo "-Xswiftc $$option"; done; \
else echo --static-swift-stdlib; fi; \
rm -rf "$$folder"
endef
INSTALL_BUILD ?= .build-install
MANUAL_BUILD := .build-manual
MANUAL_TOOL = $(INSTALL_BUILD)/checkouts/swift-argument-parser
INSTALLED = $(INSTALL_BUILD)/installed

.PHONY: help deps corpora shells tables callgrind build lint test coverage check check-quick mutants reports publish bench-peers bench-base bench-self-test
.PHONY: fuzz sanitize wasm-check consumer-check app app-serve app-deps app-check app-check-quick app-faults app-compare app-events
.PHONY: install-build install install-check uninstall clean

help:
	@echo 'make check           set up, build, verify, measure, compare and report: the main job (HISTORY=folder: and'
	@echo '                     draw how the figures went over the runs kept there)'
	@echo 'make coverage        run the tests and say which part of the lines of each target they ran'
	@echo 'make check-quick     the same with fewer cases, without worst inputs and GNU units'
	@echo 'make test            set up and run the tests'
	@echo 'make mutants         judge the laws: each seeded mistake must be found, on four seeds'
	@echo 'make reports         make check, then publish what it found in $(PUBLISHED), with pictures by Chromium'
	@echo 'make publish         only publish what $(REPORT) holds'
	@echo "make bench-peers     measure the arithmetic beside Intel's decimal library and libmpdec"
	@echo 'make bench-base      time this program beside that of BASE (where this branch left main), in turns'
	@echo 'make bench-self-test judge the budgets: plant slowdowns, count ten times, compare equal builds'
	@echo 'make install         build metryvo and metryvo-lab, put them, the manual and completions below $(PREFIX) (PREFIX=…)'
	@echo 'make uninstall       remove what make install put there'
	@echo 'make install-check   install into a scratch folder, run it there, uninstall it'
	@echo 'make fuzz            let libFuzzer look for texts that stop a reader (SECONDS=60 for each)'
	@echo 'make sanitize        look for data races and for limbs outside their memory'
	@echo 'make lint            check the format of the sources, and that no circle of files is large'
	@echo 'make wasm-check      run the engine as WebAssembly (node, wasmkit) and compare it with native'
	@echo 'make app             build the web app: a folder and a single file in $(SITE) (make app-serve: and serve it)'
	@echo 'make app-check       check the web app in Chromium and WebKitGTK (make app-check-quick: in minutes; make'
	@echo '                     app-faults: judge the checks by planted mistakes; make app-events: a million random events;'
	@echo '                     make app-compare: draw what looks otherwise than in BASE, and fail if something does)'
	@echo 'make consumer-check  build and run a package that uses the library and judges a backend, without libgmp'
	@echo 'make deps corpora    only set up: libgmp, published test vectors (make shells: zsh and fish, for tests; make'
	@echo '                     callgrind: Valgrind, which counts instructions)'
	@echo "make tables          fetch other people's tables of units, for metryvo verify catalog"
	@echo 'make build clean     only build; remove what was built'

# libgmp, the shells in which tests press a key, and Valgrind, whose Callgrind counts instructions.
deps shells callgrind:
	@CC='$(CC)' Tools/packages.sh $@

corpora:
	@Tools/corpora.sh

tables:
	@Tools/tables.sh

build: deps
	@for program in $(PROGRAMS) metryvo-bench; do $(SWIFT) build -c release --product $$program || exit 1; done

lint:
	@$(SWIFT) format lint --strict --parallel -r $(SOURCES)
	@circles=$$(python3 Tools/file_circles.py --most 5) || { echo "$$circles"; exit 1; }

test: deps corpora shells
	@Tools/test.sh

check: build corpora callgrind
	@HISTORY='$(HISTORY)' Tools/check.sh $@ normal $(REPORT)

check-quick: build corpora callgrind
	@HISTORY='$(HISTORY)' Tools/check.sh $@ quick $(REPORT)

# Each subject is planted 5 % more instructions, which its budget must find; then all are counted ten times, every
# second time beside a loaded core, and may differ by 0.1 %. Last, builds of these sources in other orders of functions
# are compared as bench-base does, 20 times slowed by a fifth and 50 times not: some 100 minutes in all.
bench-self-test: build callgrind
	@rm -rf $(AGAIN_BUILD); for product in metryvo metryvo-bench; do \
	  $(SWIFT) build -c release --product $$product --scratch-path $(AGAIN_BUILD) || exit 1; done
	@Tools/shuffled_builds.sh . $$((2 * $(ORDERS)))
	@$(BUILD)/metryvo-bench self-test --other-build $(AGAIN_BUILD)/release/metryvo-bench \
	  --orders .build-shuffled/metryvo-bench-*

# What counts cannot see, such as chains of dependent instructions: this program and that of BASE take turns, each linked
# in ORDERS orders of functions.
bench-base: deps
	@Tools/base_checkout.sh $(BASE_CHECKOUT) $(BASE)
	@for checkout in . $(BASE_CHECKOUT); do Tools/shuffled_builds.sh $$checkout $(ORDERS) || exit 1; done
	@.build-shuffled/metryvo-bench-1 base --base-budgets $(BASE_CHECKOUT)/Benchmarks/Budgets.json \
	  --programs .build-shuffled/metryvo-bench-* --bases $(BASE_CHECKOUT)/.build-shuffled/metryvo-bench-*

# The laws are judged by the mistakes of a table, each in a process of its own, in a build whose sources have
# them. All must be found on every seed; one that is not is named, and ends the run.
mutants: deps corpora
	@$(SWIFT) build -c release --product metryvo-lab --traits SeededFaults --scratch-path $(FAULTS_BUILD)
	@status=0; for seed in 1 2 3 4; do \
	  $(FAULTS_BUILD)/release/metryvo-lab verify mutants --seed $$seed --report $(REPORT) || status=$$?; echo; \
	done; exit $$status

# What was found is published, a breach or what could not be decided as well; the exit code is that of the check.
# The seeded faults, which take some eight minutes, are among it where `make mutants` has run.
reports: build corpora callgrind
	@HISTORY='$(HISTORY)' $(PUBLISH) $@ $(REPORT) $(PUBLISHED) Tools/check.sh $@ normal $(REPORT)

publish:
	@$(PUBLISH) $@ $(REPORT) $(PUBLISHED)

# Intel's library, a package of Debian and its kin; elsewhere METRYVO_PEERS=intel builds where the linker finds it.
bench-peers: deps
	@CC='$(CC)' Tools/packages.sh $@
	@if Tools/libmpdec.sh $(LIBMPDEC); then :; \
	else rm -rf $(LIBMPDEC); echo 'bench-peers: libmpdec could not be built; going on without it'; fi
	@METRYVO_PEERS=intel$$(if [ -f $(LIBMPDEC)/libmpdec/libmpdec.a ]; then echo ,libmpdec; fi) \
	  $(SWIFT) build -c release --product metryvo-bench --scratch-path $(PEERS_BUILD)
	@$(PEERS_BUILD)/release/metryvo-bench --only-peers --report $(REPORT)

fuzz: deps
	@Tools/fuzz.sh $(SECONDS) $(FUZZERS)

sanitize: deps callgrind
	@Tools/sanitize.sh

# The same cases in WebAssembly, under node and under wasmkit, and natively: the digests must be equal. The options of
# Embedded Swift stand on the command line, where they reach the engine's targets too; no other build has them.
wasm-check app: UNICODE_TABLES = $(shell $(SWIFT)c -print-target-info | sed -n 's/.*"runtimeResourcePath": "\(.*\)".*/\1/p')/embedded/wasm32-unknown-none-wasm/libswiftUnicodeDataTables.a
wasm-check:
	@for module in WebExports WebVectors WebCustomUnits WebRegistry WebNotebook; do \
	  $(SWIFT) build -c release --package-path Web --product $$module --scratch-path $(WASM_BUILD) \
	    --triple wasm32-unknown-none-wasm $(EMBEDDED:%=-Xswiftc %) -Xlinker $(UNICODE_TABLES) || exit $$?; \
	done
	@$(SWIFT) build -c release --package-path Web --product web-comparison --scratch-path $(WASM_NATIVE_BUILD)
	@$(WASM_NATIVE_BUILD)/release/web-comparison $(WASM_BUILD)/release Web/Check/WebComparison/digests.mjs
	@if command -v node >/dev/null; then \
	  node Web/Check/WebComparison/sizes.mjs $(WASM_BUILD)/release/WebExports.wasm \
	    $(WASM_BUILD)/release/WebCustomUnits.wasm $(WASM_BUILD)/release/WebRegistry.wasm \
	    $(WASM_BUILD)/release/WebNotebook.wasm $(REGISTRY_BYTES) $(NOTEBOOK_BYTES); \
	else echo 'wasm-check: sizes: skipped, node is not on the PATH'; fi

# The app, as a folder for a server and as a single file. The stack stands below the data, so that a recursion
# without end traps in place of overwriting them.
app:
	@for module in WebApp Unpacker; do \
	  $(SWIFT) build -c release --package-path Web --product $$module --scratch-path $(WASM_BUILD) \
	    --triple wasm32-unknown-none-wasm $(EMBEDDED:%=-Xswiftc %) -Xlinker $(UNICODE_TABLES) \
	    -Xlinker --stack-first -Xlinker -z -Xlinker stack-size=262144 || exit 1; \
	done
	@for program in site replay; do \
	  $(SWIFT) build -c release --package-path Web --product $$program --scratch-path $(WASM_NATIVE_BUILD) || exit 1; \
	done
	@mkdir -p $(APP_PARTS) && cd $(APP_PARTS) && rm -f *.wasm && \
	cp $(CURDIR)/$(WASM_BUILD)/release/WebApp.wasm whole.wasm && cp $(CURDIR)/$(WASM_BUILD)/release/Unpacker.wasm unpacker.wasm && \
	if command -v wasm-opt >/dev/null && command -v wasm-split >/dev/null && command -v node >/dev/null; then \
	  wasm-opt $(WASM_FEATURES) --flatten --rereloop -Oz --one-caller-inline-max-function-size=20 --low-memory-unused whole.wasm -o whole.wasm && \
	  wasm-opt $(WASM_FEATURES) -O2 unpacker.wasm -o unpacker.wasm && \
	  wasm-split $(WASM_FEATURES) --instrument whole.wasm -o counted.wasm && \
	  node $(CURDIR)/Web/FirstPart/profile.mjs counted.wasm profile && \
	  wasm-split $(WASM_FEATURES) --split whole.wasm --profile=profile -o1 first.wasm -o2 rest.wasm; \
	else echo 'app: binaryen (wasm-opt, wasm-split) or node is missing: the module stays whole, and larger'; fi
	@$(WASM_NATIVE_BUILD)/release/site Web/App $(APP_PARTS) $(SITE)
	@echo 'app: open $(SITE)/metryvo.html, or serve the folder: make app-serve'

app-serve: app
	@echo 'app-serve: http://localhost:$(PORT)/, until Ctrl-C'
	@python3 -m http.server $(PORT) --bind 127.0.0.1 --directory $(SITE)

# Browsers, a display for WebKitGTK, fonts of Japanese and Chinese, and what drives them. The checks of an engine that
# cannot be installed are skipped, which is said and counted.
app-deps:
	@Tools/packages.sh $@
	@Tools/python_environment.sh $(APP_VENV) 'playwright, selenium, axe_playwright_python' $(APP_TOOLS)

# The proof of the app, in Chromium and WebKitGTK: each check says how much it judged.
app-check: app-deps app
	@$(APP_CHECK) --reports $(PUBLISHED)/app --findings $(REPORT)

app-check-quick: app-deps app
	@$(APP_CHECK) --quick

# A million random events to the app, natively; make test has thirteen thousand.
app-events:
	@METRYVO_EVENTS=1000000 $(SWIFT) test -c release --disable-testable-imports --filter RandomEventsTests

# Which lines the tests run, in a build of its own; FILTER chooses tests.
coverage: deps corpora shells
	@$(SWIFT) test -c release --disable-testable-imports --enable-code-coverage --scratch-path $(COVERAGE_BUILD) $(FILTER:%=--filter '%')
	@python3 Tests/coverage.py "$$($(SWIFT) test -c release --scratch-path $(COVERAGE_BUILD) --show-codecov-path)" .

app-compare: app-deps app
	@Tools/base_checkout.sh $(BASE_CHECKOUT) $(BASE)
	@$(MAKE) -C $(BASE_CHECKOUT) app
	@$(APP_CHECK) --base $(BASE_CHECKOUT)/Web/site --reports $(CHANGED)

# The checks are judged by mistakes, each planted in a copy of the site.
app-faults: app-deps app
	@$(APP_CHECK) --faults

consumer-check: callgrind
	@CC='$(CC)' Tools/consumer_check.sh

# The manual is made from the help by the tool that comes with
# the argument parser; pages of subcommands are named as man looks for them: `man metryvo convert`.
install-build: deps
	@for program in $(PROGRAMS); do \
	  $(SWIFT) build -c release $(STATIC) --product $$program --scratch-path $(INSTALL_BUILD) || exit 1; \
	done
	@$(SWIFT) build -c release --product generate-manual --package-path $(MANUAL_TOOL) --scratch-path $(MANUAL_BUILD)
	@rm -rf $(INSTALLED) && mkdir -p $(INSTALLED)/pages
	@for program in $(PROGRAMS); do \
	  cp $(INSTALL_BUILD)/release/$$program $(INSTALLED)/$$program && strip $(INSTALLED)/$$program || exit 1; \
	done
	@$(INSTALLED)/metryvo --experimental-dump-help | python3 -c "$$NAMED_CHARACTERS" >$(INSTALLED)/help.json
	@printf '#!/bin/sh\ncat "%s"\n' '$(CURDIR)/$(INSTALLED)/help.json' >$(INSTALLED)/help && chmod +x $(INSTALLED)/help
	@$(MANUAL_BUILD)/release/generate-manual $(INSTALLED)/help --multi-page --date $(MANUAL_DATE) -o $(INSTALLED)/pages
	@cd $(INSTALLED)/pages && for page in *; do \
	  awk "$$MANUAL_FORM" "$$page" | sed 's/\[u\([0-9A-F]*\)\]/\\[u\1]/g' >"../$$(echo "$${page%.1}" | tr . -).1" || exit 1; \
	done
	@for shell in bash zsh fish; do \
	  $(INSTALLED)/metryvo --generate-completion-script $$shell >$(INSTALLED)/completion.$$shell || exit 1; \
	done

# Examples, which are indented, keep their lines; an empty line begins a paragraph; a subcommand is named with a hyphen.
define MANUAL_FORM
/^  / { if (!literal) print ".Bd -literal -offset indent"; literal = 1; print substr($$0, 3); next }
literal { print ".Ed"; literal = 0 }
/^$$/ { print ".Pp"; next }
{ while (match($$0, /metryvo[-a-z]*[.][a-z]|METRYVO[-A-Z]*[.][A-Z]/)) $$0 = substr($$0, 1, RSTART + RLENGTH - 3) "-" substr($$0, RSTART + RLENGTH - 1); print }
endef
export MANUAL_FORM

# The tool drops what is not ASCII, and -40 C is no temperature: such characters pass it under their roff names.
define NAMED_CHARACTERS
import re, sys
sys.stdout.write(re.sub("[^\n -~]", lambda found: "[u%04X]" % ord(found[0]), sys.stdin.read()))
endef
export NAMED_CHARACTERS

# The day of the commit: a page made twice is the same. Today where there is no git.
MANUAL_DATE = $(shell git log -1 --format=%cs 2>/dev/null || date +%F)

install: install-build
	@install -d '$(DESTDIR)$(PREFIX)/bin' '$(MANUAL)' '$(BASH_COMPLETIONS)' '$(ZSH_COMPLETIONS)' '$(FISH_COMPLETIONS)'
	@for program in $(PROGRAMS); do install -m 755 $(INSTALLED)/$$program '$(DESTDIR)$(PREFIX)/bin/'; done
	@install -m 644 $(INSTALLED)/*.1 '$(MANUAL)'
	@install -m 644 $(INSTALLED)/completion.bash '$(BASH_COMPLETIONS)/metryvo'
	@install -m 644 $(INSTALLED)/completion.zsh '$(ZSH_COMPLETIONS)/_metryvo'
	@install -m 644 $(INSTALLED)/completion.fish '$(FISH_COMPLETIONS)/metryvo.fish'
	@echo 'installed $(DESTDIR)$(PREFIX)/bin/metryvo and metryvo-lab'

uninstall:
	@rm -f '$(DESTDIR)$(PREFIX)/bin/metryvo' '$(DESTDIR)$(PREFIX)/bin/metryvo-lab' '$(MANUAL)'/metryvo.1 '$(MANUAL)'/metryvo-*.1 \
	  '$(BASH_COMPLETIONS)/metryvo' '$(ZSH_COMPLETIONS)/_metryvo' '$(FISH_COMPLETIONS)/metryvo.fish'

# What is installed, in an empty environment and far from the sources: it runs, it needs no Swift library, every
# subcommand has its page, the completions are read by their shells, and nothing stays when it is uninstalled.
install-check: install-build
	@set -e; stage=$$(mktemp -d); trap 'rm -rf "$$stage"' EXIT; \
	fail() { echo "install-check: $$*" >&2; exit 1; }; \
	put() { $(MAKE) -s --no-print-directory "$$1" STATIC='$(STATIC)' DESTDIR="$$stage" PREFIX=/opt/metryvo; }; \
	put install >/dev/null; root="$$stage/opt/metryvo"; \
	run() { (cd "$$stage" && env -i "$$root/bin/metryvo" "$$@"); }; \
	test "$$(run convert 5 mi km)" = '8.04672 km   (exact)' || fail 'convert 5 mi km'; \
	test "$$(printf '1\tft\tm\n' | run convert --batch 2>/dev/null)" = "$$(printf '0.3048\texact')" || fail 'convert --batch'; \
	test "$$(run verify laws add --level quick >/dev/null; echo $$?)" = 0 || fail 'verify laws add'; \
	mv "$$root/bin/metryvo-lab" "$$stage/lab"; code=0; run verify >/dev/null 2>&1 || code=$$?; mv "$$stage/lab" "$$root/bin/metryvo-lab"; \
	test "$$code" = 69 || fail "without metryvo-lab verify ends with $$code"; \
	bytes=$$(wc -c <"$$root/bin/metryvo"); echo "install-check: metryvo has $$bytes bytes, metryvo-lab $$(wc -c <"$$root/bin/metryvo-lab")"; \
	test "$$bytes" -le $(PROGRAM_BYTES) || fail "metryvo has more than $(PROGRAM_BYTES) bytes"; \
	if [ -n '$(STATIC)' ] && command -v ldd >/dev/null && ldd "$$root/bin/metryvo" 2>/dev/null | grep -i swift; then fail 'it needs a Swift library'; fi; \
	case '$(STATIC)' in *-static-executable*) \
	  if ldd "$$root/bin/metryvo" >/dev/null 2>&1; then fail 'it needs shared libraries'; fi ;; \
	esac; \
	for command in $$(run --help | sed -n '/^SUBCOMMANDS/,/^$$/s/^  \([a-z][a-z]*\).*/-\1/p') ''; do \
	  page="$$root/share/man/man1/metryvo$$command.1"; test -s "$$page" || fail "no page $$page"; \
	  if command -v mandoc >/dev/null; then mandoc -T lint -W error "$$page" || fail "$$page"; \
	  elif command -v groff >/dev/null; then \
	    said=$$(groff -mdoc -ww -z "$$page" 2>&1); test -z "$$said" || fail "$$page: $$said"; \
	  fi; \
	done; \
	for script in bash-completion/completions/metryvo zsh/site-functions/_metryvo fish/vendor_completions.d/metryvo.fish; do \
	  shell=$${script%%[-/]*}; test -s "$$root/share/$$script" || fail "no $$script"; \
	  if command -v "$$shell" >/dev/null; then "$$shell" -n "$$root/share/$$script" || fail "$$script"; fi; \
	done; \
	put uninstall; left=$$(find "$$stage" -type f); test -z "$$left" || fail "uninstall left $$left"; \
	echo 'install-check: ok'

clean:
	@rm -rf .build .build-* $(INSTALL_BUILD) .corpora
	@git worktree prune 2>/dev/null || true
