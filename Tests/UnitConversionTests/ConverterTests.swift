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
