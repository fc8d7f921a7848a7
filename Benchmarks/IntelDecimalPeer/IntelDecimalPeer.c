#include "IntelDecimalPeer.h"

// Declared here and not by bid_functions.h, which defines types under reserved names that collide with
// the compiler's. The library is the variant with arguments by value, the rounding passed and the flags
// by pointer (libbidgcc000); both structs are two registers to the calling convention of 64-bit systems.
typedef struct {
  uint64_t halves[2];
} __attribute__((aligned(16))) decimal;

extern decimal __bid128_add(decimal, decimal, unsigned rounding, unsigned *flags);
extern decimal __bid128_sub(decimal, decimal, unsigned rounding, unsigned *flags);
extern decimal __bid128_mul(decimal, decimal, unsigned rounding, unsigned *flags);
extern decimal __bid128_div(decimal, decimal, unsigned rounding, unsigned *flags);
extern decimal __bid128_quantize(decimal, decimal, unsigned rounding, unsigned *flags);
extern decimal __bid128_fma(decimal, decimal, decimal, unsigned rounding, unsigned *flags);
extern int __bid128_quiet_less(decimal, decimal, unsigned *flags);
extern decimal __bid128_from_string(const char *, unsigned rounding, unsigned *flags);
extern void __bid128_to_string(char *, decimal, unsigned *flags);

enum { half_even = 0 };

#define BINARY(name, function)                                                                      \
  unsigned name(                                                                                    \
      const intel_decimal *x, const intel_decimal *y, intel_decimal *result, int count) {           \
    unsigned flags = 0;                                                                             \
    for (int i = 0; i < count; i++)                                                                 \
      ((decimal *)result)[i] =                                                                      \
          function(((const decimal *)x)[i], ((const decimal *)y)[i], half_even, &flags);            \
    return flags;                                                                                   \
  }

BINARY(intel_add, __bid128_add)
BINARY(intel_subtract, __bid128_sub)
BINARY(intel_multiply, __bid128_mul)
BINARY(intel_divide, __bid128_div)
BINARY(intel_quantize, __bid128_quantize)

unsigned intel_fma(
    const intel_decimal *x, const intel_decimal *y, const intel_decimal *z, intel_decimal *result,
    int count) {
  unsigned flags = 0;
  for (int i = 0; i < count; i++)
    ((decimal *)result)[i] = __bid128_fma(
        ((const decimal *)x)[i], ((const decimal *)y)[i], ((const decimal *)z)[i], half_even, &flags);
  return flags;
}

int intel_less(const intel_decimal *x, const intel_decimal *y, int count) {
  unsigned flags = 0;
  int less = 0;
  for (int i = 0; i < count; i++)
    less += __bid128_quiet_less(((const decimal *)x)[i], ((const decimal *)y)[i], &flags);
  return less;
}

unsigned intel_parse(const char *texts, int stride, intel_decimal *result, int count) {
  unsigned flags = 0;
  for (int i = 0; i < count; i++)
    ((decimal *)result)[i] = __bid128_from_string(texts + (long)i * stride, half_even, &flags);
  return flags;
}

void intel_format(const intel_decimal *x, char *texts, int stride, int count) {
  unsigned flags = 0;
  for (int i = 0; i < count; i++)
    __bid128_to_string(texts + (long)i * stride, ((const decimal *)x)[i], &flags);
}
