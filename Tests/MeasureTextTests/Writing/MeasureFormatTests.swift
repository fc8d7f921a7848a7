import Metryvo
import Testing

@Suite struct MeasureFormatTests {
  private func unit(_ identifier: String) throws -> MeasureUnit {
    try #require(Catalog.standard.unit(identifier))
  }

  @Test func theThreeStyles() throws {
    let (mile, kilometer) = (try unit("mile"), try unit("kilometer"))
    let five = try #require(Decimal128(exactly: "5.000000000"))
    let result = try #require(Decimal128(exactly: "8.046720000"))
    let expected: [(MeasureStyle, String)] = [
      (.value, "8.04672"), (.valueWithSymbol, "8.04672 km"),
      (.expression, "5.000000000 mi = 8.04672 km"),
    ]
    #expect(expected.map(\.0) == MeasureStyle.allCases)
    for (style, text) in expected {
      let format = MeasureFormat(style)
      #expect(format.write(five, mile, as: result, kilometer) == Written(text))
      let alone = format.write(result, kilometer).value
      #expect(alone == (style == .value ? "8.04672" : "8.04672 km"))
    }
  }

  @Test func conditionsAreThoseOfTheResult() throws {
    let (mile, kilometer) = (try unit("mile"), try unit("kilometer"))
    let one = try #require(Decimal128(exactly: "1.23456789012345"))
    let result = try #require(Decimal128(exactly: "1.9868440"))
    let format = MeasureFormat(
      .expression, numbers: NumberFormat(locale: .german, precision: .decimals(2)))
    #expect(
      format.write(one, mile, as: result, kilometer)
        == Written("1,23456789012345 mi = 1,99 km", .rounded))
  }

  @Test func degreesAndPercentFollowAtOnce() throws {
    let value = try #require(Decimal128(exactly: "30"))
    for (identifier, english, german) in [
      ("degree", "30°", "30°"), ("celsius", "30 °C", "30 °C"), ("percent", "30%", "30\u{A0}%"),
      ("permille", "30‰", "30\u{A0}‰"), ("ohm", "30 Ω", "30 Ω"),
    ] {
      let unit = try unit(identifier)
      #expect(MeasureFormat().write(value, unit).value == english)
      let format = MeasureFormat(numbers: NumberFormat(locale: .german))
      #expect(format.write(value, unit).value == german)
    }
  }
}
