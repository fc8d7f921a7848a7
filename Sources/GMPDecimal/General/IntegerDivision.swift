import DecimalArithmetic

/// |x| ÷ |y| in whole numbers, both written with the smaller of their exponents.
///
/// With the gap g of the adjusted exponents, 10^(g−1) < |x| ÷ |y| < 10^(g+1), so the quotient has g or
/// g + 1 digits. In units of the smaller exponent x has at most g + (digits of y) digits, or its own,
/// and y at most (digits of x) − g, or its own: far exponents cost nothing that is not in the quotient.
struct IntegerDivision {
  let x: BigDecimal
  let y: BigDecimal
  /// The difference of the adjusted exponents.
  let gap: Int
  /// The smaller exponent.
  let exponent: Int

  /// The division of finite numbers, neither of them 0.
  init(_ x: BigDecimal, by y: BigDecimal) {
    self.x = x
    self.y = y
    gap = x.adjustedExponent - y.adjustedExponent
    exponent = Swift.min(x.exponent, y.exponent)
  }

  /// Whether the quotient, or its nearest integer, is 0 by the adjusted exponents: |x| < |y| ÷ 10.
  var isFar: Bool { gap < -1 }

  /// The number of zeros that bring x to the smaller exponent.
  var zeros: Int { x.exponent - exponent }
  /// The same for y.
  private var divisorZeros: Int { y.exponent - exponent }

  /// Quotient, remainder and divisor in words, if they fit.
  func inWords() -> (quotient: UInt128, remainder: UInt128, divisor: UInt128)? {
    guard let dividend = x.words, let divisor = y.words,
      x.coefficientDigits + zeros <= UInt256.digits, gap < UInt128.inlineDigits,
      y.coefficientDigits + divisorZeros <= UInt128.inlineDigits
    else { return nil }
    let scaled = divisor * powersOfTen[divisorZeros]
    let division = UInt256(dividend).appendingZeros(zeros).divided(by: scaled)
    return (division.quotient.low, division.remainder, scaled)
  }

  /// Whether a number needs more than `BigDecimal.intermediateDigits`.
  var needsTooManyDigits: Bool {
    Swift.max(x.coefficientDigits + zeros, y.coefficientDigits + divisorZeros)
      > BigDecimal.intermediateDigits
  }

  /// The dividend in units of the smaller exponent.
  func dividend() -> Natural {
    var dividend = x.natural
    dividend.appendZeros(zeros)
    return dividend
  }

  /// The divisor in units of the smaller exponent.
  func divisor() -> Natural {
    var divisor = y.natural
    divisor.appendZeros(divisorZeros)
    return divisor
  }
}
