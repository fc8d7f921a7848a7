/// Rows of text in columns two spaces apart.
package struct TextTable {
  /// The alignment of a column.
  package enum Alignment: Sendable {
    /// The alignment of words.
    case left
    /// The alignment of numbers.
    case right
  }

  package var rows: [[String]]
  package var alignments: [Alignment]

  package init(rows: [[String]], alignments: [Alignment]) {
    self.rows = rows
    self.alignments = alignments
  }

  /// The lines, without spaces at their ends.
  package var lines: [String] {
    let widths = alignments.indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        if column > 0 { line += "  " }
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        line += alignments[column] == .left ? cell + padding : padding + cell
      }
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// The lines as one text.
  package var text: String { lines.joined(separator: "\n") }
}
