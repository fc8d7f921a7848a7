/// A column of a table of claims; the raw value is its name in the header.
package enum ClaimColumn: String, CaseIterable, Sendable {
  case value
  case from
  case to
  case claimed
  case mode
  case digits

  /// What every row has; the others may be left out.
  static let required: [ClaimColumn] = [.value, .from, .to, .claimed]
  static let list = "value, from, to, claimed and optionally mode, digits"

  /// The column that a header names, in any case of its letters.
  init?(header: String) { self.init(rawValue: header.lowercased()) }
}
