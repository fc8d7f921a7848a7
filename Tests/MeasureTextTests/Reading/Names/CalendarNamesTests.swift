import Metryvo
import Testing

/// Months, years, decades and centuries in languages other than English.
@Suite struct CalendarNamesTests {
  private let units = ["month-30-day", "year-365-day", "decade", "century"]

  /// Returns the local names of each unit.
  private func names(in locale: NumberLocale) -> [[String]] {
    let names = UnitName.names(in: locale)
    return units.map { unit in names.filter { $0.unit == unit }.map(\.name) }
  }

  /// A pair of local names means the units that the pair of English names means.
  @Test func namesAreReadAsInEnglish() throws {
    let english = ["month", "year", "decade", "century"]
    let reference = MeasureReader()
    var failures: [String] = []
    for locale in NumberLocale.languages where locale.language != .english {
      let reader = MeasureReader(.lenient(locale))
      let names = names(in: locale)
      if names[0].isEmpty || names[1].isEmpty || names[3].isEmpty {
        failures.append("\(locale.rawValue): no names")
      }
      for (place, own) in names.enumerated() {
        for (otherPlace, others) in names.enumerated() {
          let expected = reference.fit(
            try reference.unit(english[place]), try reference.unit(english[otherPlace]))
          for (name, other) in own.flatMap({ name in others.map { (name, $0) } }) {
            let fitted = reader.fit(try reader.read("1 \(name)"), try reader.unit(other))
            let units = [fitted.source.unit, fitted.target.unit]
            if units != [expected.source.unit, expected.target.unit] {
              failures.append("\(locale.rawValue): \(name), \(other)")
            }
          }
        }
      }
    }
    #expect(failures.prefix(20) == [])
  }

  @Test func qualifiersStandBehindNames() throws {
    let reader = MeasureReader(.lenient(.german))
    #expect(try reader.unit("Jahre (Julian)").unit.identifier == "year-julian")
    #expect(try reader.unit("Monaten (30 d)").unit.identifier == "month-30-day")
  }

  /// The number of a date's year is skipped if the word for year follows it.
  @Test func yearsOfDatesAreNoMeasures() throws {
    for (locale, text) in [
      (NumberLocale.russian, "В 2024 году он весил 60 кг"), (.japanese, "2024年に体重は60kgだった"),
      (.simplifiedChinese, "2024年体重60kg"), (.traditionalChinese, "2024 年體重 60 kg"),
    ] {
      let found = try MeasureReader(.lenient(locale)).find(in: text)
      #expect(found.number?.text == "60" && found.unit == .kilogram, "\(text)")
    }
    for (locale, text) in [
      (NumberLocale.russian, "ему 20 лет"), (.japanese, "重さ5年間"), (.german, "es sind 2024 Jahre"),
    ] {
      let found = try MeasureReader(.lenient(locale)).find(in: text)
      #expect(found.unit.identifier == "year-365-day", "\(text)")
    }
  }
}
