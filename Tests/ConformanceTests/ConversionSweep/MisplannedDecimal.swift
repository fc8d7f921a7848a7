import Metryvo

/// `Decimal128` with a fault: linear maps have a relative error of 10⁻³⁰, as by a rounded ratio.
struct MisplannedDecimal: DecimalBackend {
  private let number: Decimal128

  static var backendName: String { "misplanned" }
  static func supports(_ context: ArithmeticContext) -> Bool { Decimal128.supports(context) }

  private init(_ number: Decimal128) { self.number = number }
  init?(exactly text: String) {
    guard let number = Decimal128(exactly: text) else { return nil }
    self.number = number
  }

  static func convert(
    _ x: Self, by map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext
  ) -> Conversion<Self> {
    var map = map
    if case .linear(let ratio) = map, let speck = ratio.multiplied(by: Self.speck),
      let wrong = ratio.adding(speck)
    {
      map = .linear(wrong)
    }
    let result = Decimal128.convert(x.number, by: map, to: target, in: context)
    return Conversion(
      Self(result.value), result.conditions, isPrecisionLimited: result.isPrecisionLimited)
  }

  private static let speck = ExactRatio(1, exponent: -30) ?? .zero

  private static func same(_ outcome: Outcome<Decimal128>) -> Outcome<Self> {
    Outcome(Self(outcome.value), outcome.conditions)
  }
  static func parse(_ text: String, in context: ArithmeticContext) -> Outcome<Self> {
    same(Decimal128.parse(text, in: context))
  }
  static func plus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    same(Decimal128.plus(x.number, in: context))
  }
  static func minus(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    same(Decimal128.minus(x.number, in: context))
  }
  static func abs(_ x: Self, in context: ArithmeticContext) -> Outcome<Self> {
    same(Decimal128.abs(x.number, in: context))
  }
  static func add(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    same(Decimal128.add(x.number, y.number, in: context))
  }
  static func subtract(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    same(Decimal128.subtract(x.number, y.number, in: context))
  }
  static func multiply(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    same(Decimal128.multiply(x.number, y.number, in: context))
  }
  static func divide(_ x: Self, by y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    same(Decimal128.divide(x.number, by: y.number, in: context))
  }
  static func compare(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    same(Decimal128.compare(x.number, y.number, in: context))
  }
  static func quantize(_ x: Self, to y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    same(Decimal128.quantize(x.number, to: y.number, in: context))
  }

  func scientificString() -> String { number.scientificString() }
  func plainString() -> String { number.plainString() }
  var description: String { number.description }
  var isNegative: Bool { number.isNegative }
  var isFinite: Bool { number.isFinite }
  var isInfinite: Bool { number.isInfinite }
  var isNaN: Bool { number.isNaN }
  var isSignalingNaN: Bool { number.isSignalingNaN }
  var isZero: Bool { number.isZero }
  var exponent: Int { number.exponent }
  var digitCount: Int { number.digitCount }
}
