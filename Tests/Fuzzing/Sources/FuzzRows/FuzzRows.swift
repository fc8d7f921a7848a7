import Peers

/// For each way to split rows, what splits them: made once, as in a batch.
nonisolated(unsafe) private var splitters = RowFormat.allCases.map { RowFields(RowRules($0)) }

/// Splits rows of a batch, and reads the whole as a table of claims.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
    let row = UnsafeBufferPointer(rebasing: line)
    for index in splitters.indices { split(row, by: &splitters[index]) }
  }
  checkClaims(Array(bytes))
  return 0
}

/// A row of the table is a line of the text, and line ends of both kinds are read alike.
private func checkClaims(_ bytes: [UInt8]) {
  let newline = UInt8(ascii: "\n")
  let lines = 1 + bytes.count { $0 == newline }
  let table: Result<ClaimTable, ClaimTableError> = Result { () throws(ClaimTableError) in
    try ClaimTable(bytes)
  }
  switch table {
  case .success(let table):
    precondition(table.rows.count <= lines, "more rows than lines")
    for row in table.rows { precondition((1...lines).contains(row.line), "a row too far") }
  case .failure(let error):
    precondition((1...lines).contains(error.line), "an error lies outside the table")
    precondition(!"\(error)".isEmpty, "an error says nothing")
  }
  // In quotation marks a line end is text, and kept as it is.
  if bytes.contains(UInt8(ascii: "\"")) || bytes.contains(UInt8(ascii: "\r")) { return }
  let other = Result { () throws(ClaimTableError) in
    try ClaimTable(bytes.flatMap { $0 == newline ? [UInt8(ascii: "\r"), newline] : [$0] })
  }
  precondition(other == table, "the kind of line end changes the table")
}

/// Fields lie in their row, and those of CSV give the row when they are quoted again.
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
