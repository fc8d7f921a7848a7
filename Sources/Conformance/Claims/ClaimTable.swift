/// A row of a table of claims.
public struct ClaimRow: Equatable, Sendable {
  /// The line it begins on, from 1.
  public let line: Int
  /// What its columns hold, as written.
  public let fields: [ClaimColumn: String]
  /// The claim, or why the row makes none.
  public let claim: Result<Claim, ClaimProblem>
}

/// A table of claims: rows of value, from, to, claimed, and optionally mode and digits.
///
///     value	from	to	claimed	digits
///     5	mi	km	8.04672	7
///
/// Tabs or commas separate the columns. Where the first row names them, in any case of its letters, they may
/// stand in any order; else they have this order. A row may leave mode and digits empty, or end before them.
public struct ClaimTable: Equatable, Sendable {
  /// The rows in the order of the table: a bad one costs itself and no other.
  public let rows: [ClaimRow]

  /// The claims of the rows that make one.
  public var claims: [Claim] { rows.compactMap { try? $0.claim.get() } }

  /// Reads the whole of a table.
  ///
  /// - Throws: ``ClaimTableError`` if it has no rows or a header that cannot be followed. What is wrong with a
  ///   row is said there.
  /// - Complexity: O(*n*) for *n* bytes.
  public init(_ bytes: [UInt8]) throws(ClaimTableError) {
    // The byte order marks of UTF-16: every row would be bad, and none for a reason of its own.
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw ClaimTableError(line: 1, .notUTF8)
    }
    var rows = DelimitedText(bytes).rows[...]
    guard let first = rows.first else { throw ClaimTableError(line: 1, .noRows) }
    var columns = ClaimColumn.allCases
    let named = first.fields.compactMap(ClaimColumn.init(header:))
    if named.contains(where: { ClaimColumn.required.contains($0) }) {
      columns = try Self.columns(first)
      rows.removeFirst()
    }
    if rows.isEmpty { throw ClaimTableError(line: first.line, .noRows) }
    self.rows = rows.map { ClaimRow($0, columns) }
  }

  private static func columns(
    _ row: DelimitedText.Row
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

extension ClaimRow {
  fileprivate init(_ row: DelimitedText.Row, _ columns: [ClaimColumn]) {
    let fields = Dictionary(zip(columns, row.fields), uniquingKeysWith: { first, _ in first })
    line = row.line
    self.fields = fields
    claim = Result { () throws(ClaimProblem) in
      if let problem = row.problem {
        let column = problem.field < columns.count ? columns[problem.field] : nil
        throw ClaimProblem(column, problem.reason)
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
