// How many times the calling thread has asked the allocator for memory.

#ifndef ALLOCATION_COUNTER_H
#define ALLOCATION_COUNTER_H

#include <stdint.h>

/// Calls of malloc, calloc, realloc, reallocarray, posix_memalign, aligned_alloc, memalign, valloc
/// and pvalloc by the calling thread since it began; UINT64_MAX where nothing is counted (not glibc).
uint64_t allocation_count(void);

/// The bytes that the calls of `allocation_count` asked for; UINT64_MAX where nothing is counted.
uint64_t allocation_bytes(void);

#endif
