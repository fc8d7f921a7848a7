import StrictText

/// Returns the rows of a whole text.
///
/// For a refused row, it returns the number of the field, the place and the reason.
func wholeRows(_ bytes: [UInt8], _ rules: RowRules) -> [[String]] {
  bytes.withUnsafeBufferPointer { bytes in
    var ends = RowEnds(rules)
    var fields = RowFields(rules)
    var rows: [[String]] = []
    var start = 0
    while let end = ends.next(in: bytes, isComplete: true) {
      let row = UnsafeBufferPointer(rebasing: bytes[start..<end]).withoutLineEnd
      start = end
      do throws(RowFields.Problem) { try fields.split(row) } catch {
        rows.append(["\(error.field), \(error.offset): \(error.reason)"])
        continue
      }
      rows.append(fields.fields.map { fields.text($0, of: row) })
    }
    return rows
  }
}
