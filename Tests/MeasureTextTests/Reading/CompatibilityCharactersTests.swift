import Metryvo
import Testing

/// Characters of other widths and invisible characters in measures, names and searches.
@Suite struct CompatibilityCharactersTests {
  private let reader = MeasureReader()

  @Test func measuresInOtherWidths() throws {
    for (text, number, unit) in [
      ("６０ｋｇ", "60", "kilogram"), ("60㎏", "60", "kilogram"), ("60 ㎡", "60", "square-meter"),
      ("５ ｋｍ／ｈ", "5", "kilometer-per-hour"), ("３．５ｌｂ", "3.5", "pound"),
      ("2 cup（Imperial）", "2", "cup-imperial"), ("５ｆｔ６ｉｎ", "66", "inch"),
      ("10％", "10", "percent"), ("５\u{3000}km", "5", "kilometer"),
      ("５ ｓｑ\u{3000}ｆｔ", "5", "square-foot"),
    ] {
      let reading = try reader.read(text)
      #expect(reading.number == .decimal(number), "\(text)")
      #expect(reading.unit.identifier == unit, "\(text)")
    }
  }

  /// Invisible characters are ignored around numbers and in or around names, but not between
  /// digits.
  @Test func whatShowsNothing() throws {
    for scalar in ["\u{200B}", "\u{200E}", "\u{200D}", "\u{2060}", "\u{AD}", "\u{61C}"] {
      for text in ["5\(scalar)km", "\(scalar)5 km", "5 km\(scalar)", "5 k\(scalar)m"] {
        #expect(try reader.read(text).unit.identifier == "kilometer", "\(text.unicodeScalars)")
      }
      #expect(try reader.unit("\(scalar)km\(scalar)").unit.identifier == "kilometer")
      #expect(
        try NumberSyntax.lenient(.english).read("\(scalar)5\(scalar)").number == .decimal("5"))
      #expect(throws: ReadingError.self) { try reader.read("1\(scalar)2 km") }
      #expect(UnitSearch().matches(for: "kilo\(scalar)met").first?.unit.identifier == "kilometer")
    }
    #expect(UnitSearch().matches(for: "㎏").first?.unit.identifier == "kilogram")
    #expect(UnitSearch().matches(for: "ｋｇ").first?.unit.identifier == "kilogram")
  }
}
