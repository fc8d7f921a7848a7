import BigInt

/// An operand with the reason why it is there.
package struct HardValue: Hashable, Sendable {
  /// The operand as a numeric string: digits, E, exponent.
  package let text: String
  /// Why it is hard.
  package let kind: HardCaseKind
  /// Where its result is hard; `nil` for one that is chosen for itself.
  package let place: ResultPlace?

  package init(_ text: String, _ kind: HardCaseKind, at place: ResultPlace? = nil) {
    self.text = text
    self.kind = kind
    self.place = place
  }

  init(_ coefficient: BigInt, exponent: Int, _ kind: HardCaseKind, at place: ResultPlace) {
    self.init("\(coefficient)E\(exponent)", kind, at: place)
  }
}
