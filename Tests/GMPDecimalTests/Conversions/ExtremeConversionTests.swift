import DecimalArithmetic
import GMPDecimal
import Testing

/// Results that are known without computing the function, or that need unusually many digits.
@Suite struct ExtremeConversionTests {
  typealias Maps = ConversionMaps

  static func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

  /// The result lies so close to a decimal that only its side of the decimal affects the rounding.
  @Test(arguments: [
    ("1E-40", Maps.nepersToRatios, RoundingMode.ceiling, "1.000001"),
    ("1E-40", Maps.nepersToRatios, .halfEven, "1.000000"),
    ("-1E-1000000000", Maps.nepersToRatios, .floor, "0.9999999"),
    ("-1E-1000000000", Maps.nepersToRatios, .up05, "0.9999999"),
    ("1E-1000000000", Maps.decibelsToPascals, .up, "0.00002000001"),
    ("-1E-1000000000", Maps.decibelsToPascals, .down, "0.00001999999"),
    ("20." + zeros(99) + "1", Maps.decibelsToPascals, .down, "0.0002000000"),
    ("19." + String(repeating: "9", count: 99), Maps.decibelsToPascals, .down, "0.0001999999"),
    ("1E-1000000000", Maps.decibelsToVolts, .down, "0.7745966"),
    ("0.1" + zeros(99) + "1", Maps.acidity, .floor, "0.9999999"),
    ("0.0" + String(repeating: "9", count: 99), Maps.acidity, .down, "1.000000"),
    ("1." + zeros(49) + "1", Maps.ratiosToNepers, .halfEven, "1.000000E-50"),
    ("1E-1000000000", Maps.voltLevels, .halfEven, "2.218487"),
    ("1E+900000000", Maps.voltLevels, .down, "1.000000E+900000000"),
    ("1E+900000000", Maps.voltLevels, .up, "1.000001E+900000000"),
    ("-1E+900000000", Maps.voltLevels, .down, "-9.999999E+899999999"),
    ("1E+900000000", Maps.pascalsToDecibels, .halfEven, "1.800000E+10"),
  ])
  func onlyTheSideCounts(_ x: String, _ map: ConversionMap, _ rounding: RoundingMode, _ y: String) {
    let text = converted(number(x), by: map, to: .digits(9), in: wideContext(7, rounding))
    #expect(text == "\(y) [Inexact Rounded] false")
  }

  /// Catastrophic cancellation in a shift: x is −10 · log₁₀(1 ÷ 0.6) to 60 digits.
  @Test func aShiftThatCancels() {
    let context = wideContext(60)
    let logarithm = BigDecimal.log10(number("0.6"), in: context).value
    let x = BigDecimal.multiply(number("10"), logarithm, in: context).value
    let long = BigDecimal.multiply(
      number("10"), BigDecimal.log10(number("0.6"), in: wideContext(120)).value,
      in: wideContext(120)
    ).value
    let expected = BigDecimal.subtract(x, long, in: wideContext(7)).value
    #expect(
      converted(x, by: Maps.voltLevels, to: .digits(7), in: wideContext(7))
        == "\(expected) [Inexact Rounded] false")
    #expect(
      converted(x, by: Maps.voltLevels, to: .decimals(2, elseDigits: 0), in: wideContext(7))
        == (expected.isNegative ? "-" : "") + "0.00 [Inexact Rounded] false")
  }

  /// Powers above Emax and below Etiny, in several modes.
  @Test(arguments: [
    ("1E+9", RoundingMode.halfEven, "Infinity [Inexact Overflow Rounded] false"),
    ("1E+9", .down, "9.99E+9 [Inexact Overflow Rounded] false"),
    ("1E+999999", .floor, "9.99E+9 [Inexact Overflow Rounded] false"),
    ("-1E+9", .halfEven, "0E-11 [Clamped Inexact Rounded Subnormal Underflow] false"),
    ("-1E+9", .up, "1E-11 [Inexact Rounded Subnormal Underflow] false"),
    ("-1E+999999", .ceiling, "1E-11 [Inexact Rounded Subnormal Underflow] false"),
    ("-130", .halfEven, "6.3E-10 [Inexact Rounded Subnormal Underflow] false"),
    ("-100", .halfEven, "2E-10 [Subnormal] false"),
  ])
  func powersBeyondTheContext(_ x: String, _ rounding: RoundingMode, _ result: String) {
    let context = ArithmeticContext(
      precision: 3, maxExponent: 9, minExponent: -9, rounding: rounding)
    let map = x == "-130" ? Self.thousandfold : Maps.decibelsToPascals
    #expect(converted(number(x), by: map, to: .digits(3), in: context) == result)
  }

  /// The map 2 · 10^(x/20 − 3).
  static let thousandfold = Maps.power(Maps.ratio(2, e: -3), .ten, rate: Maps.ratio(1, over: 20))

  /// At a precision beyond the storage, short results are exact and take little time.
  @Test func aGreatPrecision() {
    let context = wideContext(999_999_999)
    let none = "NaN [Insufficient_storage] false"
    for (name, map) in Maps.irrational {
      #expect(
        converted(number("3"), by: map, to: .digits(999_999_999), in: context) == none, "\(name)")
      let short = converted(number("3"), by: map, to: .digits(5), in: wideContext(34))
      #expect(converted(number("3"), by: map, to: .digits(5), in: context) == short, "\(name)")
    }
    #expect(
      converted(
        number("3"), by: .reciprocal(.one), to: .digits(999_999_999), in: context
      ).hasPrefix("NaN [Insufficient_storage]"))
    #expect(
      converted(number("8"), by: .reciprocal(.one), to: .digits(999_999_999), in: context)
        == "0.125 [] false")
    #expect(
      converted(number("2"), by: Maps.pascalsToDecibels, to: .digits(999_999_999), in: context)
        == "100 [] false")
  }

  @Test func irrationalConversionsCanBeGivenUp() {
    let past = WorkLimit(deadline: .now)
    for (name, map) in Maps.irrational {
      #expect(throws: WorkInterrupted.deadlinePassed, "\(name)") {
        try BigDecimal.convert(
          number("3"), by: map, to: .digits(100), in: wideContext(100), within: past)
      }
    }
    let linear = ConversionMap.linear(Maps.ratio(1, over: 2))
    #expect(
      throws: Never.self,
      performing: {
        try BigDecimal.convert(
          number("3"), by: linear, to: .digits(34), in: .decimal128, within: past)
      })
  }
}
