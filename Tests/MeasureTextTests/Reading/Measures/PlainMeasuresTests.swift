import Metryvo
import Testing

/// The fast path for a number and one word agrees with the general path, which a trailing space
/// selects.
@Suite struct PlainMeasuresTests {
  private static let numbers = [
    "5", "-40", "26.2", "0", "-0.5", "007", "1,234", "3,14", "5.", ".5", "1e3", "5e", "+7", "",
    "12345678901234567890123456789012345", "1234567890.1234567890123456789012345",
  ]

  private static let readers = NumberLocale.distinctCases.flatMap { locale in
    [
      MeasureReader(.lenient(locale)), MeasureReader(.strict(locale.symbols)),
      MeasureReader(.lenient(locale), preferredSystem: .imperial),
    ]
  }

  /// Returns the whole reading with its places, or the error.
  private func outcome(
    _ text: String, _ reader: MeasureReader
  ) -> Result<MeasureReading, ReadingError> {
    Result { () throws(ReadingError) in try reader.read(text) }
  }

  @Test func agreeWithTheGeneralWay() {
    let units = Catalog.standard.units
    var words = units.flatMap { [$0.identifier, $0.symbol, $0.name, $0.pluralName] + $0.aliases }
    words += [
      "to", "bis", "a", "per", "percent", "Prozent", "x", "e", "E", "Kg", "KM", "mile s", "m2",
      "µm",
      "kilometr", String(repeating: "m", count: 64), String(repeating: "m", count: 65), "ft6in",
    ]
    var differences: [String] = []
    for (index, word) in words.enumerated() {
      let reader = Self.readers[index % Self.readers.count]
      for turn in 0..<4 {
        let number = Self.numbers[(index + 5 * turn) % Self.numbers.count]
        for text in [number + word, "\(number) \(word)", "\(number)  \(word)"] {
          // A trailing space belongs to no measure, so both paths return the same places.
          let (short, general) = (outcome(text, reader), outcome(text + " ", reader))
          if short != general { differences.append("'\(text)': \(short), generally \(general)") }
        }
      }
    }
    #expect(differences.isEmpty, "\(differences.prefix(5)), \(differences.count) in all")
  }

  @Test func everyReaderReadsThem() {
    let texts = [
      "5.5 km", "26 miles", "12 oz", "70kg", "5 percent", "3 Kilometer", "5 to", "2 bis",
    ]
    for reader in Self.readers {
      for text in texts {
        #expect(outcome(text, reader) == outcome(text + " ", reader), "\(text)")
      }
    }
  }
}
