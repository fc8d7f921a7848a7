import Wording

/// How often each kind of case was met: a map of cells, coloured by the least met of each.
package struct CellChart: Codable, Sendable, Equatable {
  /// What was met, and what the numbers are: `least hits`.
  package var title: String
  /// What a column stands for.
  package var columns: [String]
  /// The rows.
  package var rows: [Row]
  /// How often each cell must be met.
  package var required: Int

  /// A chart from its rows.
  ///
  /// - Precondition: every row has a field for every column.
  package init(title: String, columns: [String], rows: [Row], required: Int) {
    precondition(
      rows.allSatisfy { $0.fields.count == columns.count }, "a row needs a field for every column")
    self.title = title
    self.columns = columns
    self.rows = rows
    self.required = required
  }

  /// A row of fields.
  package struct Row: Codable, Sendable, Equatable {
    /// What the row stands for.
    package var label: String
    /// One for each column.
    package var fields: [Field]

    /// A row from its fields.
    package init(_ label: String, _ fields: [Field]) {
      self.label = label
      self.fields = fields
    }
  }

  /// The cells where a row and a column meet.
  package struct Field: Codable, Sendable, Equatable {
    /// How many of them can be met.
    package var reachable: Int
    /// How many were met.
    package var met: Int
    /// The hits of the least met of those that can be.
    package var least: Int

    /// A field from its counts.
    package init(reachable: Int, met: Int, least: Int) {
      self.reachable = reachable
      self.met = met
      self.least = least
    }

    /// The least hits; a dash where no cell can be met.
    var text: String { reachable == 0 ? "–" : String(least) }
  }

  /// How often a field was met beside what is required: 0 too seldom, 1 once to twice as often, then twice to four
  /// times, and so on up to 4; `nil` where no cell can be met.
  func heat(_ field: Field) -> Int? {
    if field.reachable == 0 { return nil }
    var heat = 0
    var bound = max(1, required)
    while heat < 4 && field.least >= bound {
      heat += 1
      bound = bound.multipliedReportingOverflow(by: 2).partialValue
    }
    return heat
  }
}

extension CellChart {
  private enum Key: String, CodingKey { case title, columns, rows, required }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let columns = try container.decode([String].self, forKey: .columns)
    let rows = try container.decode([Row].self, forKey: .rows)
    for (number, row) in rows.enumerated() where row.fields.count != columns.count {
      throw DecodingError.dataCorruptedError(
        forKey: .rows, in: container,
        debugDescription:
          "row \(number) has \(row.fields.count.counted("field")) for "
          + columns.count.counted("column"))
    }
    self.init(
      title: try container.decode(String.self, forKey: .title), columns: columns, rows: rows,
      required: try container.decode(Int.self, forKey: .required))
  }
}
