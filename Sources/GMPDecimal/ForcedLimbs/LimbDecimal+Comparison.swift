import DecimalArithmetic

extension LimbDecimal {
  package static func compareSignal(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.compareSignal(x.value, y.value, in: context))
  }

  package static func max(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.max(x.value, y.value, in: context))
  }

  package static func min(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.min(x.value, y.value, in: context))
  }

  package static func maxMagnitude(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.maxMagnitude(x.value, y.value, in: context))
  }

  package static func minMagnitude(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.minMagnitude(x.value, y.value, in: context))
  }

  package static func compareTotal(_ x: LimbDecimal, _ y: LimbDecimal) -> LimbDecimal {
    LimbDecimal(BigDecimal.compareTotal(x.value, y.value))
  }

  package static func compareTotalMagnitude(_ x: LimbDecimal, _ y: LimbDecimal) -> LimbDecimal {
    LimbDecimal(BigDecimal.compareTotalMagnitude(x.value, y.value))
  }

  package static func sameQuantum(_ x: LimbDecimal, _ y: LimbDecimal) -> Bool {
    BigDecimal.sameQuantum(x.value, y.value)
  }
}
