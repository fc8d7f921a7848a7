import MeasureText
import Testing
import UnitCatalog

/// The first results of a text, and their order.
@Suite struct UnitSearchTests {
  private static let search = UnitSearch()

  /// A text and its first results in order.
  private static let rows: [(text: String, first: [String])] = [
    // Exact matches: symbols in exact case before symbols in another case.
    ("mm", ["millimeter", "megameter"]),
    ("MM", ["millimeter", "megameter"]),
    ("Mm", ["megameter", "millimeter"]),
    ("km²", ["square-kilometer"]),
    ("KM^2", ["square-kilometer"]),
    ("µm", ["micrometer"]),
    ("µM", ["micromole-per-liter", "micrometer"]),
    ("°c", ["celsius"]),
    // Choices are in their declared order; in the catalog's order the point precedes the pints.
    ("cup", ["cup", "cup-metric", "cup-imperial", "cup-us-legal", "cup-japanese"]),
    ("pt", ["pint", "pint-imperial", "pint-dry", "pint-metric", "point"]),
    ("ton", ["ton", "ton-imperial", "tonne"]),
    // Names in any case, with accents and in British spelling.
    ("MILE", ["mile", "mile-scandinavian"]),
    ("ångström", ["angstrom"]),
    ("ANGSTRÖM", ["angstrom"]),
    ("mètre", ["meter"]),
    ("kilometre per hour", ["kilometer-per-hour"]),
    ("kilometre-per-h", ["kilometer-per-hour"]),
    // Prefixes: in the catalog's order, short names before longer names that contain them.
    ("kilom", ["kilometer", "kilomaxwell", "kilomole", "square-kilometer"]),
    ("inc", ["inch"]),
    ("newto", ["newton"]),
    ("metre per s", ["meter-per-second", "meter-per-square-second"]),
    // Prefixes of words, in any order.
    ("hour mile", ["mile-per-hour"]),
    ("cubic met", ["cubic-meter"]),
    ("gallon us", ["gallon"]),
    ("hg", ["hectogram", "millimeter-ofhg"]),
    // Names written with an added space.
    ("kilo meter", ["kilometer"]),
    ("nano second", ["nanosecond"]),
    // Names of quantities and headings, in any spelling that look-up knows.
    ("weight", ["tonne", "kilogram", "gram"]),
    ("FUEL EFFICIENCY", ["liter-per-100-kilometer"]),
    ("fuel-efficiency", ["liter-per-100-kilometer"]),
    ("fuel", ["liter-per-100-kilometer"]), ("fuel eco", ["liter-per-100-kilometer"]),
    ("economy", ["liter-per-100-kilometer"]),
    ("cooking", ["teaspoon", "tablespoon", "fluid-ounce", "cup"]),
    ("metric cooking", ["teaspoon-metric", "tablespoon-metric", "cup-metric", "milliliter"]),
    (
      "sound level",
      [
        "decibel-sound-pressure-level", "decibel-sound-power-level", "decibel-sound-intensity",
      ]
    ),
    // Similar spelling.
    ("killometer", ["kilometer"]),
    ("kilometr", ["kilometer"]),
    ("newtn", ["newton"]),
    ("gallom", ["gallon", "gallon-imperial", "gallon-dry"]),
    ("farenheit", ["fahrenheit"]),
    ("celcius", ["celsius"]),
    ("squrae meter", ["square-meter"]),
  ]

  @Test func theBestStandFirst() {
    let failures = Self.rows.compactMap { row in
      let found = Self.search.matches(for: row.text, limit: row.first.count).map {
        $0.unit.identifier
      }
      return found == row.first ? nil : "\(row.text): \(found)"
    }
    #expect(failures == [])
  }

  @Test func theRankSaysHow() {
    let rows: [(String, String, MatchRank, Int)] = [
      ("mm", "millimeter", .exact, 0), ("mm", "megameter", .symbol, 0),
      ("mile", "mile-per-hour", .prefix, 0), ("mile", "nautical-mile", .words, 0),
      ("weight", "gram", .quantity, 0), ("weight", "pennyweight", .quantity, 0),
      ("force", "newton", .quantity, 0), ("force", "pound-force-foot", .words, 0),
      ("byte", "megabyte", .inside, 0), ("gallom", "gallon", .similar, 1),
      ("killomter", "kilometer", .similar, 2),
    ]
    for (text, unit, rank, edits) in rows {
      let match = Self.search.matches(for: text, limit: 1_000).first { $0.unit.identifier == unit }
      #expect(match?.rank == rank && match?.edits == edits, "\(text) \(unit)")
    }
  }

  /// A complete word has no similar matches, and short words are not edited.
  @Test func nothingIsFoundWhereNothingIs() {
    let texts = [
      "xyzzy", "kgx", "kqx", "🦄", "\u{0}", "--", String(repeating: "m", count: 65),
      String(repeating: "é", count: 200), "mile xyzzy",
    ]
    #expect(texts.filter { !Self.search.matches(for: $0).isEmpty } == [])
    let mile = Self.search.matches(for: "mile", limit: 1_000)
    #expect(mile.allSatisfy { $0.rank < .similar })
  }

