// Which cores the calling thread may run on.

#ifndef CORE_AFFINITY_H
#define CORE_AFFINITY_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// Reads the cores of the calling thread: bit n of the words is core n; false where the system does not say
/// (not Linux), or has more cores than bits.
bool core_affinity_get(uint64_t *words, size_t count);

/// Lets the calling thread run on these cores alone; false if it may not.
bool core_affinity_set(const uint64_t *words, size_t count);

#endif
