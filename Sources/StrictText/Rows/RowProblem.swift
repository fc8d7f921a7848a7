/// The reasons why a row cannot be split into fields.
public enum RowProblem: Error, Equatable, Sendable {
  /// The bytes of a field are not UTF-8.
  case notUTF8
  /// A field begins with a quotation mark without a closing mark.
  case openQuote
  /// A closing quotation mark is followed by something other than a separator.
  case textAfterQuote
  /// A field that does not begin with a quotation mark contains a quotation mark.
  case strayQuote
}

extension RowProblem: CustomStringConvertible {
  /// The problem and the remedy.
  public var description: String {
    switch self {
    case .notUTF8: "the field is not UTF-8"
    case .openQuote: "a quotation mark is not closed"
    case .textAfterQuote:
      "text follows a closing quotation mark; double the marks inside a field"
    case .strayQuote:
      "a quotation mark stands inside a field that is not quoted; quote the field and double the mark"
    }
  }
}
