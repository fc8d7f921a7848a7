import MeasureText
import StrictText

/// The reason why a whole table of claims cannot be read, with the line.
package struct ClaimTableError: Error, Equatable, Sendable {
  /// The line, counted from 1.
  package var line: Int
  /// The kind of problem.
  package var problem: Problem

  init(line: Int, _ problem: Problem) {
    self.line = line
    self.problem = problem
  }

  /// The kind of problem of a table.
  package enum Problem: Equatable, Sendable {
    case notUTF8
    case noRows
    case unreadableHeader(RowProblem)
    case missingColumn(ClaimColumn)
    case repeatedColumn(ClaimColumn)
    case unknownColumn(String)
  }
}

extension ClaimTableError: CustomStringConvertible {
  /// The problem as text, with the line and the remedy.
  package var description: String { "line \(line): \(problem)" }
}

extension ClaimTableError.Problem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .notUTF8: "the table is not UTF-8"
    case .noRows: "no rows; expected \(ClaimColumn.list)"
    case .unreadableHeader(let reason): "the names of the columns: \(reason)"
    case .missingColumn(let column):
      "no column '\(column.rawValue)'; expected \(ClaimColumn.list)"
    case .repeatedColumn(let column): "the column '\(column.rawValue)' stands twice"
    case .unknownColumn(let name):
      "unknown column '\(name.excerpt)'; expected \(ClaimColumn.list)"
    }
  }
}
