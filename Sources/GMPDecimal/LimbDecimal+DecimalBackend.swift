import DecimalArithmetic

extension LimbDecimal: DecimalBackend {
  public static var backendName: String { "gmp-limbs" }

  public static func supports(_ context: ArithmeticContext) -> Bool {
    BigDecimal.supports(context)
  }

  public init?(exactly text: String) {
    guard let value = BigDecimal.exactly(text, storage: .limbs) else { return nil }
    self.init(value)
  }

  public static func parse(
    _ text: String, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.parse(text, in: context, storage: .limbs))
  }

  public var description: String { value.description }
  public func scientificString() -> String { value.scientificString() }
  public func plainString() -> String { value.plainString() }

  public var isNegative: Bool { value.isNegative }
  public var isFinite: Bool { value.isFinite }
  public var isInfinite: Bool { value.isInfinite }
  public var isNaN: Bool { value.isNaN }
  public var isSignalingNaN: Bool { value.isSignalingNaN }
  public var isZero: Bool { value.isZero }
  public var exponent: Int { value.exponent }
  public var digitCount: Int { value.digitCount }

  public static func plus(_ x: LimbDecimal, in context: ArithmeticContext) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.plus(x.value, in: context))
  }

  public static func minus(_ x: LimbDecimal, in context: ArithmeticContext) -> Outcome<LimbDecimal>
  {
    wrapped(BigDecimal.minus(x.value, in: context))
  }

  public static func abs(_ x: LimbDecimal, in context: ArithmeticContext) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.abs(x.value, in: context))
  }

  public static func add(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.add(x.value, y.value, in: context))
  }

  public static func subtract(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.subtract(x.value, y.value, in: context))
  }

  public static func multiply(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.multiply(x.value, y.value, in: context))
  }

  public static func divide(
    _ x: LimbDecimal, by y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.divide(x.value, by: y.value, in: context))
  }

  public static func compare(
    _ x: LimbDecimal, _ y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.compare(x.value, y.value, in: context))
  }

  public static func quantize(
    _ x: LimbDecimal, to y: LimbDecimal, in context: ArithmeticContext
  ) -> Outcome<LimbDecimal> {
    wrapped(BigDecimal.quantize(x.value, to: y.value, in: context))
  }

  public static func convert(
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
