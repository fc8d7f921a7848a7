// The heap and the memory functions of the C library, for one thread, on linear memory.

#include <stddef.h>
#include <stdint.h>

extern unsigned char __heap_base;

enum { kPage = 65536, kAlignment = 16, kClasses = 32 };

// Each block begins with this header, directly below the address handed out.
typedef struct Header {
  struct Header *next;    // the next free block of the class
  uint32_t size_class;    // the block holds 16 << size_class bytes after the header
  uint32_t padding;
} Header;

_Static_assert(sizeof(Header) <= kAlignment, "the header must not push a block off its alignment");

static Header *free_blocks[kClasses];
static uintptr_t top;

// Bytes from the end of the heap; grows the memory; 0 if it cannot.
static uintptr_t extend(size_t size) {
  if (top == 0) top = ((uintptr_t)&__heap_base + kAlignment - 1) & ~(uintptr_t)(kAlignment - 1);
  uintptr_t start = top;
  uintptr_t limit = (uintptr_t)__builtin_wasm_memory_size(0) * kPage;
  if (size > UINTPTR_MAX - start) return 0;
  if (start + size > limit) {
    size_t pages = (start + size - limit + kPage - 1) / kPage;
    if (__builtin_wasm_memory_grow(0, pages) == (size_t)-1) return 0;
  }
  top = start + size;
  return start;
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  // Nothing here asks for more than the alignment of a 128-bit number.
  if (alignment > kAlignment) return 22;  // EINVAL
  uint32_t size_class = 0;
  while (((size_t)kAlignment << size_class) < size) {
    if (++size_class == 27) return 12;  // ENOMEM: 2 GiB
  }
  Header *block = free_blocks[size_class];
  if (block) {
    free_blocks[size_class] = block->next;
  } else {
    uintptr_t start = extend(kAlignment + ((size_t)kAlignment << size_class));
    if (!start) return 12;
    block = (Header *)(start + kAlignment - sizeof(Header));
    block->size_class = size_class;
  }
  *result = block + 1;
  return 0;
}

void free(void *address) {
  if (!address) return;
  Header *block = (Header *)address - 1;
  block->next = free_blocks[block->size_class];
  free_blocks[block->size_class] = block;
}

// With -mbulk-memory the compiler turns these loops into memory.copy and memory.fill, not into calls
// of themselves; -fno-builtin makes sure.
void *memcpy(void *restrict to, const void *restrict from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  while (count--) *target++ = *source++;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target <= source) {
    while (count--) *target++ = *source++;
  } else {
    while (count--) target[count] = source[count];
  }
  return to;
}

void *memset(void *to, int byte, size_t count) {
  unsigned char *target = to;
  while (count--) *target++ = (unsigned char)byte;
  return to;
}

int memcmp(const void *x, const void *y, size_t count) {
  const unsigned char *left = x, *right = y;
  for (; count--; left++, right++) {
    if (*left != *right) return *left - *right;
  }
  return 0;
}
