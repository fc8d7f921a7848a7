import TerminalText

/// The renderer of a document as plain text with aligned columns.
package struct TerminalRenderer: Sendable {
  /// Whether verdicts have colours; the words appear in any case.
  package var isColored: Bool

  /// The maximum width of paragraphs.
  private static let width = 100
  /// The length of the longest bar in characters.
  private static let barLength = 30

  /// Creates a renderer, by default without colour.
  package init(isColored: Bool = false) { self.isColored = isColored }

  /// Returns the text, without white space at the ends of lines and without a final line feed.
  package func render(_ document: ReportDocument) -> String {
    var parts = [
      ([DisplayText.line(document.title)] + facts(document.facts)).joined(separator: "\n")
    ]
    parts += document.sections.map(section)
    if !document.conclusions.isEmpty {
      parts.append(document.conclusions.map(conclusion).joined(separator: "\n"))
    }
    return parts.joined(separator: "\n\n")
  }

  private func facts(_ facts: [ReportFact]) -> [String] {
    wrapped(facts.map { DisplayText.line("\($0.name) \($0.value)") }, separator: " · ")
  }

  private func section(_ section: ReportSection) -> String {
    let heading = DisplayText.line(section.heading)
    var lines = [styled(heading, section.verdict)]
    for (position, block) in section.blocks.enumerated() {
      // An empty line separates two consecutive tables.
      if position > 0, block.isTabular, section.blocks[position - 1].isTabular { lines.append("") }
      lines += self.block(block)
    }
    return lines.joined(separator: "\n")
  }

  private func block(_ block: ReportBlock) -> [String] {
    switch block {
    case .paragraph(let text): paragraph(text)
    case .table(let table): self.table(table)
    case .latencies(let chart): table(chart.table)
    case .budgets(let board): table(board.table)
    case .bars(let chart): table(chart.table(blocks: Self.barLength))
    case .growth(let chart): table(chart.table) + (chart.note.map(paragraph) ?? [])
    case .history(let chart): table(chart.table)
    case .cells(let chart): table(chart.table)
    case .shares(let chart): table(chart.table) + (chart.note.map(paragraph) ?? [])
    case .ratios(let chart): table(chart.table)
    case .preformatted(let text):
      DisplayText.lines(text).split(separator: "\n", omittingEmptySubsequences: false)
        .map { "  \($0)".trimmingTrailingSpaces }
    }
  }

  private func paragraph(_ text: String) -> [String] {
    wrapped(DisplayText.line(text).split(separator: " ").map(String.init), separator: " ")
  }

  private func table(_ table: ReportTable) -> [String] {
    let hasVerdicts = table.hasVerdicts
    let header = table.columns.map(\.title) + (hasVerdicts ? ["verdict"] : [])
    let rows = table.rows.map { row in
      row.cells.map(DisplayText.line) + (hasVerdicts ? [row.verdict?.words ?? ""] : [])
    }
    let lines = TextTable(
      rows: [header.map(DisplayText.line)] + rows,
      alignments: table.columns.map { $0.alignment == .left ? .left : .right }
        + (hasVerdicts ? [.left] : [])
    ).lines.map { "  \($0)".trimmingTrailingSpaces }
    let styled = zip(lines.dropFirst(), table.rows).map { line, row in
      self.styled(line, row.verdict, isBold: row.isSummary)
    }
    let caption = wrapped([DisplayText.line(table.caption ?? "")], separator: "")
    return caption.filter { !$0.isEmpty } + lines.prefix(1) + styled
  }

  private func conclusion(_ conclusion: ReportConclusion) -> String {
    styled(DisplayText.line("\(conclusion.subject): \(conclusion.text)"), conclusion.verdict)
  }

  /// Returns words in lines with an indentation of two spaces.
  ///
  /// A line exceeds the width only if a word is longer than the width.
  private func wrapped(_ words: [String], separator: String) -> [String] {
    var lines: [String] = []
    for word in words {
      let longer = (lines.last ?? "") + separator + word
      if lines.isEmpty || longer.count > Self.width {
        lines.append("  \(word)".trimmingTrailingSpaces)
      } else {
        lines[lines.count - 1] = longer.trimmingTrailingSpaces
      }
    }
    return lines
  }

  private func styled(_ line: String, _ verdict: ReportVerdict?, isBold: Bool = false) -> String {
    guard isColored else { return line }
    let color =
      switch verdict {
      case .ok: "32"
      case .failed: "31"
      case .inconclusive: "33"
      case .notRun: "2"
      case nil: isBold ? "1" : ""
      }
    return color.isEmpty ? line : "\u{1B}[\(color)m\(line)\u{1B}[0m"
  }
}

extension ReportBlock {
  fileprivate var isTabular: Bool {
    switch self {
    case .table, .latencies, .budgets, .bars, .growth, .history, .cells, .shares, .ratios: true
    case .paragraph, .preformatted: false
    }
  }
}

extension String {
  fileprivate var trimmingTrailingSpaces: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
