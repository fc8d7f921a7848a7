/// The rule that no text has control characters, so that a printed catalog cannot send commands to
/// a terminal.
package enum PlainTexts {
  package static func problems(in catalog: Catalog) -> [CatalogProblem] {
    var problems: [CatalogProblem] = []
    for quantity in catalog.records {
      let own =
        [quantity.name, quantity.description, quantity.iconName] + quantity.aliases
        + quantity.topics + quantity.groups.flatMap { [$0.name] + $0.aliases }
        + quantity.choices.flatMap { $0.names }
      if !own.allSatisfy(isPlain) {
        problems.append(.controlCharacter(in: quantity.identifier))
      }
      for unit in quantity.units where !texts(of: unit).allSatisfy(isPlain) {
        problems.append(.controlCharacter(in: unit.identifier))
      }
    }
    return problems
  }

  private static func texts(of unit: UnitRecord) -> [String] {
    [unit.symbol, unit.name, unit.pluralName, unit.source, unit.note ?? ""]
      + unit.symbolVariants + unit.aliases
  }

  /// Whether a text has no character of Unicode category Cc.
  private static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { $0.value >= 0x20 && !(0x7F...0x9F).contains($0.value) }
  }
}
