import MeasureText

/// The reason why a text is no expression or has no value, and the place of the fault.
///
/// The error carries no sentence: ``Reason/identifier`` names the reason, the arguments of the
/// reason hold its data, and ``english`` is the English sentence.
public struct ExpressionError: Error, Equatable, Sendable {
  /// The kind of fault, with its data.
  public var reason: Reason
  /// The number of UTF-8 bytes in front of the fault.
  public var offset: Int
  /// The ordinal, from 1, of the character (Unicode scalar) at the fault.
  ///
  /// A malformed byte counts as one character.
  public var column: Int

  /// The greatest depth of nested parentheses, signs and powers.
  public static var depthLimit: Int { 1_000 }

  /// The faults of an expression.
  public enum Reason: Equatable, Sendable {
    /// The text is empty or white space.
    case empty
    /// A number is malformed or exceeds the limits.
    case number(ReadingError.Reason)
    /// A character occurs that no expression contains.
    case unexpected(Unicode.Scalar)
    /// A word occurs; expressions have neither units nor functions.
    case word
    /// A hexadecimal number such as `0x10` begins; with `x` as a multiplication sign, the text
    /// would be 0 × 10.
    case hexadecimal
    /// An operator, a closing parenthesis or the end of the text occurs in place of an operand.
    case missingOperand
    /// A number or an opening parenthesis follows a value without an operator.
    case missingOperator
    /// An opening parenthesis is not closed.
    case unclosedParenthesis
    /// A closing parenthesis has no opening one.
    case unopenedParenthesis
    /// Parentheses, signs and powers are nested more deeply than ``ExpressionError/depthLimit``.
    case tooDeep(limit: Int)
    /// An operation has no value; the place is the operator.
    case operation(CalculationError)

    /// The stable identifier of the reason; ``CalculationError/identifier`` for an operation.
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

  /// Creates an error whose column is 0 until ``located(in:)`` counts the characters.
  @usableFromInline
  package init(_ reason: Reason, at offset: Int) {
    self.reason = reason
    self.offset = offset
    column = 0
  }

  /// Returns the error with its column.
  @usableFromInline
  package func located(in text: UnsafeBufferPointer<UInt8>) -> ExpressionError {
    var error = self
    error.column = ReadingError(reason: .empty, offset: offset, column: 0).located(in: text).column
    return error
  }
}
