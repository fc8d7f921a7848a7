/// The renderer of a document as GitHub Markdown; charts are rendered as tables.
package enum MarkdownRenderer {
  /// Returns the Markdown text with a final line feed.
  package static func render(_ document: ReportDocument) -> String {
    var parts = ["# \(MarkdownText.escaped(document.title))"]
    if !document.conclusions.isEmpty {
      parts.append(document.conclusions.map(conclusion).joined(separator: "\n"))
    }
    if !document.facts.isEmpty {
      let rows = document.facts.map { ReportTable.Row([$0.name, $0.value]) }
      parts.append(table(ReportTable(columns: [.init("fact"), .init("value")], rows: rows)))
    }
    for section in document.sections {
      parts.append("## \(MarkdownText.escaped(section.heading))")
      parts += section.blocks.map(block)
    }
    return parts.joined(separator: "\n\n") + "\n"
  }

  private static func conclusion(_ conclusion: ReportConclusion) -> String {
    "- \(conclusion.verdict.sign) **\(MarkdownText.escaped(conclusion.subject))**: "
      + MarkdownText.escaped(conclusion.text)
  }

  private static func block(_ block: ReportBlock) -> String {
    switch block {
    case .paragraph(let text): MarkdownText.paragraph(text)
    case .table(let table): self.table(table)
    case .latencies(let chart): table(chart.table)
    case .budgets(let board): table(board.table)
    case .bars(let chart): table(chart.table())
    case .growth(let chart):
      table(chart.table) + (chart.note.map { "\n\n" + MarkdownText.paragraph($0) } ?? "")
    case .history(let chart): table(chart.table)
    case .cells(let chart): table(chart.table)
    case .shares(let chart):
      table(chart.table) + (chart.note.map { "\n\n" + MarkdownText.paragraph($0) } ?? "")
    case .ratios(let chart): table(chart.table)
    case .preformatted(let text): MarkdownText.fenced(text)
    }
  }

  private static func table(_ table: ReportTable) -> String {
    let hasVerdicts = table.hasVerdicts
    let titles = table.columns.map(\.title) + (hasVerdicts ? ["verdict"] : [])
    let rules =
      table.columns.map { $0.alignment == .left ? "---" : "---:" } + (hasVerdicts ? ["---"] : [])
    var lines = [line(titles.map(MarkdownText.escaped)), line(rules)]
    for row in table.rows {
      var cells = row.cells.map(MarkdownText.escaped)
      if row.isSummary { cells = cells.map { $0.isEmpty ? "" : "**\($0)**" } }
      if hasVerdicts { cells.append(row.verdict.map { "\($0.sign) \($0.words)" } ?? "") }
      lines.append(line(cells))
    }
    let caption = table.caption.map { MarkdownText.paragraph($0) + "\n\n" } ?? ""
    return caption + lines.joined(separator: "\n")
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.joined(separator: " | ") + " |"
  }
}
