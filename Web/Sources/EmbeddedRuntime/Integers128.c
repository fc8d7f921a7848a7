// The 128-bit integer functions of compiler-rt, on halves of 64 bits: 128-bit operators in them would
// call the functions themselves.

#include <stdint.h>

typedef unsigned __int128 u128;
typedef __int128 s128;

typedef union {
  u128 whole;
  struct {
    uint64_t low, high;
  } half;
} Wide;

static u128 wide(uint64_t high, uint64_t low) {
  Wide result;
  result.half.low = low;
  result.half.high = high;
  return result.whole;
}

static uint64_t low_half(u128 x) {
  Wide wide = {x};
  return wide.half.low;
}

static uint64_t high_half(u128 x) {
  Wide wide = {x};
  return wide.half.high;
}

u128 __ashlti3(u128 x, int count) {
  uint64_t low = low_half(x), high = high_half(x);
  if (count == 0) return x;
  if (count >= 64) return wide(low << (count - 64), 0);
  return wide(high << count | low >> (64 - count), low << count);
}

u128 __lshrti3(u128 x, int count) {
  uint64_t low = low_half(x), high = high_half(x);
  if (count == 0) return x;
  if (count >= 64) return wide(0, high >> (count - 64));
  return wide(high >> count, high << (64 - count) | low >> count);
}

s128 __ashrti3(s128 x, int count) {
  uint64_t low = low_half((u128)x);
  int64_t high = (int64_t)high_half((u128)x);
  if (count == 0) return x;
  if (count >= 64) return (s128)wide((uint64_t)(high >> 63), (uint64_t)(high >> (count - 64)));
  return (s128)wide((uint64_t)(high >> count), (uint64_t)high << (64 - count) | low >> count);
}

// The full product of two 64-bit numbers, from four products of 32 bits.
static u128 product64(uint64_t x, uint64_t y) {
  uint64_t x0 = (uint32_t)x, x1 = x >> 32, y0 = (uint32_t)y, y1 = y >> 32;
  uint64_t low = x0 * y0;
  uint64_t middle = x1 * y0 + (low >> 32);  // at most (2^32 - 1)^2 + 2^32 - 1 < 2^64
  uint64_t crossing = x0 * y1 + (uint32_t)middle;
  return wide(x1 * y1 + (middle >> 32) + (crossing >> 32), crossing << 32 | (uint32_t)low);
}

u128 __multi3(u128 x, u128 y) {
  u128 product = product64(low_half(x), low_half(y));
  return wide(
      high_half(product) + low_half(x) * high_half(y) + high_half(x) * low_half(y),
      low_half(product));
}

// (high, low) / divisor for high < divisor: Knuth, The Art of Computer Programming 2, 4.3.1,
// algorithm D, with two digits of 32 bits.
static uint64_t divide64(uint64_t high, uint64_t low, uint64_t divisor, uint64_t *remainder) {
  const uint64_t base = (uint64_t)1 << 32;
  int shift = __builtin_clzll(divisor);  // D1: normalise
  divisor <<= shift;
  if (shift) {
    high = high << shift | low >> (64 - shift);
    low <<= shift;
  }
  uint64_t d1 = divisor >> 32, d0 = (uint32_t)divisor;
  uint64_t quotient = 0, rest = high;
  for (int digit = 1; digit >= 0; digit--) {
    uint64_t next = digit ? low >> 32 : (uint32_t)low;
    uint64_t estimate = rest / d1, left = rest % d1;  // D3: estimate, at most two too large
    while (estimate >= base || estimate * d0 > (left << 32 | next)) {
      estimate--;
      left += d1;
      if (left >= base) break;
    }
    rest = (rest << 32 | next) - estimate * divisor;  // D4, modulo 2^64: the result is below divisor
    quotient = quotient << 32 | estimate;
  }
  *remainder = rest >> shift;
  return quotient;
}

u128 __udivmodti4(u128 x, u128 y, u128 *remainder) {
  uint64_t x1 = high_half(x), x0 = low_half(x), y1 = high_half(y), y0 = low_half(y);
  if (y1 == 0) {
    uint64_t rest, q1 = x1 / y0;
    uint64_t q0 = divide64(x1 % y0, x0, y0, &rest);
    if (remainder) *remainder = wide(0, rest);
    return wide(q1, q0);
  }
  if (x < y) {
    if (remainder) *remainder = x;
    return 0;
  }
  // The quotient is below 2^64: divide the leading halves, both normalised to y, and correct down.
  int shift = __builtin_clzll(y1);
  u128 divisor = __ashlti3(y, shift);
  uint64_t rest;
  u128 halved = __lshrti3(x, 1);
  uint64_t quotient = divide64(high_half(halved), low_half(halved), high_half(divisor), &rest);
  quotient >>= 63 - shift;  // undo the normalisation and the halving
  if (quotient) quotient--;  // at most one too large before, at most one too small after
  u128 left = x - __multi3(y, wide(0, quotient));
  if (left >= y) {
    left -= y;
    quotient++;
  }
  if (remainder) *remainder = left;
  return wide(0, quotient);
}

u128 __udivti3(u128 x, u128 y) { return __udivmodti4(x, y, 0); }

u128 __umodti3(u128 x, u128 y) {
  u128 remainder;
  __udivmodti4(x, y, &remainder);
  return remainder;
}
