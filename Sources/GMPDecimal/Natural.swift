internal import CGMP
import DecimalArithmetic

/// A natural number in GMP's limbs that one computation owns and changes in place.
///
/// GMP ends the process when memory or its size field does not suffice, so callers bound the digits
/// by `BigDecimal.maximumDigits` before they let a number grow.
struct Natural: ~Copyable {
  var integer = __mpz_struct()

  init(_ value: UInt128) {
    cgmp_init_set_words(
      &integer, UInt(truncatingIfNeeded: value), UInt(truncatingIfNeeded: value >> 64))
  }

  init(_ limbs: Limbs) {
    var copy = __mpz_struct()
    limbs.withInteger { cgmp_init_set(&copy, $0) }
    integer = copy
  }

  /// 10^exponent as 5^exponent shifted: the shift is linear and half the bits of the power.
  init(powerOfTen exponent: Int) {
    cgmp_init_pow(&integer, 5, UInt(exponent))
    cgmp_mul_2exp_in_place(&integer, UInt(exponent))
  }

  /// The number that `digits` write.
  ///
  /// GMP also accepts spaces between digits: the caller has checked that there are only digits.
  ///
  /// - Precondition: ASCII digits, at least one, and a NUL behind the last.
  init(digits: [CChar]) {
    let status = cgmp_init_set_str(&integer, digits)
    precondition(status == 0, "not a digit")
  }

  deinit {
    var integer = integer
    cgmp_clear(&integer)
  }

  /// Ends this owner and hands its limbs, which someone must clear, to the next.
  consuming func takeInteger() -> __mpz_struct {
    let integer = integer
    discard self
    return integer
  }

  mutating func multiply(by other: borrowing Natural) {
    cgmp_mul_in_place(&integer, other.integer)
  }

  mutating func add(_ other: borrowing Natural) {
    cgmp_add_in_place(&integer, other.integer)
  }

  /// Subtracts `other`, which is not larger.
  mutating func subtract(_ other: borrowing Natural) {
    cgmp_sub_in_place(&integer, other.integer)
  }

  /// Becomes `other` − self; self is not larger.
  mutating func subtract(from other: borrowing Natural) {
    cgmp_sub_from_in_place(&integer, other.integer)
  }

  mutating func decrement() { cgmp_sub_one_in_place(&integer) }

  /// Multiplies by 10^count.
  mutating func appendZeros(_ count: Int) {
    if count > 0 && !isZero { multiply(by: Natural(powerOfTen: count)) }
  }

  /// Becomes the quotient, rounded down, and gives the remainder.
  ///
  /// - Precondition: the divisor is not 0 (GMP would raise a signal).
  mutating func divide(by divisor: borrowing Natural) -> Natural {
    precondition(!divisor.isZero, "division by zero")
    var remainder = Natural(0)
    cgmp_tdiv_qr_in_place(&integer, &remainder.integer, divisor.integer)
    return remainder
  }

  /// Below, at or above 0 as self is less than, equal to or greater than `other`.
  func compared(with other: borrowing Natural) -> Int {
    Int(cgmp_cmp(integer, other.integer))
  }

  /// What remains of a division, compared with half of the divisor.
  consuming func asDiscardedPart(of divisor: borrowing Natural) -> DiscardedPart {
    if isZero { return .zero }
    cgmp_mul_2exp_in_place(&integer, 1)
    let order = compared(with: divisor)
    return order < 0 ? .belowHalf : order == 0 ? .half : .aboveHalf
  }
}
