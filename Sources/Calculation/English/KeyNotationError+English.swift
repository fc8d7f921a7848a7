import MeasureText

extension KeyNotationError: CustomStringConvertible {
  public var description: String { english }

  /// The error as a sentence, without a capital and a full stop.
  public var english: String {
    "'\(token.excerpt)' is not a key (token \(number), byte \(offset)): "
      + "write numbers, + - * / % =, +/-, BS, C or AC, with blanks between them"
  }
}
