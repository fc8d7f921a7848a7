import Testing
import UnitCatalog

/// Names with a qualifier in parentheses.
@Suite struct QualifierTests {
  private let catalog = Catalog.standard

  private func found(_ text: String) -> [String] {
    catalog.lookUp(text).candidates.map(\.identifier)
  }

  @Test func qualifiersSelect() {
    for (text, identifiers) in [
      ("cup (Imperial)", ["cup-imperial"]), ("cup (imp.)", ["cup-imperial"]),
      ("cups(UK)", ["cup-imperial"]), ("cup (Japanese)", ["cup-japanese"]),
      ("cup (metric)", ["cup-metric"]), ("cup (US legal)", ["cup-us-legal"]),
      ("pint (UK)", ["pint-imperial"]), ("pint (American)", ["pint"]),
      ("pint (dry)", ["pint-dry"]), ("pint (U.S.)", ["pint"]), ("liter (l)", ["liter"]),
      ("litre (L)", ["liter"]), ("gram (metric)", ["gram"]),
      ("teaspoon (tsp)", ["teaspoon", "teaspoon-imperial", "teaspoon-metric"]),
      ("tablespoon (Australia)", ["tablespoon-australian"]), ("month (synodic)", ["month-synodic"]),
      ("year (Julian)", ["year-julian"]), ("calorie (IT)", ["calorie-it"]),
      ("calories (th)", ["calorie", "kilocalorie"]),
      ("BTU (International Table)", ["british-thermal-unit-it"]),
      ("gallons (UK) per minute", ["gallon-per-minute-imperial"]),
      ("Btu (th) per hour", ["british-thermal-unit-th-per-hour"]), ("ton (metric)", ["tonne"]),
      ("ton (long)", ["ton-imperial"]), ("ton (refrigeration)", ["ton-refrigeration"]),
      ("ounce (troy)", ["ounce-troy"]), ("mile (nautical)", ["nautical-mile"]),
      ("degree (Celsius)", ["celsius"]), ("pound (mass)", ["pound"]), ("oz (weight)", ["ounce"]),
      ("oz (volume)", ["fluid-ounce", "fluid-ounce-imperial"]), ("mil (NATO)", ["mil-nato"]),
    ] {
      #expect(found(text) == identifiers, "\(text)")
    }
    #expect(
      catalog.lookUp("pint (UK)", in: "volume").candidates.map(\.identifier) == ["pint-imperial"])
  }

  @Test func unknownQualifiersAreRefusedWithTheKnownOnes() {
    for (text, known) in [
      ("cup ()", ["US", "metric", "UK", "US legal", "JP"]),
      ("cup (Canadian)", ["US", "metric", "UK", "US legal", "JP"]), ("kg (net)", ["kg"]),
      ("month (lunar year)", ["30 d", "Gregorian", "Julian", "synodic"]),
    ] {
      #expect(catalog.refusal(of: text) == .qualifier(known: known), "\(text)")
      #expect(catalog.lookUp(text).candidates.isEmpty)
    }
    for text in ["foo (UK)", "foo ()", "cup (UK", "(UK) cup", "cup ((UK))", "cup (UK) (US)", "()"] {
      #expect(catalog.lookUp(text).candidates.isEmpty, "\(text)")
      #expect(catalog.refusal(of: text) == nil, "\(text)")
    }
  }

  /// Each member of a choice is found by the choice's name with some qualifier: the text in
  /// parentheses of the member's symbol, a word of its names, or its symbol.
  @Test func everyMemberOfEveryChoiceIsReached() throws {
    var missed: [String] = []
    for choice in catalog.records.flatMap(\.choices) {
      for member in choice.units {
        let unit = try #require(catalog.unit(member))
        let words = ([unit.symbol, unit.name] + unit.aliases).flatMap { spelling in
          spelling.split { " ()".contains($0) }.map(String.init)
        }
        var qualifiers = [unit.symbol, unit.name] + unit.record.symbolVariants + words
        if let inside = unit.symbol.firstMatch(of: /\(([^)]*)\)/) {
          qualifiers.append("\(inside.1)")
        }
        let names = choice.names.filter { $0.count > 1 }
        let isReached = names.contains { name in
          qualifiers.contains { found("\(name) (\($0))") == [member] }
        }
        if !isReached && !names.isEmpty { missed.append("\(choice.names[0]): \(member)") }
      }
    }
    #expect(missed == Self.unreached)
  }

  /// The pH scale has no other word than pH, and pH is also the symbol of the picohenry.
  private static let unreached = ["pH: ph-scale"]
}
