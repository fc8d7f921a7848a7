internal import CGMP

extension Integer {
  /// Sets self to the quotient by `divisor`, rounded down.
  ///
  /// - Precondition: `divisor` is not 0.
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

  /// Sets self to the quotient by `divisor`, rounded down.
  ///
  /// - Precondition: `divisor` is not 0.
  mutating func divide(by divisor: UInt) {
    precondition(divisor != 0, "division by zero")
    cgmp_z_div_word_by(&raw, divisor)
  }

  /// Removes all factors `factor` ≥ 2 from the number and returns how many were removed.
  mutating func removeFactors(of factor: borrowing Integer) -> Int {
    Int(cgmp_z_remove_by(&raw, factor.raw))
  }
}
