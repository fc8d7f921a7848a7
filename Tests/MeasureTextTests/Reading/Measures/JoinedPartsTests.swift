import Metryvo
import Testing

/// A measure of a smaller unit that is joined to another measure is a part of the sum, or the text
/// is refused.
@Suite struct JoinedPartsTests {
  private func failures(
    _ texts: [String], _ expected: String, _ locale: NumberLocale = .english
  ) -> [String] {
    MeasureNeighborsTests.failures(texts.map { ($0, expected) }, locale)
  }

  @Test func smallerPartsAreNotLeftOut() {
    let texts = [
      "2 years, 3 months and 4 days", "1 year and 3 weeks", "1 month and 2 weeks",
      "1 mile, 200 yards and 3 feet", "5 ft 6 in and 3 mm", "2 pounds and 30 grams",
      "2 pounds & 30 grams", "5 ft, and 3 cm", "1 year, 2 weeks", "1.5 years and 3 weeks",
      "It is 5 ft and 3 cm tall", "5 ft and about 3 cm", "5 ft and ~3 cm", "5 ft and 3-4 cm",
      "5-6 ft and 3 cm", "5 miles, 8 km", "5 kg and 11 lb",
      "1000000000000000000000000000000000000000 years and 3 weeks",
    ]
    #expect(failures(texts, "separateParts") == [])
  }

  @Test func smallerPartsAreNotLeftOutInOtherLanguages() {
    let rows: [(NumberLocale, [String])] = [
      (.german, ["2 Pfund und 30 Gramm", "1 Meile, 200 Yards und 3 Fuß"]),
      (.french, ["2 lb et 30 g"]), (.spanish, ["2 lb y 30 g"]), (.italian, ["2 lb e 30 g"]),
      (NumberLocale(.portuguese), ["2 lb e 30 g"]), (.russian, ["2 lb и 30 g"]),
      (.japanese, ["2 lb と 30 g"]), (.simplifiedChinese, ["2 lb 和 30 g"]),
      (.traditionalChinese, ["2 lb 和 30 g"]),
    ]
    for (locale, texts) in rows {
      #expect(failures(texts, "separateParts", locale) == [], "\(locale.language)")
    }
  }

  @Test func partsOfUsualSumsAreRead() throws {
    for (text, unit) in [
      ("5 ft, 6 in", "inch"), ("5 ft; 6 in", "inch"), ("2 hours and 5 minutes", "minute"),
      ("2 cups & 1 tsp", "teaspoon"),
      ("1 h 30 min and 10 s", "second"), ("5 ft and ½ in", "inch"),
      ("1 year and 6 months", "month-gregorian"),
    ] {
      let reading = try MeasureReader().find(in: text)
      #expect(reading.unit.identifier == unit && reading.leftOut.isEmpty, "\(text)")
    }
  }

  /// A measure with a larger unit, with another quantity or in another statement is separate.
  @Test func otherMeasuresAreLeftOut() throws {
    for (text, unit) in [
      ("5 km and 3 miles", "kilometer"), ("2 days and 3 months", "day"),
      ("5 kg and 3 km", "kilogram"),
      ("6 ft, 72 in", "foot"), ("6 ft; 72 in", "foot"), ("1.83 m, 183 cm", "meter"),
      ("5 kg or 300 g", "kilogram"),
      ("20 °C and 68 °F", "celsius"), ("5 kg and 3 kg", "kilogram"),
      ("2 cups flour and 1 tsp salt", "cup"),
    ] {
      let reading = try MeasureReader().find(in: text)
      #expect(reading.unit.identifier == unit && reading.leftOut.count == 1, "\(text)")
    }
  }
}
