// Intel's decimal library on arrays of decimal128 in the BID encoding, one call for each array, so that the
// loop runs in C as the library's users run it.

#ifndef INTEL_DECIMAL_PEER_H
#define INTEL_DECIMAL_PEER_H

#include <stdint.h>

/// A decimal128 in the BID encoding, the lower half first.
typedef struct {
  _Alignas(16) uint64_t halves[2];
} intel_decimal;

/// Each writes `count` results, rounded half-even, and returns the status flags raised.
unsigned intel_add(const intel_decimal *x, const intel_decimal *y, intel_decimal *result, int count);
unsigned intel_subtract(const intel_decimal *x, const intel_decimal *y, intel_decimal *result, int count);
unsigned intel_multiply(const intel_decimal *x, const intel_decimal *y, intel_decimal *result, int count);
unsigned intel_divide(const intel_decimal *x, const intel_decimal *y, intel_decimal *result, int count);
unsigned intel_quantize(const intel_decimal *x, const intel_decimal *y, intel_decimal *result, int count);
unsigned intel_fma(
    const intel_decimal *x, const intel_decimal *y, const intel_decimal *z, intel_decimal *result,
    int count);

/// How many x are less than their y.
int intel_less(const intel_decimal *x, const intel_decimal *y, int count);

/// Reads texts that end with 0 and lie `stride` bytes apart.
unsigned intel_parse(const char *texts, int stride, intel_decimal *result, int count);

/// Writes each number as Intel does, `+123E-4`, into texts `stride` bytes apart; at least 48.
void intel_format(const intel_decimal *x, char *texts, int stride, int count);

#endif
