import Metryvo
import Testing

/// The rows of `Corpora/metryvo/bad-inputs.tsv` for units.
@Suite struct BadUnitsTests {
  private static let rows: [(id: String, text: String, expected: String)] = [
    ("U02-unit-deep", "1 m" + String(repeating: "/s", count: 100_000), "unknownUnit 2"),
    ("U04-temp-product", "1 degC * degC", "unexpected(\"*\") 7"),
    ("U04-temp-product", "10 degC + 10 degC", "sum 8"),
    ("U04-temp-product", "1 degC/s", "unknownUnit 2"),
    ("U06-case", "1 Mm", "1 megameter"), ("U06-case", "1 mm", "1 millimeter"),
    ("U06-case", "1 MB", "1 megabyte"), ("U06-case", "1 Mb", "1 megabit"),
    ("U07-prefix-stack", "1 kkm", "unknownUnit 2"), ("U07-prefix-stack", "1 mmmm", "unknownUnit 2"),
    ("U07-prefix-stack", "1 kilomegam", "unknownUnit 2"),
    ("U10-homoglyph", "1 \u{212B}", "1 angstrom"), ("U10-homoglyph", "1 \u{C5}", "1 angstrom"),
    ("U10-homoglyph", "1 \u{B5}m", "1 micrometer"), ("U10-homoglyph", "1 \u{3BC}m", "1 micrometer"),
    ("U10-homoglyph", "1 \u{2126}", "1 ohm"),
    ("U11-name-collision", "1 pt", "1 pint"), ("U11-name-collision", "1 oz", "1 ounce"),
    ("U11-name-collision", "1 ton", "1 ton"), ("U11-name-collision", "1 cup", "1 cup"),
    ("U11-name-collision", "1 gal", "1 gallon"), ("U11-name-collision", "1 min", "1 minute"),
    ("U11-name-collision", "1 hp", "1 horsepower"), ("U11-name-collision", "1 cal", "1 calorie"),
  ]

  /// Rows about conversions, which the reader does not judge.
  private static let elsewhere = ["U03-dim-mismatch", "U08-log-units"]

  @Test func everyRowIsReadOrRefusedAsStated() throws {
    var failures: [String] = []
    for row in Self.rows {
      let ours = MeasureReaderTests.text(row.text)
      if ours != row.expected { failures.append("\(row.id): \(ours), not \(row.expected)") }
    }
    #expect(failures == [])
    let listed = try CorpusTable("bad-inputs.tsv").rows.filter { $0[1] == "unit" }.map { $0[0] }
    #expect(Set(listed) == Set(Self.rows.map(\.id) + Self.elsewhere))
  }

  /// The error names an invisible character at any place in a symbol, after known and unknown
  /// parts.
  @Test func hiddenCharactersAreNamed() {
    var failures: [String] = []
    let symbols = Catalog.standard.units.map(\.symbol).filter { !$0.contains(" ") }
    for symbol in Set(symbols) {
      let letters = Array(symbol)
      for place in letters.indices.dropFirst() {
        let front = "5 " + String(letters[..<place])
        let text = front + "\u{202E}" + String(letters[place...])
        do {
          failures.append("\(text): \(try MeasureReader().read(text))")
        } catch {
          let isNamed = error.reason == .unexpected("\u{202E}") && error.offset == front.utf8.count
          if !isNamed { failures.append("\(front): \(error)") }
        }
      }
    }
    #expect(failures == [])
    #expect(throws: ReadingError.self) { try MeasureReader().unit("k\u{202E}m") }
    #expect(throws: ReadingError.self) { try MeasureReader().unit("xyz\u{2066}") }
  }

  /// A name that several units share has the other units as alternatives.
  @Test func collisionsAreReported() throws {
    for name in ["pt", "oz", "ton", "cup", "gal"] {
      let reading = try MeasureReader().read("1 \(name)")
      #expect(reading.alternatives.count >= 2, "\(name)")
    }
  }
}
