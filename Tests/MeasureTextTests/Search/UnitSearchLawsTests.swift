import MeasureText
import Testing
import UnitCatalog

/// Laws for every name of every unit.
@Suite struct UnitSearchLawsTests {
  private static let search = UnitSearch()
  private static let catalog = Catalog.standard

  private func names(of unit: MeasureUnit) -> [String] {
    [unit.identifier, unit.symbol, unit.name, unit.pluralName] + unit.aliases
      + unit.record.symbolVariants
  }

  /// A search for a name returns first the units that look-up finds for the name.
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

  /// Each prefix of a name finds the unit, by a better match than similar spelling.
  @Test func everyBeginningOfANameFindsItsUnit() {
    var failures: [String] = []
    for unit in Self.catalog.units {
      for name in [unit.name, unit.symbol] {
        var typed = ""
        for character in name.unicodeScalars {
          typed.unicodeScalars.append(character)
          // An incomplete British spelling is not folded yet, so its match may be of another rank.
          let match = Self.search.matches(for: typed, limit: 1_000).first { $0.unit == unit }
          if !(match.map { $0.rank <= .words } ?? false) { failures.append("\(typed) of \(unit)") }
        }
      }
    }
    #expect(failures.prefix(20) == [])
  }

  /// The name of a quantity finds all its units before other units whose names begin with the
  /// quantity's name, and filters as the identifier does.
  @Test func everyNameOfAQuantityFindsItsUnits() {
    var failures: [String] = []
    for quantity in Self.catalog.quantities {
      let filter = UnitFilter(quantity: quantity.identifier)
      let expected = Self.search.matches(for: "m", filter: filter, limit: 1_000)
      for name in [quantity.identifier, quantity.name] + quantity.aliases {
        let found = Self.search.matches(for: name.uppercased(), limit: 1_000)
          .filter { $0.rank <= .quantity }
        if !Set(quantity.units).isSubset(of: found.map(\.unit)) { failures.append(name) }
        let named = UnitFilter(quantity: name.lowercased())
        if Self.search.matches(for: "m", filter: named, limit: 1_000) != expected {
          failures.append("filter \(name)")
        }
      }
    }
    #expect(failures == [])
  }

  /// A topic or a heading filters by its own units, which may belong to several quantities.
  @Test func topicsAndHeadingsFilter() {
    for (name, quantities) in [
      ("flow", ["volume-flow", "mass-flow"]), ("Cooking", ["volume"]),
      ("Sound level", ["pressure", "power", "sound-intensity"]), ("Wieght", []),
    ] {
      let expected = Set(Self.catalog.sections(named: name).flatMap(\.units))
      let found = Self.search.matches(for: "", filter: UnitFilter(quantity: name), limit: 1_000)
      #expect(Set(found.map(\.unit)) == expected)
      #expect(Set(found.map(\.unit.quantity)) == Set(quantities))
    }
    // A name is searched only in the quantities of a chosen topic: in the topic flow, gpm is
    // gallons per minute.
    let flow = Self.search.matches(for: "gpm", filter: UnitFilter(quantity: "Flow"), limit: 1)
    #expect(flow.first?.unit.identifier == "gallon-per-minute" && flow.first?.rank == .exact)
  }

  /// No unit's name begins with the name of another quantity.
  ///
  /// Otherwise a search for the unit would rank all units of that quantity before it.
  @Test func namesOfQuantitiesHideNoUnit() {
    var failures: [String] = []
    for quantity in Self.catalog.quantities {
      for name in [quantity.identifier, quantity.name] + quantity.aliases + quantity.topics {
        for match in Self.search.matches(for: name, limit: 1_000)
        where match.rank == .prefix && match.unit.quantity != quantity.identifier {
          failures.append("\(name) puts its units before \(match.unit)")
        }
      }
    }
    #expect(failures == [])
  }

  /// A single edit in a one-word name of at least 8 letters still finds the unit.
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

  /// The order of results is deterministic.
  @Test func theOrderIsAlwaysTheSame() {
    let again = UnitSearch()
    let failures = Self.catalog.units.filter { unit in
      Self.search.matches(for: unit.name) != again.matches(for: unit.name)
    }
    #expect(failures == [])
  }

  /// An index built in parts returns the results of an index built at once.
  ///
  /// A search during the preparation completes the index.
  @Test func anIndexMayBeMadeInParts() {
    let names = [UnitName("quux", of: "meter"), UnitName("mile walk", of: "mile")]
    let texts = ["m", "kilo", "zoll", "quux", "wal", "Meile", "killometer", "°"]
    func found(_ search: UnitSearch) -> [[UnitMatch]] { texts.map { search.matches(for: $0) } }
    let wanted = found(UnitSearch(names: names))
    for partsBefore in [0, 1, 3, 1_000] {
      let search = UnitSearch(names: names)
      var preparation = UnitSearchPreparation(search)
      var parts = 0
      while parts < partsBefore, preparation.proceed() { parts += 1 }
      #expect(found(search) == wanted, "\(parts) parts")
      let hasMore = preparation.proceed()
      #expect(!hasMore && found(search) == wanted && (partsBefore < 10 || parts > 4))
    }
  }
}
