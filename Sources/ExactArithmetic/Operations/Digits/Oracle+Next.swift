import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA next-plus: the smallest number of the context above x.
  package static func nextPlus(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    notANumber(x, in: context)
      ?? neighbour(of: x, isAbove: true, in: context).map { Expected($0.text) }
  }

  /// GDA next-minus: the largest number of the context below x.
  package static func nextMinus(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    notANumber(x, in: context)
      ?? neighbour(of: x, isAbove: false, in: context).map { Expected($0.text) }
  }

  /// GDA next-toward: returns the context's number next to x towards y; x with y's sign if x = y.
  ///
  /// Conditions are kept only if the result for a finite x is infinite, subnormal or 0.
  package static func nextToward(
    _ x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, y, in: context) { return nan }
    let direction = order(y, x)
    if direction == 0 { return copySign(x, of: y) }
    guard let next = neighbour(of: x, isAbove: direction > 0, in: context),
      let result = DecimalOperand(next.text)
    else { return nil }
    let isNormal = numberClass(result, in: context).text.hasSuffix("Normal")
    return isNormal ? Expected(next.text) : next
  }

  /// Moves x a little up or down and rounds it in this direction, with the conditions.
  ///
  /// The step is smaller than the last digit of x and than the smallest number, so no number of the
  /// context is skipped. The direction of the rounding excludes the numbers on the other side of x.
  private static func neighbour(
    of x: DecimalOperand, isAbove: Bool, in context: ArithmeticContext
  ) -> Expected? {
    guard let value = x.value else {
      return x.isNegative == isAbove
        ? largest(isNegative: x.isNegative, in: context) : .infinity(isNegative: x.isNegative)
    }
    let step = Rational(isAbove ? 1 : -1, exponent: min(context.etiny, x.exponent) - 1)
    guard let moved = sum(value, step, precision: context.precision) else { return nil }
    return rounded(
      moved, preferred: context.etiny, in: context.rounding(isAbove ? .ceiling : .floor))
  }

  private static func largest(isNegative: Bool, in context: ArithmeticContext) -> Expected? {
    if context.precision > digitLimit { return nil }
    return .finite(
      isNegative: isNegative, PowerOfTen.of(context.precision) - 1, exponent: context.etop, [])
  }
}
