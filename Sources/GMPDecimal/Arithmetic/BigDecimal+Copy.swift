import DecimalArithmetic

extension BigDecimal {
  public static func canonical(_ x: BigDecimal) -> BigDecimal { x }

  public static func copyAbs(_ x: BigDecimal) -> BigDecimal { x.withSign(isNegative: false) }

  public static func copyNegate(_ x: BigDecimal) -> BigDecimal {
    x.withSign(isNegative: !x.isNegative)
  }

  public static func copySign(_ x: BigDecimal, of y: BigDecimal) -> BigDecimal {
    x.withSign(isNegative: y.isNegative)
  }
}
