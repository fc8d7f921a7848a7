#include "AllocationCounter.h"

#include <stdlib.h>  // defines __GLIBC__ where it applies

#if defined(__GLIBC__)

#include <errno.h>
#include <stddef.h>
#include <unistd.h>

// The functions of glibc's allocator, under the names that glibc exports to programs that replace
// malloc.
void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *block, size_t size);
void *__libc_memalign(size_t alignment, size_t size);

// Each thread has its own counters, so threads neither contend nor count each other's calls.
// "initial-exec" because other models of thread-local storage may allocate on first use.
static _Thread_local uint64_t calls __attribute__((tls_model("initial-exec")));
static _Thread_local uint64_t bytes __attribute__((tls_model("initial-exec")));

uint64_t allocation_count(void) { return calls; }
uint64_t allocation_bytes(void) { return bytes; }

static void count(size_t size) {
  calls += 1;
  bytes += size;
}

void *malloc(size_t size) {
  count(size);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  // Where the product overflows, calloc fails, and the product modulo 2^64 is counted.
  count(number * size);
  return __libc_calloc(number, size);
}

void *realloc(void *block, size_t size) {
  count(size);
  return __libc_realloc(block, size);
}

void *reallocarray(void *block, size_t number, size_t size) {
  size_t whole;
  if (__builtin_mul_overflow(number, size, &whole)) {
    count(0);
    errno = ENOMEM;
    return NULL;
  }
  count(whole);
  return __libc_realloc(block, whole);
}

void *memalign(size_t alignment, size_t size) {
  count(size);
  return __libc_memalign(alignment, size);
}

static int is_power_of_two(size_t number) { return number != 0 && (number & (number - 1)) == 0; }

void *aligned_alloc(size_t alignment, size_t size) {
  count(size);
  if (!is_power_of_two(alignment)) {
    errno = EINVAL;
    return NULL;
  }
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **block, size_t alignment, size_t size) {
  count(size);
  // POSIX: a power of two and a multiple of the size of a pointer; errno stays as it was.
  if (alignment % sizeof(void *) != 0 || !is_power_of_two(alignment)) return EINVAL;
  int saved = errno;
  void *allocated = __libc_memalign(alignment, size);
  errno = saved;
  if (allocated == NULL) return ENOMEM;
  *block = allocated;
  return 0;
}

void *valloc(size_t size) {
  count(size);
  return __libc_memalign((size_t)getpagesize(), size);
}

void *pvalloc(size_t size) {
  size_t page = (size_t)getpagesize();
  size_t padded;
  count(size);
  if (__builtin_add_overflow(size, page - 1, &padded)) {
    errno = ENOMEM;
    return NULL;
  }
  return __libc_memalign(page, padded & ~(page - 1));
}

#else

uint64_t allocation_count(void) { return UINT64_MAX; }
uint64_t allocation_bytes(void) { return UINT64_MAX; }

#endif
