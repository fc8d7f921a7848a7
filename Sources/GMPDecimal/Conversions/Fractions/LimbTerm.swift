import DecimalArithmetic

/// ±magnitude × 10^exponent: a term in the numerator of a conversion, or the sum of the terms.
struct LimbTerm: ~Copyable {
  var magnitude: Natural
  var exponent: Int
  var isNegative: Bool

  init(_ magnitude: consuming Natural, exponent: Int, isNegative: Bool) {
    self.magnitude = magnitude
    self.exponent = exponent
    self.isNegative = isNegative
  }

  /// Returns the numerator for `x`, or a shorter numerator whose quotient rounds to an equal
  /// result.
  ///
  /// - Returns: `nil` if the numerator takes more digits than `BigDecimal.intermediateDigits`.
  static func numerator(
    _ x: BigDecimal, _ terms: ConversionTerms, precision: Int
  ) -> LimbTerm? {
    if x.coefficientDigits + UInt128.inlineDigits >= BigDecimal.intermediateDigits { return nil }
    var product = x.natural
    product.multiply(by: Natural(terms.multiplier))
    let scaled = LimbTerm(
      product, exponent: x.exponent + terms.multiplierExponent,
      isNegative: x.isNegative != terms.multiplierIsNegative)
    if terms.addend == 0 { return scaled }
    let offset = LimbTerm(
      Natural(terms.addend), exponent: terms.addendExponent, isNegative: terms.addendIsNegative)
    if scaled.magnitude.isZero { return offset }
    let guardDigits = precision + terms.divisor.digitCount + 3
    return scaled.adjustedExponent >= offset.adjustedExponent
      ? scaled.adding(offset, guardDigits: guardDigits)
      : offset.adding(scaled, guardDigits: guardDigits)
  }

  consuming func takeMagnitude() -> Natural { magnitude }

  private var adjustedExponent: Int { exponent + magnitude.digitCount - 1 }

  /// Returns the sum with `other`, whose adjusted exponent is at most that of self.
  ///
  /// Let p be the precision and d the digits of the divisor. The quotient of the sum is at least
  /// 10^(top − 1 − d), so it is cut at 10^P with P ≥ top − d − p. The rounding decisions change
  /// only where the quotient reaches the cut, half of a unit, or a new first digit. In the
  /// numerator these points are multiples of divisor · 10^(P−1), so multiples of 10^(P−1). self is
  /// a multiple of 10^exponent. If `other` is below 10^(P−1) and 10^exponent, only the sign of
  /// `other` matters, and one unit below these two powers replaces `other`.
  private consuming func adding(_ other: consuming LimbTerm, guardDigits: Int) -> LimbTerm? {
    let top = adjustedExponent
    let floor = min(exponent - 2, top - guardDigits)
    var other = other
    if other.adjustedExponent < floor {
      let isNegative = other.isNegative
      other = LimbTerm(Natural(1), exponent: floor, isNegative: isNegative)
    }
    let lowest = min(exponent, other.exponent)
    if top - lowest + 2 > BigDecimal.intermediateDigits { return nil }
    magnitude.appendZeros(exponent - lowest)
    other.magnitude.appendZeros(other.exponent - lowest)
    exponent = lowest
    if isNegative == other.isNegative {
      magnitude.add(other.magnitude)
    } else if magnitude.compared(with: other.magnitude) >= 0 {
      magnitude.subtract(other.magnitude)
    } else {
      magnitude.subtract(from: other.magnitude)
      isNegative = other.isNegative
    }
    return self
  }
}
