import DecimalArithmetic

extension LimbDecimal {
  public static func compareSignal(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.compareSignal(x.value, y.value, in: context))
  }

  public static func max(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.max(x.value, y.value, in: context))
  }

  public static func min(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.min(x.value, y.value, in: context))
  }

  public static func maxMagnitude(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.maxMagnitude(x.value, y.value, in: context))
  }

  public static func minMagnitude(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.minMagnitude(x.value, y.value, in: context))
  }

  public static func compareTotal(_ x: LimbDecimal, _ y: LimbDecimal) -> LimbDecimal {
    LimbDecimal(BigDecimal.compareTotal(x.value, y.value))
  }

  public static func compareTotalMagnitude(_ x: LimbDecimal, _ y: LimbDecimal) -> LimbDecimal {
    LimbDecimal(BigDecimal.compareTotalMagnitude(x.value, y.value))
  }

  public static func sameQuantum(_ x: LimbDecimal, _ y: LimbDecimal) -> Bool {
    BigDecimal.sameQuantum(x.value, y.value)
  }
}
