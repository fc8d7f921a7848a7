import Wording

/// A table that scrolls horizontally if the page is too narrow.
enum HTMLTable {
  /// The number of rows above which only summary rows are shown, and all rows are folded.
  private static let longest = 12

  /// Returns the table; `name` labels a table without a caption.
  static func render(_ table: ReportTable, name: String) -> String {
    let summaries = table.rows.filter(\.isSummary)
    guard table.rows.count > longest, !summaries.isEmpty else {
      return self.table(table, table.rows, name: name)
    }
    return [
      self.table(table, summaries, name: name),
      "<details>", "<summary>All \(table.rows.count.counted("row"))</summary>",
      self.table(table, table.rows, name: "\(name), all rows"), "</details>",
    ].joined(separator: "\n")
  }

  private static func table(
    _ table: ReportTable, _ rows: [ReportTable.Row], name: String
  ) -> String {
    let label = HTMLText.escaped(table.caption ?? name)
    var lines = [
      "<div class=\"scroll\" role=\"region\" tabindex=\"0\" aria-label=\"\(label)\">", "<table>",
    ]
    if let caption = table.caption {
      lines.append("<caption>\(HTMLText.escaped(caption))</caption>")
    }
    let titles = table.columns.map { column in
      "<th scope=\"col\"\(alignment(column))>\(HTMLText.escaped(column.title))</th>"
    }
    let verdict = table.hasVerdicts ? "<th scope=\"col\">verdict</th>" : ""
    lines += ["<thead><tr>\(titles.joined())\(verdict)</tr></thead>", "<tbody>"]
    lines += rows.map { row($0, of: table) }
    lines += ["</tbody>", "</table>", "</div>"]
    return lines.joined(separator: "\n")
  }

  private static func row(_ row: ReportTable.Row, of table: ReportTable) -> String {
    var cells = zip(table.columns, row.cells).enumerated().map { position, content in
      let (column, cell) = content
      let (tag, scope) = position == 0 ? ("th", " scope=\"row\"") : ("td", "")
      return "<\(tag)\(scope)\(alignment(column))>\(HTMLText.escaped(cell))</\(tag)>"
    }
    if table.hasVerdicts {
      cells.append("<td>\(row.verdict.map { HTMLText.badge($0) } ?? "")</td>")
    }
    return "<tr\(row.isSummary ? " class=\"summary\"" : "")>\(cells.joined())</tr>"
  }

  private static func alignment(_ column: ReportTable.Column) -> String {
    column.alignment == .right ? " class=\"number\"" : ""
  }
}
