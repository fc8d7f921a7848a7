import StrictText

/// Why a row has no result, and where.
package struct RowRefusal: Error, Equatable, Sendable {
  /// What is wrong.
  package enum Reason: Equatable, Sendable {
    /// The row cannot be split into fields.
    case unsplit(RowProblem)
    /// The row has more columns than are expected.
    case tooManyColumns(Int, expected: Int)
    /// The row has no column for the value or a unit, but so many others.
    case missingColumn(of: Int)
    /// The field is no UTF-8.
    case notUTF8
    /// The value and its units are no request that has an answer.
    case refused(RequestError)
  }

  /// The column, from 0.
  package var column: Int
  /// The byte of the row.
  package var offset: Int
  /// What is wrong.
  package var reason: Reason
}
