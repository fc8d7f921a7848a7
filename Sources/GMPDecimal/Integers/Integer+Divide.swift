internal import CGMP

extension Integer {
  /// Becomes the quotient, rounded down; the divisor is not 0.
  mutating func divide(by divisor: borrowing Integer) {
    precondition(!divisor.isZero, "division by zero")
    cgmp_z_div_by(&raw, divisor.raw)
  }

  /// Becomes the quotient, rounded down, and gives the remainder.
  mutating func divideWithRemainder(by divisor: borrowing Integer) -> Integer {
    precondition(!divisor.isZero, "division by zero")
    var rest = Integer()
    cgmp_z_div_rest_by(&raw, &rest.raw, divisor.raw)
    return rest
  }

  /// Becomes the quotient, rounded down; the divisor is not 0.
  mutating func divide(by divisor: UInt) {
    precondition(divisor != 0, "division by zero")
    cgmp_z_div_word_by(&raw, divisor)
  }

  /// Divides by `factor`, at least 2, as long as that leaves nothing, and says how often.
  mutating func removeFactors(of factor: borrowing Integer) -> Int {
    Int(cgmp_z_remove_by(&raw, factor.raw))
  }
}
