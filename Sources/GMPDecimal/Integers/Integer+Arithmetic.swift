internal import CGMP

extension Integer {
  mutating func negate() { cgmp_z_negate(&raw) }
  mutating func makeMagnitude() { cgmp_z_abs(&raw) }

  mutating func add(_ other: borrowing Integer) { cgmp_z_add_by(&raw, other.raw) }
  mutating func subtract(_ other: borrowing Integer) { cgmp_z_sub_by(&raw, other.raw) }
  mutating func setDifference(_ x: borrowing Integer, _ y: borrowing Integer) {
    cgmp_z_sub(&raw, x.raw, y.raw)
  }

  mutating func multiply(by other: borrowing Integer) { cgmp_z_mul_by(&raw, other.raw) }
  mutating func multiply(by other: Int) { cgmp_z_mul_int_by(&raw, other) }
  mutating func setProduct(_ x: borrowing Integer, _ y: borrowing Integer) {
    cgmp_z_mul(&raw, x.raw, y.raw)
  }
  mutating func square() { cgmp_z_square_by(&raw) }
  mutating func raise(to exponent: Int) { cgmp_z_pow_by(&raw, UInt(exponent)) }

  mutating func shiftLeft(_ count: Int) { cgmp_z_shift_left_by(&raw, UInt(count)) }
  /// Divides by 2^count, rounding down; negative numbers are rounded away from 0.
  mutating func shiftRight(_ count: Int) { cgmp_z_shift_right_by(&raw, UInt(count)) }
  mutating func setShiftedRight(_ x: borrowing Integer, _ count: Int) {
    cgmp_z_shift_right(&raw, x.raw, UInt(count))
  }
  /// Multiplies by 2^count; for a negative `count` the result is rounded down.
  mutating func shift(_ count: Int) {
    if count >= 0 { shiftLeft(count) } else { shiftRight(-count) }
  }
  /// Sets self to the remainder of a division by 2^count.
  mutating func keepLowBits(_ count: Int) { cgmp_z_low_bits_by(&raw, UInt(count)) }
}
