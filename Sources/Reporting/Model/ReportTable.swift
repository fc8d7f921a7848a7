import Wording

/// Rows of text under titled columns; every row has a cell for every column.
package struct ReportTable: Sendable, Equatable {
  /// The alignment of the text in a column.
  package enum Alignment: String, Codable, Sendable {
    /// For words.
    case left
    /// For numbers.
    case right
  }

  /// A column's title and alignment.
  package struct Column: Codable, Sendable, Equatable {
    /// The title.
    package var title: String
    /// The alignment of the column's text.
    package var alignment: Alignment

    /// Creates a column.
    package init(_ title: String, _ alignment: Alignment = .left) {
      self.title = title
      self.alignment = alignment
    }
  }

  /// One row.
  package struct Row: Codable, Sendable, Equatable {
    /// The text of each column.
    package var cells: [String]
    /// Whether the row sums up other rows.
    package var isSummary: Bool
    /// The verdict of the row; `nil` if it judges nothing.
    package var verdict: ReportVerdict?

    /// Creates a row from its cells.
    package init(_ cells: [String], isSummary: Bool = false, verdict: ReportVerdict? = nil) {
      self.cells = cells
      self.isSummary = isSummary
      self.verdict = verdict
    }
  }

  /// The caption, if the section's title does not suffice.
  package var caption: String?
  /// The columns.
  package let columns: [Column]
  /// The rows.
  package private(set) var rows: [Row]

  /// Creates a table from its rows.
  ///
  /// - Precondition: there is at least one column, and every row has a cell for each column.
  package init(caption: String? = nil, columns: [Column], rows: [Row] = []) {
    precondition(!columns.isEmpty, "a table needs a column")
    self.caption = caption
    self.columns = columns
    self.rows = []
    for row in rows { append(row) }
  }

  /// Appends a row.
  ///
  /// - Precondition: the row has a cell for each column.
  package mutating func append(_ row: Row) {
    precondition(row.cells.count == columns.count, "a row needs a cell for every column")
    rows.append(row)
  }

  /// Whether the table has a column for the verdicts of rows.
  var hasVerdicts: Bool { rows.contains { $0.verdict != nil } }
}

extension ReportTable: Codable {
  private enum Key: String, CodingKey {
    case caption
    case columns
    case rows
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    caption = try container.decodeIfPresent(String.self, forKey: .caption)
    columns = try container.decode([Column].self, forKey: .columns)
    rows = try container.decode([Row].self, forKey: .rows)
    if columns.isEmpty {
      throw DecodingError.dataCorruptedError(
        forKey: .columns, in: container, debugDescription: "a table needs a column")
    }
    for (index, row) in rows.enumerated() where row.cells.count != columns.count {
      throw DecodingError.dataCorruptedError(
        forKey: .rows, in: container,
        debugDescription: "row \(index) has \(row.cells.count.counted("cell")) for "
          + columns.count.counted("column"))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(caption, forKey: .caption)
    try container.encode(columns, forKey: .columns)
    try container.encode(rows, forKey: .rows)
  }
}
