import DecimalArithmetic

extension BigDecimal {
  public static func compareSignal(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    guard let nan = propagatedNaN(x, y, in: context) else { return compare(x, y, in: context) }
    return Outcome(nan.value, nan.conditions.union(.invalidOperation))
  }
}
