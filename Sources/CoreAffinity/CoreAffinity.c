#define _GNU_SOURCE
#include "CoreAffinity.h"

#if defined(__linux__)
#include <sched.h>
#include <string.h>

bool core_affinity_get(uint64_t *words, size_t count) {
  memset(words, 0, count * sizeof *words);
  return sched_getaffinity(0, count * sizeof *words, (cpu_set_t *)words) == 0;
}

bool core_affinity_set(const uint64_t *words, size_t count) {
  return sched_setaffinity(0, count * sizeof *words, (const cpu_set_t *)words) == 0;
}
#else
bool core_affinity_get(uint64_t *words, size_t count) {
  (void)words;
  (void)count;
  return false;
}

bool core_affinity_set(const uint64_t *words, size_t count) {
  (void)words;
  (void)count;
  return false;
}
#endif
