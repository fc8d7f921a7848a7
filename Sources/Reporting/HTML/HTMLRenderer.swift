/// A document as one page that needs nothing else: no script, no font, no picture from elsewhere.
public enum HTMLRenderer {
  /// The page, with a line break at its end.
  public static func render(_ document: ReportDocument) -> String {
    let title = HTMLText.escaped(document.title)
    let anchors = Self.anchors(of: document.sections)
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">", "<title>\(title)</title>",
      "<style>", HTMLStyle.text, "</style>", "</head>", "<body>", "<header>", "<h1>\(title)</h1>",
    ]
    lines += conclusions(of: document, anchors)
    lines += facts(document.facts)
    lines += ["</header>", "<main>"]
    for (section, anchor) in zip(document.sections, anchors) {
      lines += self.section(section, anchor)
    }
    lines += ["</main>", "</body>", "</html>", ""]
    return lines.joined(separator: "\n")
  }

  /// The names of sections in links; the second of equal names gets its position.
  private static func anchors(of sections: [ReportSection]) -> [String] {
    var anchors: [String] = []
    for (position, section) in sections.enumerated() {
      let anchor = HTMLText.anchor(section.identifier)
      anchors.append(
        anchor.isEmpty || anchors.contains(anchor) ? "\(anchor)-\(position + 1)" : anchor)
    }
    return anchors
  }

  /// What each part comes to, linked to the first of its sections.
  private static func conclusions(of document: ReportDocument, _ anchors: [String]) -> [String] {
    if document.conclusions.isEmpty { return [] }
    let items = document.conclusions.map { conclusion in
      let name = HTMLText.escaped(conclusion.subject)
      let position = document.sections.firstIndex { $0.part == conclusion.subject }
      let subject = position.map { "<a href=\"#\(anchors[$0])\">\(name)</a>" } ?? name
      return "<li class=\"\(HTMLText.anchor(conclusion.verdict.words))\">"
        + "<strong>\(subject)</strong> \(HTMLText.badge(conclusion.verdict))"
        + "<span class=\"text\">\(HTMLText.escaped(conclusion.text))</span></li>"
    }
    return ["<ul class=\"conclusions\">"] + items + ["</ul>"]
  }

  private static func facts(_ facts: [ReportFact]) -> [String] {
    if facts.isEmpty { return [] }
    let items = facts.map {
      "<div><dt>\(HTMLText.escaped($0.name))</dt><dd>\(HTMLText.escaped($0.value))</dd></div>"
    }
    return ["<dl class=\"facts\">"] + items + ["</dl>"]
  }

  private static func section(_ section: ReportSection, _ anchor: String) -> [String] {
    let part = section.part.map { "<span class=\"part\">\(HTMLText.escaped($0))</span>" } ?? ""
    let badge = section.verdict.map { " " + HTMLText.badge($0) } ?? ""
    let blocks = section.blocks.enumerated().map { position, block in
      let identifier = "\(anchor)-\(position + 1)"
      return switch block {
      case .paragraph(let text): "<p>\(HTMLText.escaped(text))</p>"
      case .table(let table): HTMLTable.render(table, name: section.title)
      case .latencies(let chart): LatencyDrawing(chart, identifier: identifier).html
      case .budgets(let board): BudgetDrawing(board, identifier: identifier).html
      case .bars(let chart): BarDrawing(chart, identifier: identifier).html
      case .growth(let chart): GrowthDrawing(chart, identifier: identifier).html
      case .history(let chart): HistoryDrawing(chart, identifier: identifier).html
      case .cells(let chart): CellDrawing(chart, identifier: identifier).html
      case .shares(let chart): ShareDrawing(chart, identifier: identifier).html
      case .ratios(let chart): RatioDrawing(chart, identifier: identifier).html
      case .preformatted(let text): "<pre>\(HTMLText.escapedLines(text))</pre>"
      }
    }
    return [
      "<section id=\"\(anchor)\" aria-labelledby=\"\(anchor)-title\">",
      "<h2 id=\"\(anchor)-title\">\(part)\(HTMLText.escaped(section.title))\(badge)</h2>",
    ] + blocks + ["</section>"]
  }
}
