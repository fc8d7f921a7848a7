import Metryvo
import Testing

/// A space in a text belongs to a unit's name only if the name has the space.
@Suite struct LocalNameSpacesTests {
  /// No local name is read with an added space inside a word.
  @Test func noNameIsReadAcrossWords() {
    var wrong: [String] = []
    for locale in NumberLocale.languages {
      let reader = MeasureReader(.lenient(locale), suggestsUnits: false)
      for name in Self.names(in: locale.language) where name.allSatisfy(Self.isInWord) {
        guard let meant = try? reader.unit(name).unit else { continue }
        for index in name.indices.dropFirst() {
          let parted = name[..<index] + " " + name[index...]
          if let unit = try? reader.unit(String(parted)).unit, unit == meant {
            wrong.append("\(locale.rawValue): \(parted)")
          }
        }
      }
    }
    #expect(wrong == [])
  }

  @Test func wordsBehindSymbolsAreNoPartOfThem() throws {
    for (locale, text) in [
      (NumberLocale.german, "5 m in s"), (.german, "5 st d"), (.russian, "5 м г"),
      (.russian, "2 м и"),
    ] {
      #expect(throws: ReadingError.self) { try MeasureReader(.lenient(locale)).read(text) }
    }
  }

  /// Returns whether a space beside a character is not optional, unlike the spaces of `км / ч`.
  private static func isInWord(_ character: Character) -> Bool {
    !character.isWhitespace && character != "/" && character != "\u{22C5}"
  }

  private static func names(in language: NumberLanguage) -> [String] {
    guard let table = LocalUnitNames.table(of: language) else { return [] }
    return table.description.split(separator: "\n").flatMap { line in
      line.split(separator: " ", maxSplits: 1).dropFirst()
        .flatMap { $0.split(separator: "|").map(String.init) }
    }
  }
}
