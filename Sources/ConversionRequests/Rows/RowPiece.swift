import StrictText

/// Whole rows, and what came of them.
package struct RowPiece {
  /// A row without a result.
  package struct FailedRow: Sendable {
    /// In the piece, from 0.
    package var row: Int
    /// The byte of the piece at which the row begins.
    package var start: Int
    package var refusal: RowRefusal
  }

  package var input: [UInt8] = []
  package var output: RowOutput
  package var rows = 0
  package var failed = 0
  package var blank = 0
  /// The first of the rows without a result.
  package var failures: [FailedRow] = []

  /// So many failures are kept, which is as many as are shown.
  package static let failureLimit = 10

  /// No rows, of a format.
  package init(_ format: RowFormat) { output = RowOutput(format) }

  /// Forgets what was converted; the room for the output stays.
  package mutating func begin(_ input: [UInt8]) {
    self.input = input
    output.clear()
    (rows, failed, blank) = (0, 0, 0)
    failures.removeAll()
  }
}
