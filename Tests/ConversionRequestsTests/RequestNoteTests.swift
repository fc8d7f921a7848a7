import Metryvo
import Testing

/// Notes to people about how a request was understood.
@Suite struct RequestNoteTests {
  private func notes(_ text: String, _ settings: ConversionSettings = ConversionSettings())
    throws -> [RequestNote]
  {
    try RequestConverter<Decimal128>(settings).convert(text).notes
  }

  @Test func eachKindHasAnIdentifierAndASentence() throws {
    let rows: [(String, String, String)] = [
      (
        "1 gallon to L", "nameReadAs",
        "'gallon' was read as US gallon (gallon); also: gallon-imperial, gallon-dry"
      ),
      ("5 KM to m", "nameInOtherCase", "'KM' was read as kilometer (km)"),
      ("5 OZ to g", "nameInOtherCase", "'OZ' was read as ounce (oz)"),
      ("5 BAR to kPa", "nameInOtherCase", "'BAR' was read as bar (bar)"),
      ("5 MPH to km/h", "nameInOtherCase", "'MPH' was read as mile per hour (mph)"),
      ("1 ph to H", "nameInOtherCase", "'ph' was read as picohenry (pH)"),
      (
        "1 century to days", "ofGregorianYears",
        "'century' was read as century of mean Gregorian years, 365.2425 days each"
      ),
      ("1,234 km to m", "numberReadAs", "'1,234 km' was read as 1234 km"),
      ("5 ft 6 in to cm", "compound", "the parts were added up"),
      ("~5 kg to g", "approximate", "marked as approximate"),
      ("-300 C to K", "belowAbsoluteZero", "-300 °C lies below absolute zero"),
    ]
    for (text, identifier, sentence) in rows {
      let found = try notes(text)
      #expect(found.contains { $0.identifier == identifier && $0.english == sentence }, "\(found)")
    }
    #expect(try notes("5 mi to km") == [])
  }

  /// A name that is both source and target is noted once, in single requests and in rows.
  @Test func noNoteIsGivenTwice() throws {
    let converter = RequestConverter<Decimal128>()
    var failures: [String] = []
    var count = 0
    for name in Catalog.standard.records.flatMap(\.choices).flatMap(\.names) + ["KM", "century"] {
      for found in [
        try converter.convert("1 \(name) to \(name)").notes,
        try converter.convert("1", from: name, to: name).notes,
      ] {
        count += found.count
        if Set(found).count != found.count || found.isEmpty { failures.append("\(name): \(found)") }
      }
    }
    #expect(failures == [])
    #expect(count > 200, "\(count)")
  }

  /// Each flag that people should know has a unique name and sentence.
  @Test func everyFlagIsSaid() {
    let flags: [ReadingFlags] = [
      .ambiguousSeparator, .manyDigits, .ambiguousUnit, .regionalUnit, .letterCase, .compound,
      .range, .approximate, .upperBound, .lowerBound, .more, .noNumber, .unitFirst, .percent,
      .otherGrouping,
    ]
    let all = flags.reduce(into: ReadingFlags()) { $0.formUnion($1) }
    #expect(all.names.count == flags.count)
    #expect(Set(all.notes.map(\.english)).count == flags.count)
    #expect(all.notes.map(\.identifier) == all.names)
  }

  /// A note says which parts of a sum the rows of a table read with another unit.
  @Test func tablesSayWhichPartIsReadOtherwise() throws {
    let converter = RequestConverter<Decimal128>()
    let request = try RequestReader(converter.reader).measure(["1 year 2 hours"])
    let answers = try converter.answers(request)
    let notes = answers.notes.compactMap { note -> String? in
      guard case .nameReadAsInRows(let name, let unit, let rows) = note else { return nil }
      return "\(name) \(unit.identifier) \(rows.contains("mo (Gregorian)"))"
    }
    #expect(notes == ["year year-gregorian true", "year year-julian false"])
    let row = answers.rows.first { $0.plan.target.identifier == "month-gregorian" }
    #expect(row?.text == "12.00273790700698850763533816573920 mo (Gregorian)")
  }
}
