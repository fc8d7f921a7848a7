import StrictText

/// A reader of claims: rows of value, from, to, claimed, and optionally mode and digits.
///
///     value	from	to	claimed	digits
///     5	mi	km	8.04672	7
///
/// Tabs or commas separate the columns. A header row may name the columns in any order, without
/// regard to case. Without a header, the columns have the order above. Mode and digits may be
/// empty, or missing at the end of a row.
///
/// The text is appended in pieces. Each row is returned once, and the reader does not keep its
/// text:
///
///     var table = ClaimReader()
///     table.append(piece)
///     while let row = try table.next() { … }    // the complete rows of the pieces so far
///     table.end()                               // then the loop again, for the last row
///
/// - Complexity: O(*n*) for *n* bytes.
package struct ClaimReader {
  private var rows = RowReader()
  private var columns: [ClaimColumn]?
  /// Whether the beginning of the table was examined for a byte order mark.
  private var hasBegun = false
  /// The line of the first row.
  private var firstLine: Int?
  private var isComplete = false
  private var hasRows = false

  /// Creates a reader at the beginning of a table.
  package init() {}

  /// Appends the next bytes of the table.
  package mutating func append(_ bytes: [UInt8]) { rows.append(bytes) }

  /// Ends the table.
  package mutating func end() {
    isComplete = true
    rows.end()
  }

  /// Returns the next row; a row with a problem does not affect other rows.
  ///
  /// - Returns: `nil` if more bytes are needed, or at the end.
  /// - Throws: ``ClaimTableError`` if the table has no rows or an invalid header. A problem of one
  ///   row is stored in the row and not thrown.
  package mutating func next() throws(ClaimTableError) -> ClaimRow? {
    guard try begin() else { return nil }
    while let row = rows.next() {
      guard let columns else {
        firstLine = row.line
        let named = row.fields.compactMap(ClaimColumn.init(header:))
        let isHeader = named.contains { ClaimColumn.required.contains($0) }
        self.columns = isHeader ? try Self.columns(row) : ClaimColumn.allCases
        if isHeader { continue }
        hasRows = true
        return ClaimRow(row, ClaimColumn.allCases)
      }
      hasRows = true
      return ClaimRow(row, columns)
    }
    if isComplete && !hasRows { throw ClaimTableError(line: firstLine ?? 1, .noRows) }
    return nil
  }

  /// Skips a byte order mark.
  ///
  /// - Returns: whether enough bytes were present to recognize a byte order mark.
  private mutating func begin() throws(ClaimTableError) -> Bool {
    if hasBegun { return true }
    // Text in UTF-16 gets an error of its own; otherwise every row would have a misleading error.
    for mark: [UInt8] in [[0xFE, 0xFF], [0xFF, 0xFE]] {
      guard let isMark = rows.starts(with: mark) else { return false }
      if isMark { throw ClaimTableError(line: 1, .notUTF8) }
    }
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    guard let isMark = rows.starts(with: mark) else { return false }
    if isMark { rows.dropFirst(mark.count) }
    hasBegun = true
    return true
  }

  private static func columns(
    _ row: RowReader.Row
  ) throws(ClaimTableError) -> [ClaimColumn] {
    if let problem = row.problem {
      throw ClaimTableError(line: row.line, .unreadableHeader(problem.reason))
    }
    var columns: [ClaimColumn] = []
    for name in row.fields {
      guard let column = ClaimColumn(header: name) else {
        throw ClaimTableError(line: row.line, .unknownColumn(name))
      }
      if columns.contains(column) {
        throw ClaimTableError(line: row.line, .repeatedColumn(column))
      }
      columns.append(column)
    }
    for column in ClaimColumn.required where !columns.contains(column) {
      throw ClaimTableError(line: row.line, .missingColumn(column))
    }
    return columns
  }
}
