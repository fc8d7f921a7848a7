#ifndef METRYVO_CGMP_SHIM_H
#define METRYVO_CGMP_SHIM_H

#include <gmp.h>

// gmp.h names its functions and predicates by macros, which Swift does not import.

_Static_assert(GMP_LIMB_BITS == 64 && GMP_NAIL_BITS == 0, "two limbs are taken for 128 bits");

// Functions on limbs in the caller's memory, the least significant limb first. Sizes are not 0. The
// first operand is at least as long as the second. The result may overlap an operand only where GMP
// allows the overlap.

// AddressSanitizer does not see GMP's reads and writes, because GMP is built without AddressSanitizer.
// A build with METRYVO_CHECKED_ROOM (`make sanitize`) therefore lets AddressSanitizer check the memory
// of operands and results before each call.
#ifdef METRYVO_CHECKED_ROOM
void __asan_loadN(const void *start, size_t size);
void __asan_storeN(void *start, size_t size);
static inline void cgmp_reads(const mp_limb_t *x, mp_size_t n) {
  __asan_loadN(x, (size_t)n * sizeof *x);
}
static inline void cgmp_writes(mp_limb_t *r, mp_size_t n) {
  __asan_storeN(r, (size_t)n * sizeof *r);
}
#else
static inline void cgmp_reads(const mp_limb_t *x, mp_size_t n) {}
static inline void cgmp_writes(mp_limb_t *r, mp_size_t n) {}
#endif

static inline mp_limb_t cgmp_add(
    mp_limb_t *r, const mp_limb_t *x, mp_size_t n, const mp_limb_t *y, mp_size_t m) {
  cgmp_reads(x, n), cgmp_reads(y, m), cgmp_writes(r, n);
  return m == 0 ? (r == x ? 0 : (mpn_copyi(r, x, n), 0)) : mpn_add(r, x, n, y, m);
}
static inline mp_limb_t cgmp_sub(
    mp_limb_t *r, const mp_limb_t *x, mp_size_t n, const mp_limb_t *y, mp_size_t m) {
  cgmp_reads(x, n), cgmp_reads(y, m), cgmp_writes(r, n);
  return m == 0 ? (r == x ? 0 : (mpn_copyi(r, x, n), 0)) : mpn_sub(r, x, n, y, m);
}
static inline mp_limb_t cgmp_add_1(mp_limb_t *r, const mp_limb_t *x, mp_size_t n, mp_limb_t y) {
  cgmp_reads(x, n), cgmp_writes(r, n);
  return n == 0 ? y : mpn_add_1(r, x, n, y);
}
static inline mp_limb_t cgmp_sub_1(mp_limb_t *r, const mp_limb_t *x, mp_size_t n, mp_limb_t y) {
  cgmp_reads(x, n), cgmp_writes(r, n);
  return mpn_sub_1(r, x, n, y);
}
static inline int cgmp_cmp_n(const mp_limb_t *x, const mp_limb_t *y, mp_size_t n) {
  cgmp_reads(x, n), cgmp_reads(y, n);
  return mpn_cmp(x, y, n);
}
static inline void cgmp_mul(
    mp_limb_t *r, const mp_limb_t *x, mp_size_t n, const mp_limb_t *y, mp_size_t m) {
  cgmp_reads(x, n), cgmp_reads(y, m), cgmp_writes(r, n + m);
  mpn_mul(r, x, n, y, m);
}
static inline mp_limb_t cgmp_mul_1(mp_limb_t *r, const mp_limb_t *x, mp_size_t n, mp_limb_t y) {
  cgmp_reads(x, n), cgmp_writes(r, n);
  return mpn_mul_1(r, x, n, y);
}
static inline mp_limb_t cgmp_lshift(mp_limb_t *r, const mp_limb_t *x, mp_size_t n, unsigned bits) {
  cgmp_reads(x, n), cgmp_writes(r, n);
  return mpn_lshift(r, x, n, bits);
}
static inline mp_limb_t cgmp_rshift(mp_limb_t *r, const mp_limb_t *x, mp_size_t n, unsigned bits) {
  cgmp_reads(x, n), cgmp_writes(r, n);
  return mpn_rshift(r, x, n, bits);
}
// The quotient has n - m + 1 limbs, the remainder m. The remainder may overwrite the dividend.
static inline void cgmp_tdiv_qr(
    mp_limb_t *q, mp_limb_t *r, const mp_limb_t *x, mp_size_t n, const mp_limb_t *y, mp_size_t m) {
  cgmp_reads(x, n), cgmp_reads(y, m), cgmp_writes(q, n - m + 1), cgmp_writes(r, m);
  mpn_tdiv_qr(q, r, 0, x, n, y, m);
}
// Writes digits as numbers, not as characters. Destroys x, which needs memory for n + 1 limbs.
static inline size_t cgmp_get_digits(unsigned char *digits, mp_limb_t *x, mp_size_t n) {
  cgmp_writes(x, n + 1);
  return mpn_get_str(digits, 10, x, n);
}
static inline mp_size_t cgmp_set_digits(
    mp_limb_t *r, const unsigned char *digits, size_t count) {
  mp_size_t n = mpn_set_str(r, digits, count, 10);
  cgmp_writes(r, n);
  return n;
}

