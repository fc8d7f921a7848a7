import DecimalArithmetic

extension BigDecimal {
  public static func squareRoot(
    _ x: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> { invalid(x.storage) }

  public static func exp(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    invalid(x.storage)
  }

  public static func ln(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    invalid(x.storage)
  }

  public static func log10(_ x: BigDecimal, in context: ArithmeticContext) -> Outcome<BigDecimal> {
    invalid(x.storage)
  }

  public static func power(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> { invalid(x.storage) }
}
