import DecimalArithmetic

extension Decimal128 {
  /// Computes |x|ʸ mod |m| for integers x, y and m, with the sign of xʸ and exponent 0.
  ///
  /// ``GeneralDecimalBackend/power(_:_:modulo:in:)`` states the conditions.
  ///
  ///     Decimal128.power(2, 100, modulo: 7, in: .decimal128).value  // 2
  public static func power(
    _ x: Self, _ y: Self, modulo m: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    // A signaling m takes precedence over a quiet x or y.
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

  /// The magnitude of an integer as coefficient · 10^exponent with exponent ≥ 0; otherwise `nil`.
  private var wholePart: (coefficient: UInt128, exponent: Int)? {
    guard isFinite else { return nil }
    if isZero { return (0, 0) }
    if finiteExponent >= 0 { return (coefficient, finiteExponent) }
    // With −finiteExponent ≥ 34 the number is below 1.
    guard finiteExponent > -Self.maximumDigits else { return nil }
    let (whole, fraction) = coefficient.quotientAndRemainder(
      dividingBy: powersOfTen[-finiteExponent])
    return fraction == 0 ? (whole, 0) : nil
  }
}

/// Arithmetic modulo a number from 1 to 10³⁴ − 1; a product of two residues is below 2²⁵⁶.
private struct Modulus {
  private let value: UInt128

  init(_ value: UInt128) { self.value = value }

  func reduced(_ x: UInt128) -> UInt128 { x % value }

  func product(_ x: UInt128, _ y: UInt128) -> UInt128 {
    UInt256(product: x, y).quotientAndRemainder(dividingBy: value).remainder
  }

  /// Returns x^exponent by squaring, over the exponent's bits from the lowest to the highest.
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
