/// Rows of text in columns two spaces apart.
struct TextTable {
  enum Alignment {
    case left
    case right
  }

  var rows: [[String]]
  var alignments: [Alignment]

  /// The lines, without white space at their ends.
  var text: String {
    let widths = alignments.indices.map { column in
      rows.map { $0[column].count }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let isLast = column == row.count - 1
        switch alignments[column] {
        case .left: line += cell + (isLast ? "" : padding + "  ")
        case .right: line += padding + cell + (isLast ? "" : "  ")
        }
      }
      return line
    }.joined(separator: "\n")
  }
}
