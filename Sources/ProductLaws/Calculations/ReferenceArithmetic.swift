import BigInt
import DecimalArithmetic
import ExactArithmetic

/// The reason why an evaluator of a law has no value.
package enum ReferenceError: Error, Hashable, Sendable {
  /// The exact value may not fit the fractions of the package, so the law does not judge it.
  case tooWide
  case divisionByZero
  case zeroToPowerZero
  case exponentNotWhole
}

/// Exact arithmetic of the evaluators, on the oracle's rationals.
///
/// An operation returns a result only if every correct implementation with numerators and
/// denominators of 128 bits represents it exactly. The bounds are far below 128 bits, so the
/// evaluators do not repeat the rules of ``ExactRatio``.
package enum ReferenceArithmetic {
  /// The maximum number of bits of a numerator and its denominator together.
  static let widestRatio = 100
  /// The maximum number of bits of a numerator over a common denominator.
  static let widestTerm = 110
  /// The maximum magnitude of the power of ten of a term.
  private static let farthestTerm = 40
  /// The maximum magnitude of the power of ten of any number.
  private static let farthest = 400

  package static func sum(
    _ x: Rational, _ y: Rational
  ) throws(ReferenceError) -> Rational {
    if x.isZero { return y }
    if y.isZero { return x }
    guard isNarrow(x, y) else { throw .tooWide }
    return try narrow(x + y)
  }

  package static func difference(
    _ x: Rational, _ y: Rational
  ) throws(ReferenceError) -> Rational {
    try sum(x, -y)
  }

  package static func product(
    _ x: Rational, _ y: Rational
  ) throws(ReferenceError) -> Rational {
    try narrow(x * y)
  }

  package static func quotient(
    _ x: Rational, _ y: Rational
  ) throws(ReferenceError) -> Rational {
    if y.isZero { throw .divisionByZero }
    return try narrow(x / y)
  }

  package static func percent(_ x: Rational) throws(ReferenceError) -> Rational {
    try quotient(x, Rational(100))
  }

  /// Returns x to an integral power, by repeated multiplication.
  package static func power(
    _ x: Rational, _ exponent: Rational
  ) throws(ReferenceError) -> Rational {
    guard abs(exponent.exponent) < 20 else { throw .exponentNotWhole }
    let plain = PlainFraction(exponent)
    let (whole, rest) = plain.top.quotientAndRemainder(dividingBy: plain.bottom)
    if rest != 0 || whole > ArithmeticContext.limit { throw .exponentNotWhole }
    let count = exponent.isNegative ? -BigInt(whole) : BigInt(whole)
    if x.isZero {
      if count == 0 { throw .zeroToPowerZero }
      return count < 0 ? try quotient(Rational(1), x) : .zero
    }
    if count.magnitude > 200 { throw .tooWide }
    var result = Rational(1)
    for _ in 0..<Int(count.magnitude) { result = try narrow(result * x) }
    return count < 0 ? try quotient(Rational(1), result) : result
  }

  /// Returns the number in lowest terms; throws if it may not be a fraction of 128 bits.
  package static func narrow(_ x: Rational) throws(ReferenceError) -> Rational {
    let reduced = x.reduced
    let width = reduced.numerator.magnitude.bitWidth + reduced.denominator.bitWidth
    if width > widestRatio || abs(reduced.exponent) > farthest { throw .tooWide }
    return reduced
  }

  /// Whether two numbers certainly fit over a common denominator.
  ///
  /// ``ExactRatio`` stores x ÷ 5ⁿ as x · 2ⁿ · 10⁻ⁿ, so the numerator grows by n bits.
  /// 5ⁿ has about 2.3 n bits, so half of the bits of the denominator are added to those of the
  /// numerator.
  package static func isNarrow(_ x: Rational, _ y: Rational) -> Bool {
    if abs(x.exponent) > farthestTerm || abs(y.exponent) > farthestTerm { return false }
    let (first, second) = (PlainFraction(x), PlainFraction(y))
    let divisor = first.bottom.greatestCommonDivisor(with: second.bottom)
    let (scale, otherScale) = (second.bottom / divisor, first.bottom / divisor)
    let width = first.bottom.bitWidth + scale.bitWidth
    return [(first.top, scale), (second.top, otherScale)].allSatisfy { top, scale in
      top.bitWidth + scale.bitWidth + width / 2 <= widestTerm
    }
  }
}

/// A fraction without a separate power of ten.
private struct PlainFraction {
  let top: BigUInt
  let bottom: BigUInt

  init(_ x: Rational) {
    top = x.numerator.magnitude * Oracle.powerOfTen(max(0, x.exponent))
    bottom = x.denominator * Oracle.powerOfTen(max(0, -x.exponent))
  }
}
