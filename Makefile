# `make run` and `make test` are all that is needed. Each names what it does while it does it.

# Two builds at once would only take each other's time: the compiler uses every core.
.NOTPARALLEL:
.PHONY: packages run build package test bench crash fuzz fresh format clean help
.DEFAULT_GOAL := help

stamps := .build/stamps
# Folders count too: that is how a deleted file is noticed.
server_sources := $(shell find Package.swift Sources)
browser_sources := $(shell find Package.swift scripts/build-browser Sources/Browser Sources/C/Memory \
    Sources/Domain Sources/Markup Sources/Wire Sources/Words Sources/Routes Sources/Screens Sources/Views)
web_sources := $(shell find scripts/build-web Web 2>/dev/null)

run: build ## Build what is missing, make a demo world on the first start, serve it; PHONE=1 to phones in this network too
	@scripts/run

build: $(stamps)/server $(stamps)/web ## The optimised server, .build/release/nadri, and what it hands to browsers, .build/web

package: $(stamps)/web ## All that a server needs in one file, for deploy/README.md
	@scripts/package

test: ## Every test there is
	@scripts/test

bench: build ## Measure
	@scripts/bench

crash: build ## Kill the server and PostgreSQL a hundred times while people book, and fill the disk: nothing may be lost
	@scripts/crash

fuzz: ## Throw nonsense at everything that reads what comes from outside, a minute each
	@scripts/fuzz

fresh: ## Prove run and test on an empty Debian 12
	@scripts/fresh

format: ## Lay out the Swift code
	@swift-format format --in-place --parallel --recursive Package.swift Sources Tests Fuzz

clean: ## Forget everything built
	@rm -rf .build

help:
	@sed -nE 's/^([a-z]+):.*## (.*)/  make \1\t\2/p' $(MAKEFILE_LIST) | expand -t 16

packages:
	@scripts/setup run
	@mkdir -p $(stamps)

$(stamps)/server: $(server_sources) | packages
	@echo "Building the server, optimised."
	@swift build --configuration release --product nadri
	@touch $@

$(stamps)/stand-ins: $(shell find Package.swift Tests/ProviderStandIns \
    Sources/Domain Sources/Wire Sources/Storage Sources/HTTP Sources/Outbound Sources/SignIn) | packages
	@echo "Building the services that browser tests sign in with."
	@swift build --configuration release --product ProviderStandIns
	@touch $@

$(stamps)/browser: $(browser_sources) | packages
	@echo "Building the browser app."
	@scripts/build-browser
	@touch $@

$(stamps)/web: $(stamps)/browser $(web_sources)
	@echo "Packing what goes to browsers."
	@scripts/build-web
	@touch $@
