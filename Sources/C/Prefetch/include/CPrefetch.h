#pragma once

/// Asks the processor to fetch the cache line at an address while it goes on with other work. Any address is allowed.
static inline __attribute__((always_inline)) void prefetch(const void *address) { __builtin_prefetch(address); }
