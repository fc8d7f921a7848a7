import Metryvo
import Testing

/// Qualifiers in parentheses behind the unit of a measure.
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

  @Test func unknownQualifiersAreSaid() {
    for (text, message) in [
      (
        "2 cup (Canadian)",
        "unknown qualifier in 'cup (Canadian)'; known: US, metric, UK, US legal, JP"
      ),
      ("5 kg (net)", "unknown qualifier in 'kg (net)'; known: kg"),
    ] {
      let error = #expect(throws: ReadingError.self) { try reader.read(text) }
      #expect(error?.message(for: text) == message)
    }
    // A number in parentheses qualifies nothing.
    let error = #expect(throws: ReadingError.self) { try reader.read("5 kg (11 lb)") }
    #expect(error?.reason == .unexpected("("))
  }
}
