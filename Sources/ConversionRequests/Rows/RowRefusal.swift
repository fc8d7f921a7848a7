import StrictText

/// The reason why a row has no result, and the place.
package struct RowRefusal: Error, Equatable, Sendable {
  /// The faults of a row.
  package enum Reason: Equatable, Sendable {
    /// The row cannot be split into fields.
    case unsplit(RowProblem)
    /// The row has more columns than expected.
    case tooManyColumns(Int, expected: Int)
    /// The row has fewer columns than the value and its units need.
    case missingColumn(of: Int)
    /// The field is not UTF-8.
    case notUTF8
    /// The value and its units are a request without an answer.
    case refused(RequestError)
  }

  /// The column, counted from 0.
  package var column: Int
  /// The offset in bytes of the row.
  package var offset: Int
  /// The reason why the row has no result.
  package var reason: Reason
}
