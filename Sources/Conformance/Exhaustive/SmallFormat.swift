import DecimalArithmetic

/// A format so small that every pair of its operands can be judged.
///
/// The operands are all coefficients of at most the precision's digits with either sign and each
/// exponent of a range, zeros included, and ±∞, ±NaN and ±sNaN.
package struct SmallFormat: Sendable {
  /// The limits; the rounding is not used.
  package let limits: ArithmeticContext
  /// The operands.
  package let operands: [DrawnDecimal]

  /// The format of `limits`, with the exponents Etiny…Etop of its operands.
  ///
  /// With clamp these are all numbers that the format holds.
  package init(_ limits: ArithmeticContext) {
    self.limits = limits
    var operands: [DrawnDecimal] = []
    var coefficients: UInt128 = 1
    for _ in 0..<limits.precision { coefficients *= 10 }
    func append(_ kind: DrawnDecimal.Kind, _ leading: UInt128 = 0, exponent: Int = 0) {
      operands += [false, true].map {
        DrawnDecimal(kind: kind, isNegative: $0, leading: leading, exponent: exponent)
      }
    }
    for exponent in limits.etiny...limits.etop {
      for coefficient in 0..<coefficients { append(.finite, coefficient, exponent: exponent) }
    }
    append(.infinity)
    append(.quietNaN)
    append(.signalingNaN)
    self.operands = operands
  }
}
