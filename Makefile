# Keyrise's plumbing. `make` alone prints the targets.

# The toolchain on PATH, or where it is usually unpacked. Scripts/setup makes the same choice.
SWIFT ?= $(firstword $(shell command -v swift 2>/dev/null) \
	$(wildcard /opt/swift/usr/bin/swift $(HOME)/.local/share/swiftly/bin/swift) swift)
export SWIFT

SAMPLE ?= tab-sample

# A statically linked command starts in 8 ms instead of more than 13.
STATIC := --static-swift-stdlib
# Debug builds, in which the tests run, check at run time that accesses to variables exclude each other; the command does
# without: the checks were an eighth of a typed character's time.
RELEASE := -c release --product keyrise $(STATIC) -Xswiftc -enforce-exclusivity=unchecked
KEYRISE := .build/release/keyrise

SOURCES := Sources Tests Package.swift

.DEFAULT_GOAL := help
.PHONY: help run build bench bench-peers test format lint setup setup-tests test-units test-snapshots test-window \
	test-scenarios test-audit test-reports fuzz clean

# The targets of `test` share SwiftPM's lock on .build and print in order.
.NOTPARALLEL:

help: ## print the targets
	@sed -n 's/^\([a-z-]*\):[^#]*## \(.*\)/\1|\2/p' $(firstword $(MAKEFILE_LIST)) \
		| awk -F '|' '{ printf "make %-12s %s\n", $$1, $$2 }'

run: build ## open a sample in a window; without a display, draw a film strip and a GIF (SAMPLE=tab-sample)
	@Scripts/run $(KEYRISE) $(SAMPLE)

build: setup ## build the command for release: .build/release/keyrise
	@$(SWIFT) build $(RELEASE)

bench: build ## measure
	@$(KEYRISE) bench

bench-peers: build ## measure beside headless Chromium (INSTALL=yes installs it when it is missing)
	@Scripts/bench-peers $(KEYRISE) $(if $(filter yes,$(INSTALL)),--install)

test: setup-tests lint test-units test-snapshots test-window test-scenarios test-audit test-reports fuzz ## run every test

lint: ## check the formatting and the style
	@echo 'Checking the formatting'
	@$(SWIFT) format lint --strict --parallel --recursive $(SOURCES)

test-units: setup ## build for debug and run the tests of the modules
	@$(SWIFT) build --build-tests
	@$(SWIFT) test --skip-build

test-snapshots: test-units ## take the snapshots of the tests twice, in random order, and compare every byte
	@Scripts/snapshot-order

test-window: setup-tests build ## drive a window with a mouse and keys, on a display of its own
	@if [ -x Scripts/window-test ]; then Scripts/window-test $(KEYRISE); fi

test-audit: setup-tests build ## audit the case files and compare with the table of verdicts
	@Scripts/audit-test $(KEYRISE)

test-reports: setup-tests build ## check reports for other programs against their published schemas
	@Scripts/report-test $(KEYRISE)

test-scenarios: build ## play the scenarios of the repository as tests
	@$(KEYRISE) test Scenarios --fonts boxes

fuzz: setup ## throw mutated files at the reader of Interface Builder files for a minute (SECONDS=60)
	@Scripts/fuzz $(or $(SECONDS),60)

format: ## format the sources in place
	@$(SWIFT) format --in-place --parallel --recursive $(SOURCES)

setup: ## install what building and running need and this machine lacks
	@Scripts/setup

setup-tests: ## the same, with what the tests need
	@Scripts/setup --tests

clean: ## remove what was built or drawn
	@rm -rf .build demo
