import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA reduce: rounds x and removes trailing zeros within the exponent range; a zero becomes 0.
  package static func reduce(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    if let nan = notANumber(x, in: context) { return nan }
    guard let plain = held(x, in: context), let result = DecimalOperand(plain.text) else {
      return nil
    }
    if result.kind != .finite { return plain }
    if result.isZero { return Expected(x.isNegative ? "-0" : "0", plain.conditions) }
    let highest = context.clamp ? context.etop : context.maxExponent
    var (coefficient, exponent) = (result.coefficient, result.exponent)
    while exponent < highest && coefficient % 10 == 0 {
      coefficient /= 10
      exponent += 1
    }
    return .finite(
      isNegative: x.isNegative, coefficient, exponent: exponent, plain.conditions)
  }

  /// Rescales x by quantizing to 10^y, for an integer y between Etiny and Emax.
  package static func rescale(
    _ x: DecimalOperand, to y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, in: context) { return nan }
    if x.isInfinite && y.isInfinite { return .infinity(isNegative: x.isNegative) }
    guard let wanted = y.value, !x.isInfinite else { return .nan(.invalidOperation) }
    let (least, most) = (Rational(context.etiny), Rational(context.maxExponent))
    guard wanted >= least, wanted <= most, let exponent = integer(y) else {
      return .nan(.invalidOperation)
    }
    return quantize(
      x, to: DecimalOperand(kind: .finite, isNegative: false, coefficient: 1, exponent: exponent),
      in: context)
  }

  /// GDA scaleb: returns x · 10^y, rounded.
  ///
  /// y must be an integer with exponent 0 and |y| ≤ 2 · (Emax + precision).
  package static func scaleB(
    _ x: DecimalOperand, by y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, in: context) { return nan }
    let limit = 2 * (context.maxExponent + context.precision)
    guard let power = y.integerWithExponentZero, (-limit...limit).contains(power) else {
      return .nan(.invalidOperation)
    }
    return held(x.scaled(byPowerOfTen: power), in: context)
  }

  /// GDA logb: the adjusted exponent; +∞ for infinities, −∞ for zeros.
  package static func logB(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    if let nan = notANumber(x, in: context) { return nan }
    guard let value = x.value else { return .infinity(isNegative: false) }
    if value.isZero { return .infinity(isNegative: true, .divisionByZero) }
    return held(value.adjustedExponent, in: context)
  }

  /// Returns the value of x if it is an integer that fits `Int`; otherwise `nil`.
  private static func integer(_ x: DecimalOperand) -> Int? {
    guard let value = x.value else { return nil }
    if value.isZero { return 0 }
    guard let neighbours = Neighbours(of: value, at: 0), neighbours.isExact,
      let magnitude = Int(exactly: neighbours.lower)
    else { return nil }
    return x.isNegative ? -magnitude : magnitude
  }
}
