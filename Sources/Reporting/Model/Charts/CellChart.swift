import Wording

/// A map of cells with the number of hits of the least-hit cell in each field.
package struct CellChart: Codable, Sendable, Equatable {
  /// The title, which also names the numbers: `least hits`.
  package var title: String
  /// The labels of the columns.
  package var columns: [String]
  /// The rows.
  package var rows: [Row]
  /// The required number of hits of each cell.
  package var required: Int

  /// Creates a chart from its rows.
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
    /// The label of the row.
    package var label: String
    /// The fields, one for each column.
    package var fields: [Field]

    /// Creates a row from its fields.
    package init(_ label: String, _ fields: [Field]) {
      self.label = label
      self.fields = fields
    }
  }

  /// The cells at the intersection of a row and a column.
  package struct Field: Codable, Sendable, Equatable {
    /// The number of cells that can be hit.
    package var reachable: Int
    /// The number of cells that were hit.
    package var met: Int
    /// The hits of the least-hit cell among those that can be hit.
    package var least: Int

    /// Creates a field from its counts.
    package init(reachable: Int, met: Int, least: Int) {
      self.reachable = reachable
      self.met = met
      self.least = least
    }

    /// The least number of hits; a dash if no cell can be hit.
    var text: String { reachable == 0 ? "–" : String(least) }
  }

  /// Returns the level of a field's hits relative to the required number r; `nil` if no cell can be
  /// hit.
  ///
  /// Level 0 means fewer than r hits. Level n from 1 to 3 means at least 2ⁿ⁻¹ · r and less
  /// than 2ⁿ · r hits. Level 4 means at least 8 · r hits.
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
