import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA ln, always rounded half-even.
  ///
  /// The result is 0 for 1 and irrational for any other decimal number (Lindemann).
  package static func ln(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    logarithm(x, in: context) { value, context in
      value == Rational(1) ? held(0, in: context) : nil
    } irrational: { value, scale in
      Enclosure.logarithm(of: value, scale: scale)
    }
  }

  /// GDA log10, always rounded half-even.
  ///
  /// The result is rational only for powers of ten: if 10^(p/q) = x, then 10^p = x^q. So the only
  /// primes of x are 2 and 5, both with the exponent k = p/q, and x is 10^k.
  package static func log10(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    logarithm(x, in: context) { value, context in
      let adjusted = value.adjustedExponent
      return value == Rational(1, exponent: adjusted) ? held(adjusted, in: context) : nil
    } irrational: { value, scale in
      Enclosure.logarithm(of: value, scale: scale) / Enclosure.logarithmOfTen(scale: scale)
    }
  }

  /// Returns a logarithm: −∞ for 0, NaN for negative numbers, otherwise `rational` or `irrational`.
  private static func logarithm(
    _ x: DecimalOperand, in context: ArithmeticContext,
    rational: (Rational, ArithmeticContext) -> Expected?,
    irrational: (Rational, _ scale: Int) -> Enclosure
  ) -> Expected? {
    if let nan = notANumber(x, in: context) { return nan }
    if x.isZero { return .infinity(isNegative: true) }
    if x.isNegative { return .nan(.invalidOperation) }
    guard let value = x.value else { return .infinity(isNegative: false) }
    let context = context.rounding(.halfEven)
    if let exact = rational(value, context) { return exact }
    // Near 1 the logarithm is as small as x − 1; log2(10) < 10/3.
    let isNearOne = (-1...0).contains(value.adjustedExponent)
    let lost = isNearOne ? -(value - Rational(1)).adjustedExponent * 10 / 3 + 4 : 0
    return decided(in: context) { places in
      let enclosure = irrational(value, places + lost)
      return (enclosure.lowerBound, enclosure.upperBound)
    }
  }
}
