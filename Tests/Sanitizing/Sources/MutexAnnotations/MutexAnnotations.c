#define _GNU_SOURCE
#include "MutexAnnotations.h"

// On Linux, locking a free `Mutex` is an inlined atomic operation, which ThreadSanitizer sees. Waiting for
// a held `Mutex` is a function of the standard library, which is not instrumented: ThreadSanitizer would
// report a race between the code before the unlock and the code after the lock. So this file wraps the
// functions that wait and wake, and reports the acquire and the release to ThreadSanitizer.
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
