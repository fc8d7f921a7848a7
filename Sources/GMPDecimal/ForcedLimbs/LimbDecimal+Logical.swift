import DecimalArithmetic

extension LimbDecimal {
  package static func and(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.and(x.value, y.value, in: context))
  }

  package static func or(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.or(x.value, y.value, in: context))
  }

  package static func xor(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.xor(x.value, y.value, in: context))
  }

  package static func invert(
    _ x: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.invert(x.value, in: context))
  }

  package static func shift(
    _ x: LimbDecimal, by y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.shift(x.value, by: y.value, in: context))
  }

  package static func rotate(
    _ x: LimbDecimal, by y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.rotate(x.value, by: y.value, in: context))
  }
}
