import DecimalArithmetic

extension LimbDecimal {
  package static func roundToIntegralExact(
    _ x: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.roundToIntegralExact(x.value, in: context))
  }

  package static func roundToIntegralValue(
    _ x: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.roundToIntegralValue(x.value, in: context))
  }

  package static func nextPlus(
    _ x: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.nextPlus(x.value, in: context))
  }

  package static func nextMinus(
    _ x: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.nextMinus(x.value, in: context))
  }

  package static func nextToward(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.nextToward(x.value, y.value, in: context))
  }

  package static func scaleB(
    _ x: LimbDecimal, by y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.scaleB(x.value, by: y.value, in: context))
  }

  package static func logB(
    _ x: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.logB(x.value, in: context))
  }
}
