import GMPDecimal
import Metryvo
import Testing

/// The most obvious calls: numbers or texts, units by constants or by identifiers.
@Suite struct NaturalCallTests {
  private let converter = Converter<Decimal128>()

  @Test func constantsAndIdentifiersAgree() throws {
    let expected = try converter.convert("5", from: "mile", to: "kilometer")
    #expect(expected.value.scientificString() == "8.04672")
    let results = [
      try converter.convert(5, from: .mile, to: .kilometer),
      try converter.convert(5, from: "mile", to: "kilometer"),
      try converter.convert("5", from: .mile, to: .kilometer),
      try converter.convert(Measure(5, .mile), to: .kilometer),
      try converter.plan(from: .mile, to: .kilometer).convert(5),
    ]
    for result in results { #expect(result == expected) }
    #expect(try converter.convert(double: 98.6, from: .fahrenheit, to: .celsius) == 37)
    #expect(try converter.convert(double: 98.6, from: "fahrenheit", to: "celsius") == 37)
    let long = try Converter<BigDecimal>().convert(5, from: .mile, to: .kilometer)
    #expect(long.value.scientificString() == "8.04672")
  }

  @Test func unitsOfOtherQuantitiesAreRefused() {
    let error = ConversionError.differentQuantities(from: .mile, to: .kilogram)
    #expect(throws: error) { try converter.convert(5, from: .mile, to: .kilogram) }
    #expect(throws: error) { try converter.convert("5", from: .mile, to: .kilogram) }
    #expect(throws: error) { try converter.convert(double: 5, from: .mile, to: .kilogram) }
  }

  @Test func badTextIsRefusedWithItsPlace() throws {
    let plan = try converter.plan(from: .mile, to: .kilometer)
    for (text, offset) in [
      ("abc", 0), ("", 0), ("1 m", 1), ("1,5", 1), ("1e", 2), ("--1", 1), ("1.2.3", 3), ("½", 0),
    ] {
      let error = ConversionError.unreadableNumber(text, offset: offset)
      #expect(throws: error) { try plan.convert(text) }
      #expect(throws: error) { try converter.convert(text, from: .mile, to: .kilometer) }
      #expect(throws: error) { try converter.convert(text, from: "mile", to: "kilometer") }
    }
    for text in ["1." + String(repeating: "3", count: 34), "1e9999", "1e-9999"] {
      let error = ConversionError.numberNotHeld(text)
      #expect(throws: error) { try plan.convert(text) }
      #expect(throws: error) { try converter.convert(text, from: .mile, to: .kilometer) }
    }
    #expect(
      "\(ConversionError.unreadableNumber("1,5", offset: 1))"
        == "'1,5' is no number: byte 2 is in error")
    #expect(
      "\(ConversionError.unreadableNumber("1e", offset: 2))"
        == "'1e' is no number: it ends too early")
  }

  @Test func textsOfSpecialValuesAreNumbers() throws {
    let plan = try converter.plan(from: .mile, to: .kilometer)
    for text in ["NaN", "-NaN", "NaN7", "Infinity", "-Infinity"] {
      #expect(try plan.convert(text) == text)
      let result = try converter.convert(text, from: .mile, to: .kilometer)
      #expect(result.value.scientificString() == text && result.conditions.isEmpty, "\(text)")
    }
    let invalid = try converter.convert("sNaN", from: .mile, to: .kilometer)
    #expect(invalid.value.isNaN && invalid.conditions == .invalidOperation)
    #expect(try plan.convert("sNaN") == "NaN")
    // The level of a negative power has no value, although the text is a number.
    #expect(try converter.plan(from: "watt", to: "decibel-milliwatt").convert("-1") == "NaN")
  }

  @Test func measuresCompareByNumberAndUnit() {
    let mile = Measure<Decimal128>(5, .mile)
    #expect(mile == Measure(5, .mile) && mile != Measure(5, .kilometer))
    #expect(Set([mile, Measure(5, .mile), Measure(6, .mile)]).count == 2)
  }

  @Test func decimalsKeepAsManyDigitsOfSmallValues() {
    #expect(RoundingTarget.decimals(2) == .decimals(2, elseDigits: 2))
    #expect(RoundingTarget.decimals(0) == .decimals(0, elseDigits: 1))
    #expect(RoundingTarget.decimals(-3) == .decimals(-3, elseDigits: 1))
    for count in 0...9 {
      #expect(NumberFormat(precision: .decimals(count)).target == .decimals(count))
    }
  }

  @Test func exactValuesOfDoubles() {
    #expect(
      Decimal128(exactValueOf: 0.1).description == "0.1000000000000000055511151231257827")
    #expect(Decimal128(exactValueOf: 0.5).description == "0.5")
  }
}
