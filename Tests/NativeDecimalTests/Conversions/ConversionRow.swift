import DecimalArithmetic
import NativeDecimal
import Testing

/// A value, the target of its conversion, and the expected result with conditions.
struct ConversionRow {
  let x: String
  let target: RoundingTarget
  let mode: RoundingMode
  let expected: String

  init(_ x: String, _ target: RoundingTarget, _ mode: RoundingMode, _ expected: String) {
    self.x = x
    self.target = target
    self.mode = mode
    self.expected = expected
  }

  init(_ x: String, _ target: RoundingTarget, _ expected: String) {
    self.init(x, target, .halfEven, expected)
  }

  init(_ x: String, _ expected: String) { self.init(x, .digits(34), expected) }

  func check(
    _ map: ConversionMap, in context: ArithmeticContext = .decimal128,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let result = Decimal128.convert(
      try number(x), by: map, to: target, in: context.rounding(mode))
    result.value.checkInvariants()
    let limited = result.isPrecisionLimited ? " limited" : ""
    #expect(
      line(Outcome(result.value, result.conditions)) + limited == expected,
      "\(x) \(target) \(mode)", sourceLocation: location)
  }
}

/// Returns ± numerator ÷ denominator · 10^e.
func ratio(
  _ numerator: UInt128, _ denominator: UInt128 = 1, e: Int = 0, isNegative: Bool = false
) throws -> ExactRatio {
  try #require(
    ExactRatio(isNegative: isNegative, numerator, over: denominator, exponent: e))
}

/// Maps to, from and between levels.
enum LevelMaps {
  static func level(
    _ multiplier: ExactRatio, _ base: LogarithmBase, _ argument: ExactRatio, power: Int = 1
  ) throws -> ConversionMap {
    .logarithm(
      try #require(
        LogarithmMap(multiplier: multiplier, base: base, argument: argument, power: power)))
  }

  static func power(
    _ amplitude: ExactRatio, _ base: LogarithmBase, rate: ExactRatio, root: Int = 1
  ) throws -> ConversionMap {
    .exponential(
      try #require(ExponentialMap(amplitude: amplitude, base: base, rate: rate, root: root)))
  }

  static func shift(
    _ scale: ExactRatio, _ multiplier: ExactRatio, _ base: LogarithmBase, _ argument: ExactRatio
  ) throws -> ConversionMap {
    .shift(
      try #require(
        ShiftMap(scale: scale, multiplier: multiplier, base: base, argument: argument)))
  }
}
