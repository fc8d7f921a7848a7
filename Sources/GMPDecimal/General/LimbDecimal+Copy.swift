import DecimalArithmetic

extension LimbDecimal {
  public static func canonical(_ x: LimbDecimal) -> LimbDecimal { x }

  public static func copyAbs(_ x: LimbDecimal) -> LimbDecimal {
    LimbDecimal(BigDecimal.copyAbs(x.value))
  }

  public static func copyNegate(_ x: LimbDecimal) -> LimbDecimal {
    LimbDecimal(BigDecimal.copyNegate(x.value))
  }

  public static func copySign(_ x: LimbDecimal, of y: LimbDecimal) -> LimbDecimal {
    LimbDecimal(BigDecimal.copySign(x.value, of: y.value))
  }
}
