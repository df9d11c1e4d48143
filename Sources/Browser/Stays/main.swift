// Top-level code never runs in the wasm build: everything is in Exports.swift.
