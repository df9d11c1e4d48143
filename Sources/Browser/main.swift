// Top-level code never runs in the wasm build.