  @Test func anEmptyTextFindsAll() {
    let all = Self.search.matches(for: "  ", limit: 10_000).map(\.unit)
    #expect(all == Catalog.standard.units)
    #expect(Self.search.matches(for: "", limit: 3).map(\.unit) == Array(all.prefix(3)))
    #expect(Self.search.matches(for: "m", limit: 0).isEmpty)
    #expect(Self.search.matches(for: "m", limit: -1).isEmpty)
  }

  /// A filtered search returns the units of the unfiltered search that pass the filter, in order.
  @Test func filtersLeaveOut() {
    let filters = [
      UnitFilter(quantity: "volume"), UnitFilter(system: .imperial), UnitFilter(system: .us),
      UnitFilter(quantity: "length", system: .other), UnitFilter(isCustom: false),
    ]
    var failures: [String] = []
    for text in ["gal", "m", "mile", "", "square foot", "byte", "gallom"] {
      let all = Self.search.matches(for: text, limit: 10_000)
      for filter in filters {
        let expected = all.filter { match in
          (filter.quantity.map { $0 == match.unit.quantity } ?? true)
            && (filter.system.map { match.unit.systems.contains($0) } ?? true)
        }
        let found = Self.search.matches(for: text, filter: filter, limit: 10_000)
        if found != expected { failures.append("\(text) \(filter)") }
      }
      let custom = Self.search.matches(for: text, filter: UnitFilter(isCustom: true))
      if !custom.isEmpty { failures.append("\(text) custom") }
    }
    #expect(failures == [])
    #expect(Self.search.matches(for: "m", filter: UnitFilter(quantity: "love")).isEmpty)
  }

  /// A limited search returns the first of the unlimited results.
  @Test func aLimitCutsTheEnd() {
    var failures: [String] = []
    for text in ["m", "gal", "kilo", "metr", "pound per", "byte", "gallom"] {
      let all = Self.search.matches(for: text, limit: 10_000)
      for limit in [1, 2, 7, 20, 64, 65, 500] {
        let found = Self.search.matches(for: text, limit: limit)
        if found != Array(all.prefix(limit)) { failures.append("\(text) \(limit)") }
      }
    }
    #expect(failures == [])
  }

  @Test func customUnitsAndOtherNamesAreFound() throws {
    let catalog = try Catalog.standard.adding([
      CustomUnit(name: "smoot", symbol: "smoot", reference: "inch", factor: "67"),
      CustomUnit(name: "smile", symbol: "sml", reference: "mile", factor: "2"),
    ])
    let search = UnitSearch(
      catalog: catalog,
      names: [
        UnitName("Фарен-гейт", of: "fahrenheit"), UnitName("μίλι", of: "mile"),
        UnitName("Fuß", of: "foot"), UnitName("nobody", of: "no-such-unit"),
        UnitName("英里", of: "mile"), UnitName("", of: "foot"),
      ])
    func first(_ text: String, _ filter: UnitFilter = UnitFilter()) -> String? {
      search.matches(for: text, filter: filter).first?.unit.identifier
    }
    #expect(first("smoo") == "smoot" && first("smile") == "smile")
    #expect(first("s", UnitFilter(isCustom: true)) == "smoot")
    #expect(search.matches(for: "", filter: UnitFilter(isCustom: true)).count == 2)
    #expect(first("ФАРЕН Г") == "fahrenheit")
    #expect(first("Μίλι") == "mile" && first("μιλ") == "mile" && first("英") == "mile")
    #expect(first("fuss") == "foot" && first("FUß") == "foot" && first("nobody") == nil)
  }

  /// All tasks start at once, so that several threads request the index before it exists.
  @Test func threadsShareASearch() async {
    let search = UnitSearch()
    let expected = Self.search.matches(for: "kilom", filter: UnitFilter(system: .metric))
    let all = await withTaskGroup(of: [UnitMatch].self) { group in
      for _ in 0..<8 {
        group.addTask { search.matches(for: "kilom", filter: UnitFilter(system: .metric)) }
      }
      return await group.reduce(into: [[UnitMatch]]()) { $0.append($1) }
    }
    #expect(all.count == 8 && all.allSatisfy { $0 == expected } && !expected.isEmpty)
  }

  @Test func everydayUnitsAreFoundInTheirLanguages() throws {
    let search = UnitSearch()
    for (text, identifier) in [
      ("Zoll", "inch"), ("pouces", "inch"), ("Meile", "mile"), ("миля", "mile"), ("英尺", "foot"),
      ("quadratzentim", "square-centimeter"),
    ] {
      let first = try #require(search.matches(for: text).first, "\(text)")
      #expect(first.unit.identifier == identifier, "\(text)")
    }
    // Every local name has an exact match.
    for locale in NumberLocale.languages {
      for name in UnitName.names(in: locale) {
        let matches = search.matches(for: name.name, limit: .max).filter { $0.rank <= .name }
        #expect(matches.contains { $0.unit.identifier == name.unit }, "\(name)")
      }
    }
    #expect(UnitSearch(locales: []).matches(for: "zoll").allSatisfy { $0.rank == .similar })
  }
}
