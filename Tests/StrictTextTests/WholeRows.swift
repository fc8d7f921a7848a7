import StrictText

/// Returns the fields of the rows of a whole text.
///
/// A refused row has one field: the index of the field in error, its byte offset and the reason.
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
