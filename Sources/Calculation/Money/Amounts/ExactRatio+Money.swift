import DecimalArithmetic

// Exact operations of tips, discounts and shares. Each operation throws `ratioTooLong` if its
// result does not fit 128 bits.
extension ExactRatio {
  static let hundred = ExactRatio(1, exponent: 2) ?? .one

  func plus(_ other: ExactRatio) throws(MoneyError) -> ExactRatio {
    guard let sum = adding(other) else { throw .ratioTooLong }
    return sum
  }

  func minus(_ other: ExactRatio) throws(MoneyError) -> ExactRatio {
    guard let difference = subtracting(other) else { throw .ratioTooLong }
    return difference
  }

  func times(_ other: ExactRatio) throws(MoneyError) -> ExactRatio {
    guard let product = multiplied(by: other) else { throw .ratioTooLong }
    return product
  }

  /// - Precondition: the other number is not 0.
  func over(_ other: ExactRatio) throws(MoneyError) -> ExactRatio {
    guard let quotient = divided(by: other) else { throw .ratioTooLong }
    return quotient
  }

  /// Returns x percent of a base, where x is this number: base · x ÷ 100.
  func percent(of base: ExactRatio) throws(MoneyError) -> ExactRatio {
    try times(base).over(.hundred)
  }

  /// Returns x as a percentage of a base, where x is this number: x · 100 ÷ base; `nil` if the base
  /// is 0.
  func inPercent(of base: ExactRatio) throws(MoneyError) -> ExactRatio? {
    base.isZero ? nil : try times(.hundred).over(base)
  }

  /// Throws ``MoneyError/negativePercent(_:_:)`` if this percentage is below 0.
  func checkPercent(_ role: MoneyRole) throws(MoneyError) {
    if isNegative { throw .negativePercent(self, role) }
  }
}
