import MeasureText

/// Why a text is no expression or has no value, and where.
///
/// An error is a value: ``Reason/identifier`` says which sentence it is, its arguments what stands in
/// the sentence, and ``english`` is the sentence in English.
public struct ExpressionError: Error, Equatable, Sendable {
  /// What is wrong.
  public var reason: Reason
  /// How many bytes of UTF-8 stand before the place; the length of the text for its end.
  public var offset: Int
  /// How many characters (Unicode scalars) stand before the place, and 1; a malformed byte counts
  /// as one.
  public var column: Int

  /// The most parentheses, signs and powers inside one another.
  public static var depthLimit: Int { 1_000 }

  /// What can be wrong.
  public enum Reason: Equatable, Sendable {
    /// Nothing but white space.
    case empty
    /// A number that cannot be read.
    case number(ReadingError.Reason)
    /// A character that no expression has.
    case unexpected(Unicode.Scalar)
    /// A word: expressions have no units.
    case word
    /// The beginning of a hexadecimal number, `0x10`, which could be read as 0 × 10.
    case hexadecimal
    /// An operator, a parenthesis or the end of the text where a number must stand.
    case missingOperand
    /// A number or a parenthesis directly behind another value.
    case missingOperator
    /// A parenthesis that nothing closes.
    case unclosedParenthesis
    /// A closing parenthesis without an opening one.
    case unopenedParenthesis
    /// More parentheses, signs and powers inside one another than the limit.
    case tooDeep(limit: Int)
    /// An operation without a value; the place is that of its operator.
    case operation(CalculationError)

    /// The word for the kind of error, which stays from version to version.
    public var identifier: String {
      switch self {
      case .empty: "empty"
      case .number: "number"
      case .unexpected: "unexpected"
      case .word: "word"
      case .hexadecimal: "hexadecimal"
      case .missingOperand: "missingOperand"
      case .missingOperator: "missingOperator"
      case .unclosedParenthesis: "unclosedParenthesis"
      case .unopenedParenthesis: "unopenedParenthesis"
      case .tooDeep: "tooDeep"
      case .operation(let error): error.identifier
      }
    }
  }

  /// An error whose column is counted when it leaves the reader.
  @usableFromInline
  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
    column = 0
  }

  /// The error with its column.
  @usableFromInline
  package func located(in text: UnsafeBufferPointer<UInt8>) -> ExpressionError {
    var error = self
    error.column = ReadingError(reason: .empty, offset: offset, column: 0).located(in: text).column
    return error
  }
}
