/// Whole rows of a batch, and what came of them.
struct BatchPiece {
  struct FailedRow {
    /// In the piece, from 0.
    var row: Int
    /// The place of the field in the piece.
    var offset: Int
    var column: Int
    var reason: String
  }

  var input: [UInt8] = []
  var output: RowOutput
  var rows = 0
  var failed = 0
  var blank = 0
  /// The first of the rows without a result.
  var failures: [FailedRow] = []

  /// So many failures are kept, which is as many as are shown.
  static let failureLimit = 10

  /// Forgets what was converted; the room for the output stays.
  mutating func begin(_ input: [UInt8]) {
    self.input = input
    output.clear()
    (rows, failed, blank) = (0, 0, 0)
    failures.removeAll()
  }
}
