/// What becomes of a row that has no result.
package enum RowErrorPolicy: String, CaseIterable, Sendable {
  /// Ends there; the rows before are written.
  case stop
  /// Writes the error in the row's place.
  case keep
  /// Leaves the row out.
  case skip
}
