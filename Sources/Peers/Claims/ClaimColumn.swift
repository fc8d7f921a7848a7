/// A column of a table of claims; the raw value is its name in the header.
package enum ClaimColumn: String, CaseIterable, Sendable {
  case value
  case from
  case to
  case claimed
  case mode
  case digits

  /// The columns that every row must have.
  static let required: [ClaimColumn] = [.value, .from, .to, .claimed]
  static let list = "value, from, to, claimed and optionally mode, digits"

  /// Creates the column that a header names, without regard to case.
  init?(header: String) { self.init(rawValue: header.lowercased()) }
}
