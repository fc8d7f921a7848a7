import MeasureText
import Testing
import UnitCatalog

/// What holds for every name of every unit.
@Suite struct UnitSearchLawsTests {
  private static let search = UnitSearch()
  private static let catalog = Catalog.standard

  private func names(of unit: MeasureUnit) -> [String] {
    [unit.identifier, unit.symbol, unit.name, unit.pluralName] + unit.aliases
      + unit.record.symbolVariants
  }

  /// Each name finds its unit first, or among those that are read by the same name.
  @Test func everyNameFindsItsUnitFirst() {
    var failures: [String] = []
    for unit in Self.catalog.units {
      for name in names(of: unit) {
        let equals = Self.catalog.lookUp(name).candidates
        let found = Self.search.matches(for: name, limit: equals.count)
        if found.map(\.unit) != equals || found.contains(where: { $0.rank != .exact })
          || !equals.contains(unit)
        {
          failures.append("\(name) of \(unit)")
        }
      }
    }
    #expect(failures.prefix(20) == [])
  }

  /// While a name is typed its unit is always found, by a match that is not merely similar.
  @Test func everyBeginningOfANameFindsItsUnit() {
    var failures: [String] = []
    for unit in Self.catalog.units {
      for name in [unit.name, unit.symbol] {
        var typed = ""
        for character in name.unicodeScalars {
          typed.unicodeScalars.append(character)
          // What is not yet a folded British spelling may look like another beginning.
          let match = Self.search.matches(for: typed, limit: 1_000).first { $0.unit == unit }
          if !(match.map { $0.rank <= .words } ?? false) { failures.append("\(typed) of \(unit)") }
        }
      }
    }
    #expect(failures.prefix(20) == [])
  }

  /// Each single edit of a name in one word of 8 letters or more still finds its unit.
  @Test func oneWrongLetterIsForgiven() {
    var failures: [String] = []
    var count = 0
    let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
    for unit in Self.catalog.units
    where unit.name.utf8.count >= 8 && unit.name.utf8.allSatisfy(letters.contains) {
      let letters = Array(unit.name.utf8)
      for place in letters.indices {
        var edits: [[UInt8]] = []
        edits.append(Array(letters[..<place] + letters[(place + 1)...]))
        edits.append(Array(letters[..<place]) + [UInt8(ascii: "q")] + letters[place...])
        edits.append(Array(letters[..<place]) + [UInt8(ascii: "q")] + letters[(place + 1)...])
        var swapped = letters
        if place > 0 { swapped.swapAt(place, place - 1) }
        edits.append(swapped)
        for edit in edits {
          let text = String(decoding: edit, as: UTF8.self)
          count += 1
          if !Self.search.matches(for: text, limit: 1_000).contains(where: { $0.unit == unit }) {
            failures.append("\(text) of \(unit)")
          }
        }
      }
    }
    #expect(count > 3_000)
    #expect(failures.prefix(20) == [])
  }

  /// Searching is a function: the same text, the same order.
  @Test func theOrderIsAlwaysTheSame() {
    let again = UnitSearch()
    let failures = Self.catalog.units.filter { unit in
      Self.search.matches(for: unit.name) != again.matches(for: unit.name)
    }
    #expect(failures == [])
  }
}
