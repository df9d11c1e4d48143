// The browser app's memory, which Swift asks for by posix_memalign and free. In place of wasi-libc's, whose code is a fiftieth
// of the app (docs/decisions/wasm.md). Elsewhere the system's own are used, and this file is empty.
//
// A block has 2^n bytes, eight of them for n itself. Freed ones wait in one list per n until as many bytes are asked for again;
// they are never put together. So no more memory is taken than twice what each size needed at its peak.

#if __wasm__

#include <stddef.h>
#include <stdint.h>

struct Block {
    uint32_t power;
    uint32_t padding;
    // What was asked for begins here. While the block is free, the next one does.
    struct Block *next;
};

static const size_t header = offsetof(struct Block, next);
static const size_t page = 65536;
static const int out_of_memory = 12;

static struct Block *freed[31];
static uintptr_t unused_begin, unused_end;

// Where the linker has put the end of everything else.
extern char __heap_base;

static struct Block *fresh_block(uint32_t power) {
    size_t size = (size_t)1 << power;
    if (unused_begin == 0) {
        // What is asked for then begins at a multiple of 16, behind the header.
        unused_begin = (((uintptr_t)&__heap_base + 15) & ~(uintptr_t)15) + header;
        unused_end = __builtin_wasm_memory_size(0) * page;
    }
    if (unused_begin + size > unused_end) {
        size_t pages = (unused_begin + size - unused_end + page - 1) / page;
        if (__builtin_wasm_memory_grow(0, pages) == SIZE_MAX) return NULL;
        unused_end += pages * page;
    }
    struct Block *block = (struct Block *)unused_begin;
    unused_begin += size;
    block->power = power;
    return block;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
    if (alignment > 16 || size > (size_t)1 << 29) return out_of_memory;
    // The smallest power of two that holds both, 16 at least.
    uint32_t power = 32 - __builtin_clz((uint32_t)(size + header - 1) | 15);
    struct Block *block = freed[power];
    if (block != NULL) {
        freed[power] = block->next;
    } else {
        block = fresh_block(power);
        if (block == NULL) return out_of_memory;
    }
    *result = &block->next;
    return 0;
}

void free(void *place) {
    if (place == NULL) return;
    struct Block *block = (struct Block *)((char *)place - header);
    block->next = freed[block->power];
    freed[block->power] = block;
}

#endif
