/// The conventions that a unit is tied to.
final class UnitConventions: Sendable {
  /// `US` or `UK` if the unit itself belongs to one of them only.
  let nation: String?
  /// What stands behind the nation in the symbol's parentheses: `dry` of `qt (US dry)`.
  let kind: String?
  /// The conventions of the unit and of the units that it is defined by, each once.
  let words: [String]
  /// Whether what stands in parentheses in the unit's symbol begins with the number that defines it.
  let isPlainCount: Bool

  init(nation: String?, kind: String?, words: [String], isPlainCount: Bool) {
    self.nation = nation
    self.kind = kind
    self.words = words
    self.isPlainCount = isPlainCount
  }
}
