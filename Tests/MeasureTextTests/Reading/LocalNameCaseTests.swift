import Metryvo
import Testing

/// Local names in another case.
@Suite struct LocalNameCaseTests {
  private func reading(_ text: String, _ locale: NumberLocale) -> MeasureReading? {
    try? MeasureReader(.lenient(locale), suggestsUnits: false).read("5 " + text)
  }

  private func names(of language: NumberLanguage) -> [String] {
    guard let table = LocalUnitNames.table(of: language) else { return [] }
    return "\(table)".split(separator: "\n").flatMap { line in
      line.split(separator: " ", maxSplits: 1)[1].split(separator: "|").map { String($0) }
    }
  }

  /// A word is also read in capitals.
  ///
  /// An abbreviation in capitals is flagged or refused, but never read as another unit.
  @Test func wordsHaveNoCase() {
    var failures: [String] = []
    var words = 0
    for locale in NumberLocale.languages {
      for own in names(of: locale.language) {
        // ß has no upper-case form of one character.
        guard !own.contains("ß"), let unit = reading(own, locale)?.unit else { continue }
        let written = own.uppercased()
        // `J`, the upper case of the French day `j`, is the joule.
        if Catalog.standard.units.contains(where: { $0.symbol == written }) { continue }
        let found = reading(written, locale)
        let isWord = own.count > 3 && own.allSatisfy { $0.isLetter && $0.isLowercase }
        if isWord { words += 1 }
        if found?.unit != unit, isWord || found?.flags.contains(.letterCase) == false {
          failures.append(
            "\(written): \(found?.unit.identifier ?? "unread"), not \(unit.identifier)")
        }
      }
    }
    #expect(failures == [])
    #expect(words > 500, "\(words)")
  }

  @Test func abbreviationsInAnotherCaseAreTold() {
    for (written, unit) in [
      ("КМ", "kilometer"), ("Кг", "kilogram"), ("квт", "kilowatt"), ("КМ/Ч", "kilometer-per-hour"),
    ] {
      let found = reading(written, .russian)
      #expect(found?.unit.identifier == unit && found?.flags == .letterCase, "\(written)")
    }
    // The case distinguishes mega and milli, giga and hecto, byte and bit.
    for written in ["МГ", "Мм", "мб", "кб", "М", "Г", "ПА", "ГА"] {
      #expect(reading(written, .russian) == nil, "\(written)")
    }
    for (written, locale) in [
      ("КИЛОМЕТРОВ", NumberLocale.russian), ("Километров", .russian), ("KILOMÈTRES", .french),
      ("kilomètres", .french), ("КМ", .russian),
    ] {
      #expect(reading(written, locale)?.unit.identifier == "kilometer", "\(written)")
    }
  }
}
