import MeasureText

/// What stands between two cells of a row.
public enum CellSeparator: String, CaseIterable, Hashable, Sendable {
  /// As RFC 4180 has it.
  case comma = ","
  /// What spreadsheets expect where numbers have a decimal comma.
  case semicolon = ";"

  /// The separator that spreadsheets of a locale expect.
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
