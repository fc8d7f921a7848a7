import DecimalArithmetic

extension Decimal128 {
  public static func power(
    _ x: Self, _ y: Self, modulo m: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    // A signaling m comes before a quiet x or y.
    if m.isSignalingNaN && !x.isSignalingNaN && !y.isSignalingNaN {
      if let outcome = propagatedNaN(m, in: context) { return outcome }
    }
    if let outcome = propagatedNaN(x, y, in: context) ?? propagatedNaN(m, in: context) {
      return outcome
    }
    guard let base = x.wholePart, let exponent = y.wholePart, let divisor = m.wholePart,
      !m.isZero, !(x.isZero && y.isZero), y.isZero || !y.isNegative,
      divisor.exponent + divisor.coefficient.decimalDigitCount <= context.precision
    else { return Outcome(.nan(), .invalidOperation) }
    let modulus = Modulus(divisor.coefficient * powersOfTen[divisor.exponent])
    let tens = modulus.power(10, UInt128(base.exponent))
    var result = modulus.power(
      modulus.product(modulus.reduced(base.coefficient), tens), exponent.coefficient)
    for _ in 0..<exponent.exponent { result = modulus.power(result, 10) }
    let isOdd = exponent.exponent == 0 && exponent.coefficient & 1 == 1
    return Outcome(
      Decimal128(isNegative: x.isNegative && isOdd, coefficient: result, exponent: 0))
  }

  /// The magnitude as coefficient · 10^exponent with an exponent of 0 or more, if it is an integer.
  private var wholePart: (coefficient: UInt128, exponent: Int)? {
    guard isFinite else { return nil }
    if isZero { return (0, 0) }
    if finiteExponent >= 0 { return (coefficient, finiteExponent) }
    // Below 1 if it has no digit before the point.
    guard finiteExponent > -Self.maximumDigits else { return nil }
    let (whole, fraction) = coefficient.quotientAndRemainder(
      dividingBy: powersOfTen[-finiteExponent])
    return fraction == 0 ? (whole, 0) : nil
  }
}

/// Arithmetic modulo a number below 10³⁴, not 0; a product of two rests is below 2²⁵⁶.
private struct Modulus {
  private let value: UInt128

  init(_ value: UInt128) { self.value = value }

  func reduced(_ x: UInt128) -> UInt128 { x % value }

  func product(_ x: UInt128, _ y: UInt128) -> UInt128 {
    UInt256(product: x, y).quotientAndRemainder(dividingBy: value).remainder
  }

  /// x^exponent, by its bits from the last to the first.
  ///
  /// Source: Knuth, The Art of Computer Programming, volume 2, 4.6.3, algorithm A.
  func power(_ x: UInt128, _ exponent: UInt128) -> UInt128 {
    var result = reduced(1)
    var square = reduced(x)
    var rest = exponent
    while rest != 0 {
      if rest & 1 == 1 { result = product(result, square) }
      rest >>= 1
      if rest != 0 { square = product(square, square) }
    }
    return result
  }
}
