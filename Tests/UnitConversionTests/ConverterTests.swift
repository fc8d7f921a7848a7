import GMPDecimal
import Metryvo
import Testing

@Suite struct ConverterTests {
  private func convert(
    _ value: String, _ source: String, _ target: String, _ rounding: RoundingTarget? = nil
  ) throws -> Converted<Decimal128> {
    let catalog = Catalog.standard
    let measure = Measure(
      try #require(Decimal128(exactly: value)), try #require(catalog.unit(source)))
    return try Converter(target: rounding).convert(measure, to: #require(catalog.unit(target)))
  }

  @Test func exactResults() throws {
    let rows: [(String, String, String, String)] = [
      ("5", "mile", "kilometer", "8.04672"), ("12", "inch", "foot", "1"),
      ("32", "fahrenheit", "celsius", "0"), ("-40", "celsius", "fahrenheit", "-40"),
      ("14", "pound", "stone", "1"), ("7", "day", "week", "1"),
      ("1", "gibibyte", "byte", "1073741824"),
      ("1", "cup", "milliliter", "236.5882365"),
      ("90", "kilometer-per-hour", "meter-per-second", "25"),
      ("1.50", "kilogram", "gram", "1500.00"),
    ]
    for (value, source, target, expected) in rows {
      let result = try convert(value, source, target)
      #expect(result.value.scientificString() == expected && result.isExact, "\(source)")
    }
  }

  @Test func roundedResults() throws {
    let foot = try convert("1", "survey-foot", "meter", .decimals(8, elseDigits: 1))
    #expect(foot.value.scientificString() == "0.30480061" && !foot.isExact)
    let yard = try convert("1", "foot", "yard")
    #expect(yard.value.scientificString() == "0.3333333333333333333333333333333333")
    #expect(yard.conditions == [.inexact, .rounded])
  }

  /// A text that is 1.45 after rounding to 34 digits, and 1.5 after rounding twice; rounded once to
  /// two digits it is 1.4.
  private var longText: String { "1.44" + String(repeating: "9", count: 36) }

  @Test func textIsRoundedOnce() throws {
    let converter = Converter<BigDecimal>(target: .digits(2))
    let result = try converter.convert(longText, from: "meter", to: "meter")
    #expect(result.value.scientificString() == "1.4" && result.conditions == [.inexact, .rounded])
    #expect(try converter.plan(from: "meter", to: "meter").convert(longText) == "1.4")
    let all = try converter.texts(of: longText, from: "meter")
    #expect(all["meter"] == "1.4")
  }

  @Test func textThatTheTypeCannotHoldIsNotRead() throws {
    let converter = Converter<Decimal128>(target: .digits(2))
    for text in [longText, "1e9999", "1e-9999", "1 m", ""] {
      #expect(throws: ConversionError.self, "\(text)") {
        try converter.convert(text, from: "meter", to: "meter")
      }
      #expect(throws: ConversionError.self, "\(text)") {
        try converter.plan(from: "meter", to: "foot").convert(text)
      }
      #expect(try converter.texts(of: text, from: "meter")["foot"] == "NaN")
    }
    let zeros = try converter.convert(
      "1.5" + String(repeating: "0", count: 40), from: "meter", to: "meter")
    #expect(zeros.value == Decimal128(exactly: "1.5") && zeros.isExact)
  }

  @Test func unitsMustMeasureTheSame() throws {
    let catalog = Catalog.standard
    let mass = try #require(catalog.unit("kilogram"))
    let length = try #require(catalog.unit("meter"))
    let error = #expect(throws: ConversionError.self) {
      try ConversionPlan(from: mass, to: length)
    }
    #expect(error == .differentQuantities(from: mass, to: length))
    #expect(
      error?.description
        == "cannot convert kilogram (mass) to meter (length): they measure different quantities")
  }

  #if !os(iOS)
  @Test func unsupportedContextTraps() async {
    await #expect(processExitsWith: .failure) {
      _ = Converter<Decimal128>(
        context: ArithmeticContext(precision: 35, maxExponent: 9, minExponent: -9))
    }
  }
  #endif
}

extension Converter {
  /// Returns the text of a number in every unit of the quantity, by identifier.
  fileprivate func texts(of text: String, from unit: String) throws -> [String: String] {
    let plans = try plans(from: unit)
    let capacity = plans.textCapacity
    var texts: [String: String] = [:]
    var text = text
    text.withUTF8 { bytes in
      withUnsafeTemporaryAllocation(of: UInt8.self, capacity: plans.plans.count * capacity) {
        room in
        withUnsafeTemporaryAllocation(of: Converted<Int>.self, capacity: plans.plans.count) {
          results in
          plans.convert(utf8: bytes, into: room, results: results)
          for (index, plan) in plans.plans.enumerated() {
            let start = index * capacity
            let end = start + results[index].value
            texts[plan.plan.target.identifier] = String(decoding: room[start..<end], as: UTF8.self)
          }
        }
      }
    }
    return texts
  }
}
