import DecimalArithmetic

extension Oracle {
  /// GDA exp: eˣ, always rounded half-even.
  ///
  /// The result is 1 for 0 and irrational for any other decimal number (Lindemann), so never a tie.
  package static func exp(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    if let nan = notANumber(x, in: context) { return nan }
    guard let value = x.value else {
      return x.isNegative ? held(0, in: context) : .infinity(isNegative: false)
    }
    if value.isZero { return held(1, in: context) }
    return exponential(between: value, and: value, in: context.rounding(.halfEven)) {
      Enclosure(value, scale: $0)
    }
  }
}
