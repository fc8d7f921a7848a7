import DecimalArithmetic

extension Oracle {
  /// GDA exp: eˣ, rounded half-even whatever the context.
  ///
  /// It is 1 for 0 and irrational for any other decimal number (Lindemann), so never a tie.
  public static func exp(_ x: DecimalOperand, in context: ArithmeticContext) -> Expected? {
    if let nan = notANumber(x, in: context) { return nan }
    guard let value = x.value else {
      return x.isNegative ? Expected("0") : .infinity(isNegative: false)
    }
    if value.isZero { return Expected("1") }
    return exponential(between: value, and: value, in: context.rounding(.halfEven)) {
      Enclosure(value, scale: $0)
    }
  }
}
