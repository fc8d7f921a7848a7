import Conformance

/// Splits rows of a batch, and reads the whole as a table of claims.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    let row = UnsafeBufferPointer(rebasing: line)
    for format in RowFormat.allCases { split(row, format) }
  }
  let lines = 1 + bytes.count { $0 == UInt8(ascii: "\n") }
  do throws(ClaimTableError) {
    let table = try ClaimTable(Array(bytes))
    precondition(table.rows.count <= lines, "more rows than lines")
    for row in table.rows { precondition((1...lines).contains(row.line), "a row too far") }
  } catch {
    precondition(!"\(error)".isEmpty, "an error says nothing")
  }
  return 0
}

/// Fields lie in their row, and those of CSV give the row when they are quoted again.
private func split(_ row: UnsafeBufferPointer<UInt8>, _ format: RowFormat) {
  var fields = RowFields(format)
  do throws(RowFields.Problem) {
    try fields.split(row)
  } catch {
    precondition(format == .csv, "a row of TSV is refused")
    precondition((0..<max(row.count, 1)).contains(error.offset), "an error lies outside the row")
    return
  }
  var joined: [UInt8] = []
  for (index, field) in fields.fields.enumerated() {
    precondition(
      0 <= field.start && field.start <= field.end && field.end <= row.count,
      "a field lies outside the row")
    if index > 0 { joined.append(format.separator) }
    let isQuoted = field.start > 0 && format == .csv && row[field.start - 1] == UInt8(ascii: "\"")
    if isQuoted { joined.append(UInt8(ascii: "\"")) }
    for byte in fields.bytes(field, of: row) {
      if byte == UInt8(ascii: "\""), isQuoted { joined.append(byte) }
      joined.append(byte)
    }
    if isQuoted { joined.append(UInt8(ascii: "\"")) }
  }
  precondition(joined.elementsEqual(row), "fields put together are not the row")
}
