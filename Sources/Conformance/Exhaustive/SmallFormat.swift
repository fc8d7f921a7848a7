import DecimalArithmetic

/// A format so small that every pair of its operands can be judged.
///
/// The operands are ±∞, ±NaN, ±sNaN, and numbers with every exponent of the format. The
/// coefficients are all integers of at most precision digits, 0 included, with either sign.
package struct SmallFormat: Sendable {
  /// The limits; the rounding mode is not used.
  package let limits: ArithmeticContext
  /// The operands.
  package let operands: [DrawnDecimal]

  /// Creates the format of `limits`, whose operands have the exponents Etiny…Etop.
  ///
  /// With clamp the operands are all numbers that the format can represent.
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
