import BigInt

/// An operand that is hard for a conversion, with the reason.
package struct HardValue: Hashable, Sendable {
  /// The operand as a numeric string: digits, E, exponent.
  package let text: String
  /// The reason why the operand is hard.
  package let kind: HardCaseKind
  /// The place where the result is hard; `nil` for a value that is hard by itself.
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
