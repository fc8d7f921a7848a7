import DecimalArithmetic

/// The division |x| ÷ |y| in integers, with both operands written at the smaller exponent.
///
/// With g the gap of the adjusted exponents, 10^(g−1) < |x| ÷ |y| < 10^(g+1), so the quotient has g
/// or g + 1 digits. In units of the smaller exponent x has at most g + (digits of y) digits, or its
/// own number of digits. y has at most (digits of x) − g digits, or its own number of digits. So
/// the cost of distant exponents is bounded by the digits of the quotient.
struct IntegerDivision {
  let x: BigDecimal
  let y: BigDecimal
  /// The difference of the adjusted exponents.
  let gap: Int
  /// The smaller exponent.
  let exponent: Int

  /// Creates the division of finite numbers other than 0.
  init(_ x: BigDecimal, by y: BigDecimal) {
    self.x = x
    self.y = y
    gap = x.adjustedExponent - y.adjustedExponent
    exponent = Swift.min(x.exponent, y.exponent)
  }

  /// Whether the adjusted exponents show |x| < |y| ÷ 10.
  ///
  /// The quotient and the nearest integer of a far division are 0.
  var isFar: Bool { gap < -1 }

  /// The number of zeros that scale x to the smaller exponent.
  var zeros: Int { x.exponent - exponent }
  /// The number of zeros that scale y to the smaller exponent.
  private var divisorZeros: Int { y.exponent - exponent }

  /// Returns quotient, remainder and divisor in words; `nil` if they may not fit.
  func inWords() -> (quotient: UInt128, remainder: UInt128, divisor: UInt128)? {
    guard let dividend = x.words, let divisor = y.words,
      x.coefficientDigits + zeros <= UInt256.digits, gap < UInt128.inlineDigits,
      y.coefficientDigits + divisorZeros <= UInt128.inlineDigits
    else { return nil }
    let scaled = divisor * powersOfTen[divisorZeros]
    let division = UInt256(dividend).appendingZeros(zeros).divided(by: scaled)
    return (division.quotient.low, division.remainder, scaled)
  }

  /// Whether an operand, scaled to the smaller exponent, exceeds `BigDecimal.intermediateDigits`.
  var needsTooManyDigits: Bool {
    Swift.max(x.coefficientDigits + zeros, y.coefficientDigits + divisorZeros)
      > BigDecimal.intermediateDigits
  }

  /// Returns the dividend in units of the smaller exponent.
  func dividend() -> Natural {
    var dividend = x.natural
    dividend.appendZeros(zeros)
    return dividend
  }

  /// Returns the divisor in units of the smaller exponent.
  func divisor() -> Natural {
    var divisor = y.natural
    divisor.appendZeros(divisorZeros)
    return divisor
  }
}
