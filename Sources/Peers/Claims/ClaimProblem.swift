import DecimalArithmetic
import MeasureText
import StrictText
import UnitConversion
import Wording

/// The reason why a row of a table contains no claim that can be judged.
package struct ClaimProblem: Error, Equatable, Sendable {
  /// The column; `nil` if the row has more fields than there are columns.
  package var column: ClaimColumn?
  /// The kind of problem.
  package var reason: Reason

  init(_ column: ClaimColumn?, _ reason: Reason) {
    self.column = column
    self.reason = reason
  }

  /// The kind of problem of a row.
  package enum Reason: Error, Equatable, Sendable {
    /// A row that cannot be split into fields.
    case row(RowProblem)
    case fieldCount(Int, expected: Int)
    case unknownMode(String)
    case unreadableDigits(String)
    /// A number or a unit name that cannot be read.
    case text(String, ReadingError)
    /// Two units between which no conversion exists.
    case conversion(ConversionError)
  }
}

extension ClaimProblem: CustomStringConvertible {
  /// The problem as text, with the column and the remedy.
  package var description: String {
    (column.map { "\($0.rawValue): " } ?? "") + reason.description
  }
}

extension ClaimProblem.Reason: CustomStringConvertible {
  package var description: String {
    switch self {
    case .row(let problem): problem.description
    case .fieldCount(let count, let expected):
      "\(count.counted("field")) where \(expected.counted("is", "are")) expected"
    case .unknownMode(let text):
      "unknown rounding mode '\(text)'; expected \(Self.modes)"
    case .unreadableDigits(let text): "must be 1…\(Claim.digitLimit), not '\(text)'"
    case .text(let text, let error): error.message(for: text)
    case .conversion(let error): error.description
    }
  }

  private static let modes = RoundingMode.allCases.map(\.rawValue).joined(separator: ", ")
}
