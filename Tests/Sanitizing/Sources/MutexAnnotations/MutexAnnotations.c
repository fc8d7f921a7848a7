#define _GNU_SOURCE
#include "MutexAnnotations.h"

// On Linux a `Mutex` that nobody else holds is taken by an atomic operation, which is compiled into its user and
// seen by ThreadSanitizer. To wait for one is a function of the standard library, which is not instrumented: what the
// other thread did before it unlocked would seem to race with what follows. So the two functions for that are
// replaced here by themselves, with a word to ThreadSanitizer.
#ifdef __linux__
#include <dlfcn.h>
#include <stdint.h>
#include <stdlib.h>

void __tsan_acquire(void *address);
void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void waiting_lock(uint32_t thread, SELF void *mutex) __asm__(LOCK);
SWIFT void waking_unlock(SELF void *mutex) __asm__(UNLOCK);

static void *original(const char *name) {
  void *function = dlsym(RTLD_NEXT, name);
  if (!function) abort();
  return function;
}

SWIFT void waiting_lock(uint32_t thread, SELF void *mutex) {
  ((SWIFT void (*)(uint32_t, SELF void *))original(LOCK))(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT void waking_unlock(SELF void *mutex) {
  __tsan_release(mutex);
  ((SWIFT void (*)(SELF void *))original(UNLOCK))(mutex);
}
#endif

void annotate_mutexes(void) {}
