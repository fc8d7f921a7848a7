import DecimalArithmetic
import NativeDecimal
import Testing

/// The contract of a conversion in examples.
///
/// Laws compare conversions with the oracle.
@Suite struct Decimal128ConvertTests {
  private func ratio(_ numerator: UInt128, _ denominator: UInt128 = 1, e: Int = 0) -> ConversionMap
  {
    .linear(ExactRatio(numerator, over: denominator, exponent: e) ?? .zero)
  }

  private func convert(
    _ text: String, _ map: ConversionMap, _ target: RoundingTarget, _ mode: RoundingMode = .halfUp
  ) throws -> String {
    let result = Decimal128.convert(
      try number(text), by: map, to: target, in: .decimal128.rounding(mode))
    result.value.checkInvariants()
    let limited = result.isPrecisionLimited ? " limited" : ""
    return line(Outcome(result.value, result.conditions)) + limited
  }

  @Test func linear() throws {
    let mile = ratio(1_609_344, e: -6)  // mi to km
    #expect(try convert("5", mile, .digits(34)) == "8.04672")
    #expect(try convert("5", mile, .decimals(2, elseDigits: 2)) == "8.05 Inexact Rounded")
    #expect(try convert("5.00", ratio(1_000), .digits(34)) == "5000.00")
    #expect(try convert("5.000", ratio(1_000), .decimals(1, elseDigits: 1)) == "5000.0")
    #expect(try convert("1", ratio(1, 3), .digits(5), .up) == "0.33334 Inexact Rounded")
    #expect(try convert("-0", mile, .digits(34)) == "-0")
    #expect(try convert("-Infinity", mile, .digits(34)) == "-Infinity")
    #expect(try convert("sNaN7", mile, .digits(34)) == "NaN7 Invalid_operation")
    #expect(try convert("9.996", ratio(1), .digits(3)) == "10.0 Inexact Rounded")
  }

  /// A result that the decimals would show as 0 has significant digits instead.
  @Test func smallResults() throws {
    let map = ratio(1, 3)
    #expect(try convert("0.001", map, .decimals(2, elseDigits: 3)) == "0.000333 Inexact Rounded")
    #expect(try convert("0.001", map, .decimals(2, elseDigits: 0)) == "0.00 Inexact Rounded")
    #expect(try convert("0.001", map, .decimals(2, elseDigits: 3), .up) == "0.01 Inexact Rounded")
    #expect(try convert("0", map, .decimals(2, elseDigits: 3)) == "0")
  }

  @Test func precisionLimits() throws {
    #expect(
      try convert(
        "123456789012345678901234567890", ratio(1_000_000), .decimals(12, elseDigits: 1))
        == "1.234567890123456789012345678900000E+35 limited")
    #expect(
      try convert("1", ratio(1, 3), .decimals(40, elseDigits: 1))
        == "0.3333333333333333333333333333333333 Inexact Rounded limited")
  }

  @Test func affineSumsAreExact() throws {
    let scale = try #require(ExactRatio(5, over: 9))
    let offset = try #require(ExactRatio(isNegative: true, 160, over: 9))
    let map = ConversionMap.affine(try #require(AffineMap(scale: scale, offset: offset)))
    #expect(try convert("32", map, .digits(34)) == "0")
    #expect(try convert("32", map, .digits(34), .floor) == "-0")
    #expect(try convert("212", map, .digits(34)) == "100")
    #expect(try convert("-40.0", map, .digits(34)) == "-40.0")
    #expect(
      try convert("0", map, .digits(34)) == "-17.77777777777777777777777777777778 Inexact Rounded")
    // A tiny remainder beside the offset only affects the rounding.
    #expect(try convert("32.00", map, .decimals(1, elseDigits: 0)) == "0.0")
    #expect(
      try convert("1E-6000", map, .digits(3), .down) == "-17.7 Inexact Rounded")
    #expect(
      try convert("1E+6000", map, .digits(3)) == "5.56E+5999 Inexact Rounded")
  }

  /// All digits of a result are discarded, such as the 78 digits of a wide sum.
  @Test func everythingIsCutAway() throws {
    let zero = try #require(ExactRatio(27_315, exponent: -2))
    let celsius = ConversionMap.affine(try #require(AffineMap(scale: .one, offset: zero)))
    #expect(
      try convert("11E+75", celsius, .decimals(-77, elseDigits: 0)) == "0E+77 Inexact Rounded")
    let one = ConversionMap.linear(.one)
    for decimals in [-30_000, Int.min] {
      #expect(
        try convert("1", one, .decimals(decimals, elseDigits: 0))
          == "0E+6111 Clamped Inexact Rounded")
    }
    let huge = ConversionMap.linear(try #require(ExactRatio(1, exponent: 20_005)))
    #expect(
      try convert("1", huge, .decimals(-30_000, elseDigits: 0))
        == "0E+6111 Clamped Inexact Rounded")
  }
}
