/// Why a table of claims cannot be read, with the line.
public struct ClaimTableError: Error, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// What is wrong there.
  public var problem: Problem

  init(line: Int, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// What can be wrong with a table.
  public enum Problem: Hashable, Sendable {
    case notUTF8
    case openQuote
    case textAfterQuote
    case noRows
    case missingColumn(String)
    case repeatedColumn(String)
    case unknownColumn(String)
    case fieldCount(Int, expected: Int)
    case unknownMode(String)
    case unreadableDigits(String)
  }
}

extension ClaimTableError: CustomStringConvertible {
  /// The line, what is wrong, and how to mend it.
  public var description: String { "line \(line): \(problem)" }
}

extension ClaimTableError.Problem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .notUTF8: "the table is not UTF-8"
    case .openQuote: "a quotation mark is not closed"
    case .textAfterQuote: "text follows a closing quotation mark; double the marks inside a field"
    case .noRows: "no rows; expected \(ClaimTable.columnList)"
    case .missingColumn(let name): "no column '\(name)'; expected \(ClaimTable.columnList)"
    case .repeatedColumn(let name): "the column '\(name)' stands twice"
    case .unknownColumn(let name): "unknown column '\(name)'; expected \(ClaimTable.columnList)"
    case .fieldCount(let count, let expected): "\(count) fields where \(expected) are expected"
    case .unknownMode(let text):
      "unknown rounding mode '\(text)'; expected \(ClaimTable.modeList)"
    case .unreadableDigits(let text): "digits must be 1…100000, not '\(text)'"
    }
  }
}
