import Metryvo
import Testing

/// Qualifiers in parentheses after a unit.
@Suite struct QualifiedMeasuresTests {
  private let reader = MeasureReader()

  @Test func measuresHaveQualifiedUnits() throws {
    for (text, unit) in [
      ("2 cup (Imperial)", "cup-imperial"), ("2 pints (UK)", "pint-imperial"),
      ("2 litre (l)", "liter"), ("3 gallons (US) per minute", "gallon-per-minute"),
    ] {
      let reading = try reader.read(text)
      #expect(reading.unit.identifier == unit, "\(text)")
      #expect(reading.alternatives.isEmpty, "\(text)")
    }
    let spoon = try reader.read("2 teaspoon (tsp)")
    #expect(spoon.unit.identifier == "teaspoon" && spoon.alternatives.count == 2)
    let british = MeasureReader(preferredSystem: .imperial)
    #expect(try british.read("2 teaspoon (tsp)").unit.identifier == "teaspoon-imperial")
  }

  /// Local names have the meanings of the units' own names, and take qualifiers too.
  @Test func localNamesHaveQualifiers() throws {
    for (language, text, unit) in [
      ("fr", "2 tasses (UK)", "cup-imperial"), ("fr", "2 pintes (UK)", "pint-imperial"),
      ("fr", "2 livres (troy)", "pound-troy"), ("de", "2 Tassen (metric)", "cup-metric"),
      ("es", "2 tazas (US)", "cup"), ("fr-CA", "2 pintes (US)", "pint"),
      ("de", "1 Gallone (britisch)", "gallon-imperial"),
      ("de", "5 pint (Englisch)", "pint-imperial"),
      ("de", "1 Jahr (gregorianisch)", "year-gregorian"),
      ("fr", "2 pintes (impériales)", "pint-imperial"),
      ("es", "2 tazas (métricas)", "cup-metric"), ("it", "1 pinta (americana)", "pint"),
      ("pt", "1 ano (juliano)", "year-julian"), ("ru", "2 пинты ( имперские )", "pint-imperial"),
      ("ja", "2 カップ（米国）", "cup"), ("zh-Hans", "2 杯(英制)", "cup-imperial"),
      ("zh-Hans", "5加仑(英)", "gallon-imperial"),
    ] {
      let locale = try #require(NumberLocale(rawValue: language))
      let reading = try MeasureReader(.lenient(locale)).read(text)
      #expect(reading.unit.identifier == unit, "\(text)")
    }
    let french = MeasureReader(.lenient(.french))
    #expect(try french.read("2 tasses").alternatives.count == 4)
    let error = #expect(throws: ReadingError.self) { try french.read("2 tasses (foo)") }
    #expect(
      error?.message(for: "2 tasses (foo)")
        == "unknown qualifier in 'tasses (foo)'; known: US, metric, UK, US legal, JP")
  }

  /// A qualifier that a colon joins to a measure is refused, unless the unit has only one meaning.
  @Test func qualifiersBesideColonsAreRefused() throws {
    for (language, text) in [
      ("en", "2 pints: UK"), ("en", "2 pints: imperial"), ("en", "UK: 2 pints"),
      ("en", "Imperial: 2 gallons"), ("en", "2 gal… UK"), ("de", "5 Pints: britisch"),
      ("de", "Britisch: 5 Gallonen"), ("fr", "5 pintes : impériales"), ("zh-Hans", "5品脱：英制"),
    ] {
      let locale = try #require(NumberLocale(rawValue: language))
      let reader = MeasureReader(.lenient(locale))
      #expect(throws: ReadingError.self, "\(text)") { try reader.find(in: text) }
    }
    for text in ["UK: 5 km", "5 km: UK", "Total: 2 pints", "2 pints: milk", "Note: 2 cups"] {
      #expect(throws: Never.self, "\(text)") { try reader.find(in: text) }
    }
  }

  @Test func qualifiersNeedParentheses() {
    for (text, name) in [
      ("1 gallon UK", "gallon (UK)"), ("2 cups metric", "cups (metric)"),
      ("3 miles nautical", "miles (nautical)"), ("1 ton long", "ton (long)"),
    ] {
      let error = #expect(throws: ReadingError.self) { try reader.read(text) }
      let qualifier = text.split(separator: " ").last.map(String.init) ?? ""
      #expect(error?.reason == .bareQualifier(qualifier, name: name), "\(text)")
    }
    for text in ["1 gallon milk", "5 km fast", "2 cups of tea", "5 km x"] {
      let error = #expect(throws: ReadingError.self) { try reader.read(text) }
      if case .bareQualifier = error?.reason { Issue.record("\(text)") }
    }
  }

  @Test func unknownQualifiersAreSaid() {
    for (text, message) in [
      (
        "2 cup (Canadian)",
        "unknown qualifier in 'cup (Canadian)'; known: US, metric, UK, US legal, JP"
      ),
      (
        "5 kg (net)",
        "cannot read '5 kg (net)': '(net)' at character 6 (byte 5) changes the measure beside it and is "
          + "not understood; write the measure without it"
      ),
      (
        "5 cups (x3)",
        "cannot read '5 cups (x3)': '(x3)' at character 8 (byte 7) changes the measure beside it and is "
          + "not understood; write the measure without it"
      ),
      ("2 cup ()", "unknown qualifier in 'cup ()'; known: US, metric, UK, US legal, JP"),
      ("2 cup ( )", "unknown qualifier in 'cup ( )'; known: US, metric, UK, US legal, JP"),
    ] {
      let error = #expect(throws: ReadingError.self) { try reader.read(text) }
      #expect(error?.message(for: text) == message)
    }
    // A number in parentheses is no qualifier.
    let error = #expect(throws: ReadingError.self) { try reader.read("5 kg (11 lb)") }
    #expect(error?.reason == .unexpected("("))
  }
}
