/// The reason why a decTest file cannot be read, with file, line and column.
public struct DecTestError: Error, Hashable, Sendable {
  /// The kind of problem.
  public enum Problem: Hashable, Sendable {
    /// A quote that is not closed on its line.
    case unclosedQuote
    /// Text directly after a closing quote.
    case textAfterQuote
    /// A directive that the decTest format does not define.
    case unknownDirective(String)
    /// A directive without a value.
    case missingValue(directive: String)
    /// More than one value after a directive.
    case extraValue(directive: String)
    /// A value that the directive does not allow.
    case badValue(String, directive: String)
    /// A case that precedes a directive that the case needs.
    case missingDirective(String)
    /// A case without an operation.
    case missingOperation
    /// A case without `->`.
    case missingArrow
    /// Nothing after `->`.
    case missingResult
    /// A wrong number of operands for the operation.
    case operandCount(Int, operation: String, expected: Int)
    /// An operation that the decTest format does not define.
    case unknownOperation(String)
    /// An operand that is no numeric string, although the operation requires a number.
    case notANumber(String, operation: String)
    /// A word after the result that is no condition.
    case unknownCondition(String)
    /// Bytes that are not UTF-8.
    case notUnicode
  }

  /// The name of the file.
  public let file: String
  /// The line, counted from 1.
  public let line: Int
  /// The column in bytes, counted from 1.
  public let column: Int
  /// The kind of problem.
  public let problem: Problem
}

extension DecTestError: CustomStringConvertible {
  /// The error as `file:line:column: problem`.
  public var description: String { "\(file):\(line):\(column): \(problem)" }
}

extension DecTestError.Problem: CustomStringConvertible {
  /// The problem in words.
  public var description: String {
    switch self {
    case .unclosedQuote: "the quote is not closed on this line"
    case .textAfterQuote: "text directly after a closing quote"
    case .unknownDirective(let name): "unknown directive '\(name)'"
    case .missingValue(let directive): "directive '\(directive)' has no value"
    case .extraValue(let directive): "directive '\(directive)' has more than one value"
    case .badValue(let value, let directive): "bad value '\(value)' of directive '\(directive)'"
    case .missingDirective(let name): "directive '\(name)' is missing before the first case"
    case .missingOperation: "a case needs an identifier and an operation"
    case .missingArrow: "'->' is missing"
    case .missingResult: "no result after '->'"
    case .operandCount(let count, let operation, let expected):
      "operation '\(operation)' has \(count) operands here, not \(expected)"
    case .unknownOperation(let name): "unknown operation '\(name)'"
    case .notANumber(let text, let operation):
      "operand '\(Self.beginning(of: text))' of operation '\(operation)' is no number"
    case .unknownCondition(let name): "unknown condition '\(name)'"
    case .notUnicode: "bytes that are not UTF-8"
    }
  }

  /// Returns the first 40 bytes of `text`, because an operand may have a million digits.
  private static func beginning(of text: String) -> String {
    text.utf8.count > 40 ? String(decoding: text.utf8.prefix(40), as: UTF8.self) + "…" : text
  }
}
