import DecimalArithmetic
import GMPDecimal
import Testing

@Suite struct ConvertTests {
  struct Row {
    var x: String
    var map: ConversionMap
    var target: RoundingTarget
    var context: ArithmeticContext = .decimal128
    var result: String
    var conditions: Conditions = []
    var isPrecisionLimited = false
  }

  static func linear(_ numerator: UInt128, over denominator: UInt128 = 1, e exponent: Int = 0)
    -> ConversionMap
  {
    .linear(ExactRatio(numerator, over: denominator, exponent: exponent) ?? .zero)
  }

  /// The map °F → °C: x · 5/9 − 160/9.
  static let celsius: ConversionMap = {
    guard let scale = ExactRatio(5, over: 9),
      let offset = ExactRatio(isNegative: true, 160, over: 9),
      let map = AffineMap(scale: scale, offset: offset)
    else { return .linear(.zero) }
    return .affine(map)
  }()

  static let tiny = ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -9)
  static let thirty = "123456789012345678901234567890"
  static let inexact: Conditions = [.inexact, .rounded]

  static let rows: [Row] = [
    Row(x: "5", map: linear(1_609_344, e: -6), target: .digits(34), result: "8.04672"),
    Row(x: "5.00", map: linear(1_609_344, e: -6), target: .digits(34), result: "8.04672"),
    Row(x: "1000", map: linear(1, e: -3), target: .digits(34), result: "1"),
    Row(x: "1E+3", map: linear(1, e: -3), target: .digits(34), result: "1"),
    Row(x: "1.0", map: linear(1, e: 3), target: .digits(34), result: "1000.0"),
    Row(
      x: thirty, map: linear(1, e: 6), target: .decimals(12, elseDigits: 0),
      result: "1.234567890123456789012345678900000E+35", isPrecisionLimited: true),
    Row(x: "32", map: celsius, target: .decimals(2, elseDigits: 1), result: "0"),
    Row(x: "32.00", map: celsius, target: .decimals(1, elseDigits: 1), result: "0.0"),
    Row(x: "98.6", map: celsius, target: .digits(34), result: "37.0"),
    Row(x: "-40", map: celsius, target: .digits(34), result: "-40"),
    Row(
      x: "33", map: celsius, target: .decimals(2, elseDigits: 0), result: "0.56",
      conditions: inexact),
    Row(
      x: "1", map: linear(1, e: -3), target: .decimals(2, elseDigits: 0), result: "0.00",
      conditions: inexact),
    Row(
      x: "1234", map: linear(1, e: -9), target: .decimals(2, elseDigits: 2), result: "0.0000012",
      conditions: inexact),
    Row(
      x: "999.995", map: linear(1), target: .decimals(2, elseDigits: 0), result: "1000.00",
      conditions: inexact),
    Row(
      x: "9995", map: linear(1), target: .digits(3), result: "1.00E+4", conditions: inexact),
    Row(
      x: "1", map: linear(1, e: -11), target: .digits(3), context: tiny, result: "1E-11",
      conditions: .subnormal),
    Row(
      x: "1", map: linear(1, e: -12), target: .digits(3), context: tiny, result: "0E-11",
      conditions: [.subnormal, .underflow, .inexact, .rounded, .clamped]),
    Row(
      x: "1", map: linear(1, e: 10), target: .digits(3), context: tiny, result: "Infinity",
      conditions: [.overflow, .inexact, .rounded]),
    Row(x: "0E-9", map: linear(1), target: .decimals(2, elseDigits: 3), result: "0.00"),
    Row(x: "-0", map: linear(1, over: 3), target: .digits(9), result: "-0"),
    Row(x: "-Inf", map: celsius, target: .digits(9), result: "-Infinity"),
    Row(x: "-NaN12", map: celsius, target: .digits(9), result: "-NaN12"),
    Row(
      x: "sNaN12", map: celsius, target: .digits(9), result: "NaN12",
      conditions: .invalidOperation),
    Row(
      x: "1E+6100", map: celsius, target: .digits(5), result: "5.5556E+6099", conditions: inexact),
    Row(
      x: "1E-6100", map: celsius, target: .digits(5), result: "-17.778", conditions: inexact),
  ]

  @Test func conversionsAreExactOrRoundedOnce() {
    var failures: [String] = []
    for row in Self.rows {
      for text in [Self.converted(BigDecimal.self, row), Self.converted(LimbDecimal.self, row)]
      where text != "\(row.result) [\(row.conditions)] \(row.isPrecisionLimited)" {
        failures.append("\(row.x): \(text), not \(row.result)")
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  @Test(
    arguments: zip(
      RoundingMode.allCases, ["0.12", "0.13", "0.12", "0.12", "0.13", "0.12", "0.13", "0.12"]))
  func aTieIsRoundedByItsMode(rounding: RoundingMode, expected: String) {
    let row = Row(
      x: "1", map: Self.linear(1, over: 8), target: .decimals(2, elseDigits: 0),
      context: .decimal128.rounding(rounding), result: expected, conditions: Self.inexact)
    let text = "\(expected) [\(row.conditions)] false"
    #expect(Self.converted(BigDecimal.self, row) == text)
    #expect(Self.converted(LimbDecimal.self, row) == text)
  }

  @Test func aTargetOfNoDigitsIsAMistakeOfTheCaller() async {
    await #expect(processExitsWith: .failure) {
      let one = BigDecimal.parse("1", in: .decimal128).value
      _ = BigDecimal.convert(one, by: .linear(.one), to: .digits(0), in: .decimal128)
    }
    await #expect(processExitsWith: .failure) {
      let one = BigDecimal.parse("1", in: .decimal128).value
      _ = BigDecimal.convert(
        one, by: .linear(.one), to: .decimals(2, elseDigits: -1), in: .decimal128)
    }
  }

  static func converted<Backend: DecimalBackend>(_ type: Backend.Type, _ row: Row) -> String {
    guard let x = Backend(exactly: row.x) else { return "not read" }
    let result = Backend.convert(x, by: row.map, to: row.target, in: row.context)
    return "\(result.value) [\(result.conditions)] \(result.isPrecisionLimited)"
  }
}
