import DecimalArithmetic

/// The exact numerator of a conversion, in 256 bits.
struct InlineNumerator {
  let magnitude: UInt256
  let exponent: Int
  let isNegative: Bool

  /// Creates the numerator for `x`.
  ///
  /// - Returns: `nil` if the terms may exceed 256 bits when both have the smaller exponent.
  init?(_ x: BigDecimal, _ terms: ConversionTerms) {
    let product = UInt256(product: x.inline, terms.multiplier)
    let productExponent = x.exponent + terms.multiplierExponent
    let productIsNegative = x.isNegative != terms.multiplierIsNegative
    if terms.addend == 0 {
      (magnitude, exponent, isNegative) = (product, productExponent, productIsNegative)
      return
    }
    if product.isZero {
      magnitude = UInt256(terms.addend)
      (exponent, isNegative) = (terms.addendExponent, terms.addendIsNegative)
      return
    }
    let lowest = min(productExponent, terms.addendExponent)
    let productZeros = productExponent - lowest
    let addendZeros = terms.addendExponent - lowest
    // Each aligned term has at most 75 digits, so the sum has at most 76.
    guard product.digitCount + productZeros < UInt256.digits,
      terms.addend.digitCount + addendZeros < UInt256.digits
    else { return nil }
    let first = product.appendingZeros(productZeros)
    let second = UInt256(terms.addend).appendingZeros(addendZeros)
    exponent = lowest
    if productIsNegative == terms.addendIsNegative {
      magnitude = first + second
      isNegative = productIsNegative
    } else if second < first {
      magnitude = first - second
      isNegative = productIsNegative
    } else {
      magnitude = second - first
      isNegative = terms.addendIsNegative
    }
  }
}

/// The result of a conversion as a fraction of words.
///
/// The numerator is below 10³⁸ · 2¹²⁸, because it is a product of a coefficient and a multiplier,
/// or a sum of at most 76 digits. So the numerator ÷ 10³⁸ fits 128 bits.
struct InlineFraction: ExactFraction {
  private let numerator: UInt256
  private let exponent: Int
  private let divisor: UInt128

  init(_ numerator: InlineNumerator, divisor: UInt128) {
    self.numerator = numerator.magnitude
    exponent = numerator.exponent
    self.divisor = divisor
  }

  init(_ numerator: UInt128, exponent: Int, divisor: UInt128) {
    self.numerator = UInt256(numerator)
    self.exponent = exponent
    self.divisor = divisor
  }

  var isZero: Bool { numerator.isZero }

  var adjustedExponent: Int {
    let digits = numerator.digitCount
    if divisor == 1 { return exponent + digits - 1 }
    let difference = digits - divisor.digitCount
    // Numerator and divisor are scaled to equal digit counts. A scaled divisor is below 10³⁸ ·
    // 2¹²⁸, like the numerator; a scaled numerator has at most 39 digits.
    let isBelow =
      difference >= 0
      ? numerator < UInt256(divisor).appendingZeros(difference)
      : numerator.appendingZeros(-difference) < UInt256(divisor)
    return exponent + difference - (isBelow ? 1 : 0)
  }

  func rounded(by rounding: CutRounding) -> Outcome<BigDecimal>? {
    rounding.round(cut(at: rounding.position))
  }

  /// Returns the number cut at 10^position; the cut number has at most 37 digits.
  private func cut(at position: Int) -> Cut<UInt128> {
    let zeros = exponent - position
    if zeros >= 0 {
      // The dividend is below 10³⁷ · divisor < 2²⁵⁶.
      let (quotient, remainder) = numerator.appendingZeros(zeros).divided(by: divisor)
      let discarded = DiscardedPart(remainder: remainder, of: divisor)
      return Cut(quotient.low, exponent: position, discarded: discarded)
    }
    var (quotient, remainder) = divisor == 1 ? (numerator, 0) : numerator.divided(by: divisor)
    let discarded = quotient.dropDigits(-zeros)
    return Cut(
      quotient.low, exponent: position,
      discarded: remainder == 0 ? discarded : discarded.withTail)
  }
}
