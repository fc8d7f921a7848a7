/// The treatment of a row without a result.
package enum RowErrorPolicy: String, CaseIterable, Sendable {
  /// Ends the conversion; the rows before the failed row are written.
  case stop
  /// Writes the error in place of the result.
  case keep
  /// Leaves the row out.
  case skip
}
