internal import CGMP

extension Integer {
  /// Sets self to the quotient, rounded down; the divisor is not 0.
  mutating func divide(by divisor: borrowing Integer) {
    precondition(!divisor.isZero, "division by zero")
    cgmp_z_div_by(&raw, divisor.raw)
  }

  /// Sets self to the quotient, rounded down, and returns the remainder.
  mutating func divideWithRemainder(by divisor: borrowing Integer) -> Integer {
    precondition(!divisor.isZero, "division by zero")
    var rest = Integer()
    cgmp_z_div_rest_by(&raw, &rest.raw, divisor.raw)
    return rest
  }

  /// Sets self to the quotient, rounded down; the divisor is not 0.
  mutating func divide(by divisor: UInt) {
    precondition(divisor != 0, "division by zero")
    cgmp_z_div_word_by(&raw, divisor)
  }

  /// Divides by `factor` ≥ 2 as often as the division is exact, and returns the number of
  /// divisions.
  mutating func removeFactors(of factor: borrowing Integer) -> Int {
    Int(cgmp_z_remove_by(&raw, factor.raw))
  }
}
