import DecimalArithmetic

/// LimbDecimal implements every operation of the specification by calling BigDecimal's operation
/// with values in forced limbs.
extension LimbDecimal: GeneralDecimalBackend {
  package func numberClass(in context: ArithmeticContext) -> NumberClass {
    value.numberClass(in: context)
  }

  package func engineeringString() -> String { value.engineeringString() }

  package static func fma(
    _ x: LimbDecimal, _ y: LimbDecimal, adding z: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.fma(x.value, y.value, adding: z.value, in: context))
  }

  package static func power(
    _ x: LimbDecimal, _ y: LimbDecimal, modulo m: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.power(x.value, y.value, modulo: m.value, in: context))
  }

  package static func divideInteger(
    _ x: LimbDecimal, by y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.divideInteger(x.value, by: y.value, in: context))
  }

  package static func remainder(
    _ x: LimbDecimal, by y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.remainder(x.value, by: y.value, in: context))
  }

  package static func remainderNear(
    _ x: LimbDecimal, by y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.remainderNear(x.value, by: y.value, in: context))
  }

  package static func squareRoot(
    _ x: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.squareRoot(x.value, in: context))
  }

  package static func exp(
    _ x: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.exp(x.value, in: context))
  }

  package static func ln(
    _ x: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.ln(x.value, in: context))
  }

  package static func log10(
    _ x: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.log10(x.value, in: context))
  }

  package static func power(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.power(x.value, y.value, in: context))
  }

  package static func reduce(
    _ x: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.reduce(x.value, in: context))
  }

  package static func rescale(
    _ x: LimbDecimal, to y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    inLimbs(BigDecimal.rescale(x.value, to: y.value, in: context))
  }
}

extension LimbDecimal {
  static func inLimbs(_ outcome: Outcome<BigDecimal>) -> Outcome<LimbDecimal> {
    Outcome(LimbDecimal(outcome.value), outcome.conditions)
  }
}
