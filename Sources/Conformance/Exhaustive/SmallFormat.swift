import DecimalArithmetic

/// A format so small that every pair of its operands can be judged.
///
/// The operands are all coefficients of at most the precision's digits with either sign and each
/// exponent of a range, zeros included, and ±∞, ±NaN and ±sNaN.
package struct SmallFormat: Sendable {
  /// The limits; the rounding is not used.
  package let limits: ArithmeticContext
  /// The operands, as texts.
  package let operands: [String]

  /// The format of `limits`, with the exponents Etiny…Etop of its operands.
  ///
  /// With clamp these are all numbers that the format holds.
  package init(_ limits: ArithmeticContext) {
    self.limits = limits
    var numbers: [String] = []
    var coefficients = 1
    for _ in 0..<limits.precision { coefficients *= 10 }
    for exponent in limits.etiny...limits.etop {
      for coefficient in 0..<coefficients {
        numbers += ["\(coefficient)E\(exponent)", "-\(coefficient)E\(exponent)"]
      }
    }
    operands = numbers + ["Infinity", "-Infinity", "NaN", "-NaN", "sNaN", "-sNaN"]
  }
}
