import StrictText

extension RowConverter {
  /// Converts the rows of a piece; with the policy `stop` up to the first row without a result.
  package mutating func convert(_ piece: inout RowPiece, policy: RowErrorPolicy, appends: Bool) {
    let input = piece.input
    input.withUnsafeBufferPointer { bytes in
      var ends = RowEnds(RowRules(piece.output.format))
      var start = 0
      while let end = ends.next(in: bytes, isComplete: true) {
        let row = UnsafeBufferPointer(rebasing: bytes[start..<end]).withoutLineEnd
        let goesOn = convert(row, at: start, of: &piece, policy: policy, appends: appends)
        piece.rows += 1
        start = end
        if !goesOn { return }
      }
    }
  }

  /// Converts a row, and returns whether the conversion continues with the following rows.
  private mutating func convert(
    _ row: UnsafeBufferPointer<UInt8>, at start: Int, of piece: inout RowPiece,
    policy: RowErrorPolicy, appends: Bool
  ) -> Bool {
    // A blank row has no result and no error.
    if RowFormat.mayBeBlank(from: row.first), isBlank(row) {
      if appends && !row.isEmpty {
        writeFields(of: row, to: &piece.output)
        piece.output.separate()
      }
      piece.output.end()
      piece.blank += 1
      return true
    }
    do throws(RowRefusal) {
      try convert(row, appending: appends, to: &piece.output)
      piece.output.end()
      return true
    } catch {
      piece.failed += 1
      if piece.failures.count < RowPiece.failureLimit {
        piece.failures.append(
          RowPiece.FailedRow(row: piece.rows, start: start, refusal: error))
      }
      switch policy {
      case .stop: return false
      case .skip: return true
      case .keep:
        if appends { writeFields(of: row, to: &piece.output) }
        piece.output.write(error: wording.sentence(error.reason))
        piece.output.end()
        return true
      }
    }
  }
}