// Signed integers whose memory grows as needed, for exp, ln, power and roots.
//
// An operand passed by value is only read. Its struct shares the limbs of the original, so the original
// must stay alive during the call, and must not be the destination, whose limbs may be reallocated.
// "by" in a name says that the first operand is the destination.
static inline void cgmp_z_init(mpz_ptr z) { mpz_init(z); }
static inline void cgmp_z_clear(mpz_ptr z) { mpz_clear(z); }
static inline void cgmp_z_set(mpz_ptr z, __mpz_struct x) { mpz_set(z, &x); }
static inline void cgmp_z_set_int(mpz_ptr z, long value) { mpz_set_si(z, value); }
static inline void cgmp_z_set_pow(mpz_ptr z, unsigned long base, unsigned long exponent) {
  mpz_ui_pow_ui(z, base, exponent);
}
static inline void cgmp_z_pow_by(mpz_ptr z, unsigned long exponent) { mpz_pow_ui(z, z, exponent); }
static inline int cgmp_z_fits_int(__mpz_struct x) { return mpz_fits_slong_p(&x); }
static inline long cgmp_z_int(__mpz_struct x) { return mpz_get_si(&x); }
static inline int cgmp_z_sign(__mpz_struct x) { return mpz_sgn(&x); }
static inline void cgmp_z_negate(mpz_ptr z) { mpz_neg(z, z); }
static inline void cgmp_z_abs(mpz_ptr z) { mpz_abs(z, z); }
static inline size_t cgmp_z_bits(__mpz_struct x) { return mpz_sizeinbase(&x, 2); }
static inline mp_bitcnt_t cgmp_z_trailing_zeros(__mpz_struct x) { return mpz_scan1(&x, 0); }
static inline int cgmp_z_cmp(__mpz_struct x, __mpz_struct y) { return mpz_cmp(&x, &y); }
static inline int cgmp_z_cmp_int(__mpz_struct x, long y) { return mpz_cmp_si(&x, y); }
static inline const mp_limb_t *cgmp_z_limbs(__mpz_struct x) { return mpz_limbs_read(&x); }
static inline size_t cgmp_z_limb_count(__mpz_struct x) { return mpz_size(&x); }
static inline mp_limb_t *cgmp_z_write(mpz_ptr z, size_t count) {
  return mpz_limbs_write(z, (mp_size_t)count);
}
static inline void cgmp_z_finish(mpz_ptr z, size_t count) { mpz_limbs_finish(z, (mp_size_t)count); }

static inline void cgmp_z_add_by(mpz_ptr z, __mpz_struct x) { mpz_add(z, z, &x); }
static inline void cgmp_z_sub_by(mpz_ptr z, __mpz_struct x) { mpz_sub(z, z, &x); }
static inline void cgmp_z_sub(mpz_ptr z, __mpz_struct x, __mpz_struct y) { mpz_sub(z, &x, &y); }
static inline void cgmp_z_mul(mpz_ptr z, __mpz_struct x, __mpz_struct y) { mpz_mul(z, &x, &y); }
static inline void cgmp_z_mul_by(mpz_ptr z, __mpz_struct x) { mpz_mul(z, z, &x); }
static inline void cgmp_z_mul_int_by(mpz_ptr z, long x) { mpz_mul_si(z, z, x); }
static inline void cgmp_z_square_by(mpz_ptr z) { mpz_mul(z, z, z); }
static inline void cgmp_z_shift_left_by(mpz_ptr z, mp_bitcnt_t count) { mpz_mul_2exp(z, z, count); }
// Rounds toward negative infinity.
static inline void cgmp_z_shift_right_by(mpz_ptr z, mp_bitcnt_t count) {
  mpz_fdiv_q_2exp(z, z, count);
}
static inline void cgmp_z_shift_right(mpz_ptr z, __mpz_struct x, mp_bitcnt_t count) {
  mpz_fdiv_q_2exp(z, &x, count);
}
static inline void cgmp_z_low_bits_by(mpz_ptr z, mp_bitcnt_t count) { mpz_fdiv_r_2exp(z, z, count); }
// Rounds quotients toward negative infinity; the divisor is not 0.
static inline void cgmp_z_div_by(mpz_ptr z, __mpz_struct x) { mpz_fdiv_q(z, z, &x); }
static inline void cgmp_z_div_rest_by(mpz_ptr z, mpz_ptr rest, __mpz_struct x) {
  mpz_fdiv_qr(z, rest, z, &x);
}
static inline void cgmp_z_div_word_by(mpz_ptr z, unsigned long x) { mpz_fdiv_q_ui(z, z, x); }
static inline mp_bitcnt_t cgmp_z_remove_by(mpz_ptr z, __mpz_struct factor) {
  return mpz_remove(z, z, &factor);
}
static inline void cgmp_z_root_rest_by(mpz_ptr z, mpz_ptr rest) { mpz_sqrtrem(z, rest, z); }
static inline void cgmp_z_square_root_by(mpz_ptr z) { mpz_sqrt(z, z); }
static inline int cgmp_z_is_square(__mpz_struct x) { return mpz_perfect_square_p(&x); }
// Whether the root is exact.
static inline int cgmp_z_root_by(mpz_ptr z, unsigned long degree) { return mpz_root(z, z, degree); }

#endif
