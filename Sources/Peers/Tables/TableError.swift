import Wording

/// The reason why a table of units, or our map of it, cannot be read, with the place.
package struct TableError: Error, Hashable, Sendable {
  /// The name of the file, without its folder.
  package var file: String
  /// The line, counted from 1.
  package var line: Int
  /// The column in bytes, counted from 1.
  package var column: Int
  /// The kind of problem.
  package var problem: TableProblem

  /// Creates an error at a place.
  package init(file: String, line: Int, column: Int = 1, _ problem: TableProblem) {
    self.file = file
    self.line = line
    self.column = column
    self.problem = problem
  }
}

/// A problem with the form of a table.
package enum TableProblem: Hashable, Sendable {
  case notUTF8
  case lineTooLong
  case missingEqualsSign
  case missingName
  case missingDefinition
  case unclosedBlock(String)
  case unopenedBlock(String)
  case unexpected(String)
  case unexpectedEnd
  case nestedTooDeep
  case unreadableNumber(String)
  case unknownDirective(String)
  case missingAttribute(String)
  case missingFile(String)
  case fieldCount(Int, expected: Int)
  case repeated(String)
  case noDefinitions
}

extension TableError: CustomStringConvertible {
  /// The error as a text such as `default_en.txt, line 12, column 7: unexpected ')'`.
  package var description: String { "\(file), line \(line), column \(column): \(problem)" }
}

extension TableProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notUTF8: "the file is not UTF-8"
    case .lineTooLong: "the line is longer than \(TableLimits.lineLength) bytes"
    case .missingEqualsSign: "expected '=' after a name"
    case .missingName: "expected a name"
    case .missingDefinition: "expected a definition"
    case .unclosedBlock(let name): "'\(name)' is not closed"
    case .unopenedBlock(let name): "'\(name)' closes nothing"
    case .unexpected(let text): "unexpected '\(text)'"
    case .unexpectedEnd: "the definition ends too early"
    case .nestedTooDeep: "parentheses are nested deeper than \(TableLimits.nesting)"
    case .unreadableNumber(let text): "unreadable number '\(text)'"
    case .unknownDirective(let name): "unknown directive '\(name)'"
    case .missingAttribute(let name): "expected the attribute '\(name)'"
    case .missingFile(let name): "there is no file '\(name)' beside it"
    case .fieldCount(let count, let expected):
      "\(count.counted("field")) where \(expected.counted("is", "are")) expected"
    case .repeated(let name): "'\(name)' stands twice"
    case .noDefinitions: "no definitions"
    }
  }
}

/// Limits on the work that a table of unknown origin can cause.
enum TableLimits {
  /// The largest number of bytes of a line with its continuations.
  static let lineLength = 16_384
  /// The largest depth of parentheses and signs in a definition.
  static let nesting = 16
  /// The largest depth of nested evaluations, which bounds the stack.
  static let depth = 400
  /// The largest number of bits of a numerator or denominator, far beyond any unit.
  static let width = 4_096
  /// The largest magnitude of a power of ten, and of the exponent of a dimension or a number.
  static let exponent = 2_000
  /// The largest magnitude of the exponent of π; formulas of physics contain up to π⁵.
  static let piPower = 20
  /// The largest magnitude of an exponent in an expression.
  static let power = 99
}
