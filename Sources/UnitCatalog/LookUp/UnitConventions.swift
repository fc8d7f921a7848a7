/// The conventions of a unit; `Catalog+Families.swift` states the rules.
final class UnitConventions: Sendable {
  /// `US` or `UK` if the unit belongs to exactly one of these systems.
  let nation: String?
  /// The word after the nation in the symbol's parentheses: `dry` in `qt (US dry)`.
  let kind: String?
  /// The conventions of the unit and of the units in its definition, without repetition.
  let words: [String]
  /// Whether the parentheses in the symbol begin with the number of the definition.
  let isPlainCount: Bool

  init(nation: String?, kind: String?, words: [String], isPlainCount: Bool) {
    self.nation = nation
    self.kind = kind
    self.words = words
    self.isPlainCount = isPlainCount
  }
}
