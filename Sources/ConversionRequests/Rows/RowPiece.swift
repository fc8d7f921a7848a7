import StrictText

/// Complete rows, and the results of their conversion.
package struct RowPiece {
  /// A row without a result.
  package struct FailedRow: Sendable {
    /// The row in the piece, counted from 0.
    package var row: Int
    /// The offset of the row in the piece, in bytes.
    package var start: Int
    package var refusal: RowRefusal
  }

  package var input: [UInt8] = []
  package var output: RowOutput
  package var rows = 0
  package var failed = 0
  package var blank = 0
  /// The first rows without a result, at most ``failureLimit``.
  package var failures: [FailedRow] = []

  /// The number of failures that are kept, and shown.
  package static let failureLimit = 10

  /// Creates a piece without rows.
  package init(_ format: RowFormat) { output = RowOutput(format) }

  /// Begins a new input; keeps the memory of the output.
  package mutating func begin(_ input: [UInt8]) {
    self.input = input
    output.clear()
    (rows, failed, blank) = (0, 0, 0)
    failures.removeAll()
  }
}
