// What the Swift runtime needs of a process: random bytes for hash seeds, and the stack guard.

#include <stddef.h>
#include <stdint.h>

// Hash tables ask for a seed. A module without imports has no source of randomness, and its tables
// hold only the catalog's own names, so the seed is fixed: the same input gives the same run.
void arc4random_buf(void *buffer, size_t count) {
  unsigned char *bytes = buffer;
  uint64_t state = 0x9E3779B97F4A7C15u;
  while (count--) {
    state = state * 6364136223846793005u + 1442695040888963407u;  // Knuth's MMIX generator
    *bytes++ = (unsigned char)(state >> 56);
  }
}

uintptr_t __stack_chk_guard = 0x5AFE57AC;

void __stack_chk_fail(void) { __builtin_trap(); }
