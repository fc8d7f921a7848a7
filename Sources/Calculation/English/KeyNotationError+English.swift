import MeasureText

extension KeyNotationError: CustomStringConvertible {
  public var description: String { english }

  /// The error as an English sentence, without a capital and a full stop.
  public var english: String {
    let place = "(token \(number), byte \(offset))"
    switch reason {
    case .unknownKey:
      return "'\(token.excerpt)' is not a key \(place): "
        + "write numbers, + - * / % =, +/-, BS, C or AC, with blanks between them"
    case .numberTooLong:
      return "'\(token.excerpt)' has more than the \(TypedNumber.digitLimit) digits of the display "
        + "\(place): an expression takes more"
    }
  }
}
