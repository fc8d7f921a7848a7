import DecimalArithmetic

extension LimbDecimal: DecimalBackend {
  package static var backendName: String { "gmp-limbs" }

  package static func supports(_ context: ArithmeticContext) -> Bool {
    BigDecimal.supports(context)
  }

  package init?(exactly text: String) {
    guard let value = BigDecimal.exactly(text, storage: .limbs) else { return nil }
    self.init(value)
  }

  package static func parse(
    _ text: String, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.parse(text, in: context, storage: .limbs))
  }

  package var description: String { value.description }
  package func scientificString() -> String { value.scientificString() }
  package func plainString() -> String { value.plainString() }

  package var isNegative: Bool { value.isNegative }
  package var isFinite: Bool { value.isFinite }
  package var isInfinite: Bool { value.isInfinite }
  package var isNaN: Bool { value.isNaN }
  package var isSignalingNaN: Bool { value.isSignalingNaN }
  package var isZero: Bool { value.isZero }
  package var exponent: Int { value.exponent }
  package var digitCount: Int { value.digitCount }

  package static func plus(_ x: LimbDecimal, in context: ArithmeticContext) -> Outcome<LimbDecimal>
  {
    wrapped(BigDecimal.plus(x.value, in: context))
  }

  package static func minus(_ x: LimbDecimal, in context: ArithmeticContext) -> Outcome<LimbDecimal>
  {
    wrapped(BigDecimal.minus(x.value, in: context))
  }

  package static func abs(_ x: LimbDecimal, in context: ArithmeticContext) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.abs(x.value, in: context))
  }

  package static func add(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.add(x.value, y.value, in: context))
  }

  package static func subtract(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.subtract(x.value, y.value, in: context))
  }

  package static func multiply(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.multiply(x.value, y.value, in: context))
  }

  package static func divide(
    _ x: LimbDecimal, by y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.divide(x.value, by: y.value, in: context))
  }

  package static func compare(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.compare(x.value, y.value, in: context))
  }

  package static func quantize(
    _ x: LimbDecimal, to y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.quantize(x.value, to: y.value, in: context))
  }

  package static func convert(
    _ x: LimbDecimal, by map: ConversionMap, to target: RoundingTarget,
    in context: ArithmeticContext
  ) -> Conversion<LimbDecimal> {
    let conversion = BigDecimal.convert(x.value, by: map, to: target, in: context)
    return Conversion(
      LimbDecimal(conversion.value), conversion.conditions,
      isPrecisionLimited: conversion.isPrecisionLimited)
  }

  private static func wrapped(_ outcome: Outcome<BigDecimal>) -> Outcome<LimbDecimal> {
    Outcome(LimbDecimal(outcome.value), outcome.conditions)
  }
}
