import StrictText

/// A row of a table of claims.
package struct ClaimRow: Equatable, Sendable {
  /// The line on which the row begins, counted from 1.
  package let line: Int
  /// The fields by column, as written.
  package let fields: [ClaimColumn: String]
  /// The claim, or the problem of the row that prevents one.
  package let claim: Result<Claim, ClaimProblem>
}

/// A table of claims, read by a ``ClaimReader``.
package struct ClaimTable: Equatable, Sendable {
  /// The rows in the order of the table; a row with a problem does not affect other rows.
  package let rows: [ClaimRow]

  /// The claims of the rows without a problem.
  package var claims: [Claim] { rows.compactMap { try? $0.claim.get() } }

  /// Reads a whole table.
  ///
  /// - Throws: the errors of ``ClaimReader/next()``.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ bytes: [UInt8]) throws(ClaimTableError) {
    var reader = ClaimReader()
    reader.append(bytes)
    reader.end()
    var rows: [ClaimRow] = []
    while let row = try reader.next() { rows.append(row) }
    self.rows = rows
  }
}

extension ClaimRow {
  /// Creates a row from its fields in the order of the columns.
  init(_ row: RowReader.Row, _ columns: [ClaimColumn]) {
    let fields = Dictionary(zip(columns, row.fields), uniquingKeysWith: { first, _ in first })
    line = row.line
    self.fields = fields
    claim = Result { () throws(ClaimProblem) in
      if let problem = row.problem {
        let column = problem.field < columns.count ? columns[problem.field] : nil
        throw ClaimProblem(column, .row(problem.reason))
      }
      let fewest = (columns.lastIndex { ClaimColumn.required.contains($0) } ?? 0) + 1
      let count = row.fields.count
      guard (fewest...columns.count).contains(count) else {
        throw ClaimProblem(
          count < fewest ? columns[count] : nil, .fieldCount(count, expected: fewest))
      }
      return try Claim(line: row.line, fields)
    }
  }
}
