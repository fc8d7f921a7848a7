import Metryvo

/// Maps the requested rounding mode to the mode in which a backend rounds.
protocol ModeReading: Sendable {
  static func mode(_ mode: RoundingMode) -> RoundingMode
}

enum EachMode: ModeReading {
  static func mode(_ mode: RoundingMode) -> RoundingMode { mode }
}

/// A planted fault: rounds half-up where half-even is requested.
enum HalfUpForHalfEven: ModeReading {
  static func mode(_ mode: RoundingMode) -> RoundingMode { mode == .halfEven ? .halfUp : mode }
}

/// The type that the article judges.
typealias YourDecimal = ThirdDecimal<EachMode>
/// The type with the planted fault.
typealias MistakenDecimal = ThirdDecimal<HalfUpForHalfEven>

/// A third-party backend with 34 digits, which rounds in the modes that `Reading` gives.
struct ThirdDecimal<Reading: ModeReading>: DecimalBackend {
  let base: Decimal128

  static var backendName: String { "third" }
  static func supports(_ context: ArithmeticContext) -> Bool { Decimal128.supports(context) }

  init(_ base: Decimal128) { self.base = base }

  init?(exactly text: String) {
    guard let base = Decimal128(exactly: text) else { return nil }
    self.base = base
  }

  var description: String { base.description }
  func scientificString() -> String { base.scientificString() }
  func plainString() -> String { base.plainString() }
  var isNegative: Bool { base.isNegative }
  var isFinite: Bool { base.isFinite }
  var isInfinite: Bool { base.isInfinite }
  var isNaN: Bool { base.isNaN }
  var isSignalingNaN: Bool { base.isSignalingNaN }
  var isZero: Bool { base.isZero }
  var exponent: Int { base.exponent }
  var digitCount: Int { base.digitCount }

  // Equality and hash are those of `Decimal128`, in which NaN equals no value.
  static func == (x: Self, y: Self) -> Bool { x.base == y.base }
  func hash(into hasher: inout Hasher) { base.hash(into: &hasher) }

  private static func read(_ context: ArithmeticContext) -> ArithmeticContext {
    context.rounding(Reading.mode(context.rounding))
  }

  private static func wrap(_ outcome: Outcome<Decimal128>) -> Outcome<Self> {
    Outcome(Self(outcome.value), outcome.conditions)
  }

  static func parse(_ text: String, in context: ArithmeticContext) -> Outcome<Self> {
    wrap(Decimal128.parse(text, in: read(context)))
  }
  static func plus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    wrap(Decimal128.plus(x.base, in: read(context)))
  }
  static func minus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    wrap(Decimal128.minus(x.base, in: read(context)))
  }
  static func abs(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    wrap(Decimal128.abs(x.base, in: read(context)))
  }
  static func add(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    wrap(Decimal128.add(x.base, y.base, in: read(context)))
  }
  static func subtract(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    wrap(Decimal128.subtract(x.base, y.base, in: read(context)))
  }
  static func multiply(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    wrap(Decimal128.multiply(x.base, y.base, in: read(context)))
  }
  static func divide(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    wrap(Decimal128.divide(x.base, by: y.base, in: read(context)))
  }
  static func compare(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    wrap(Decimal128.compare(x.base, y.base, in: read(context)))
  }
  static func quantize(_ x: Self, to y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    wrap(Decimal128.quantize(x.base, to: y.base, in: read(context)))
  }
  static func convert(
    _ x: Self, by map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Self> {
    let result = Decimal128.convert(x.base, by: map, to: target, in: read(context))
    return Conversion(
      Self(result.value), result.conditions, isPrecisionLimited: result.isPrecisionLimited)
  }
}
