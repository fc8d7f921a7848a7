import MeasureText

/// The separator between two cells of a row.
public enum CellSeparator: String, CaseIterable, Hashable, Sendable {
  /// The separator of RFC 4180.
  case comma = ","
  /// The separator that spreadsheets expect if numbers have a decimal comma.
  case semicolon = ";"

  /// Creates the separator that spreadsheets of a locale expect.
  ///
  ///     CellSeparator(for: .english).rawValue  // ","
  ///     CellSeparator(for: .german).rawValue  // ";"
  public init(for locale: NumberLocale) {
    self = locale.symbols.decimal == "," ? .semicolon : .comma
  }

  var byte: UInt8 {
    switch self {
    case .comma: UInt8(ascii: ",")
    case .semicolon: UInt8(ascii: ";")
    }
  }
}
