import LinkedText

/// The splitters of rows, one for each format; each is reused for all rows, as in a batch.
nonisolated(unsafe) private var splitters = RowFormat.allCases.map { RowFields(RowRules($0)) }

/// Splits the rows of a batch, and reads the whole input as one table.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    let row = UnsafeBufferPointer(rebasing: line)
    for index in splitters.indices { split(row, by: &splitters[index]) }
  }
  checkTable(Array(bytes))
  return 0
}

/// Checks that each row of a table has a line of the text, and that LF and CRLF give equal rows.
private func checkTable(_ bytes: [UInt8]) {
  let newline = UInt8(ascii: "\n")
  let lines = 1 + bytes.count { $0 == newline }
  let rows = tableRows(bytes)
  precondition(rows.count <= lines, "more rows than lines")
  for row in rows { precondition((1...lines).contains(row.line), "a row too far") }
  // A line end between quotation marks is text and remains unchanged.
  if bytes.contains(UInt8(ascii: "\"")) || bytes.contains(UInt8(ascii: "\r")) { return }
  let other = bytes.flatMap { $0 == newline ? [UInt8(ascii: "\r"), newline] : [$0] }
  precondition(tableRows(other) == rows, "the kind of line end changes the table")
}

/// Returns the rows of a text.
private func tableRows(_ bytes: [UInt8]) -> [RowReader.Row] {
  var reader = RowReader()
  reader.append(bytes)
  reader.end()
  var rows: [RowReader.Row] = []
  while let row = reader.next() { rows.append(row) }
  return rows
}

/// Checks that fields lie within their row, and that joining the fields as CSV restores the row.
private func split(_ row: UnsafeBufferPointer<UInt8>, by fields: inout RowFields) {
  let isCSV = fields.rules.format == .csv
  let quote = UInt8(ascii: "\"")
  do throws(RowFields.Problem) {
    try fields.split(row)
  } catch {
    precondition(isCSV, "a row of TSV is refused")
    precondition((0..<max(row.count, 1)).contains(error.offset), "an error lies outside the row")
    return
  }
  var joined: [UInt8] = []
  joined.reserveCapacity(row.count)
  for (index, field) in fields.fields.enumerated() {
    precondition(
      0 <= field.start && field.start <= field.end && field.end <= row.count,
      "a field lies outside the row")
    if index > 0 { joined.append(fields.rules.format.separator) }
    let isQuoted = field.start > 0 && isCSV && row[field.start - 1] == quote
    if isQuoted { joined.append(quote) }
    for byte in fields.bytes(field, of: row) {
      if byte == quote, isQuoted { joined.append(byte) }
      joined.append(byte)
    }
    if isQuoted { joined.append(quote) }
  }
  precondition(joined.elementsEqual(row), "fields put together are not the row")
}
