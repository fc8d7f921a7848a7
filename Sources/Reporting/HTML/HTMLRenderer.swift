/// The renderer of a document as a self-contained page without scripts, fonts or external pictures.
package enum HTMLRenderer {
  /// Returns the page with a final line feed.
  package static func render(_ document: ReportDocument) -> String {
    let title = HTMLText.escaped(document.title)
    let anchors = Self.anchors(of: document.sections)
    var lines = [
      "<!DOCTYPE html>", "<html lang=\"en\">", "<head>", "<meta charset=\"utf-8\">",
      "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
      "<meta name=\"color-scheme\" content=\"light dark\">", "<title>\(title)</title>",
      "<style>", HTMLStyle.text, "</style>", "</head>", "<body>", "<header>", "<h1>\(title)</h1>",
    ]
    let hasChapters = document.conclusions.contains { $0.chapter != nil }
    if hasChapters {
      lines += headline(of: document) + ["</header>", "<main>"] + chapters(of: document, anchors)
      lines += ["<details class=\"run\">", "<summary>About this run</summary>"]
      lines += facts(document.facts) + ["</details>"]
    } else {
      lines += conclusions(of: document, anchors) + facts(document.facts)
      lines += ["</header>", "<main>"]
      for (section, anchor) in zip(document.sections, anchors) {
        lines += self.section(section, anchor)
      }
    }
    lines += ["</main>", "</body>", "</html>", ""]
    return lines.joined(separator: "\n")
  }

  private static func headline(of document: ReportDocument) -> [String] {
    let headline = ReportHeadline(document)
    let words =
      "<p class=\"headline\">\(HTMLText.badge(headline.verdict)) "
      + "\(HTMLText.escaped(headline.words))</p>"
    let room = headline.room.map { "<p class=\"room\">\(HTMLText.escaped($0))</p>" }
    return [words] + [room].compactMap { $0 }
  }

  private static func chapters(of document: ReportDocument, _ anchors: [String]) -> [String] {
    let links = Dictionary(
      zip(document.sections, anchors).compactMap { section, anchor in
        section.part.map { ($0, anchor) }
      },
      uniquingKeysWith: { first, _ in first })
    return ReportChapter.allCases.flatMap { chapter in
      ChapterDrawing(
        chapter: chapter, conclusions: document.conclusions.filter { $0.chapter == chapter },
        sections: zip(document.sections, anchors).filter { $0.0.chapter == chapter }
          .map { (section: $0.0, anchor: $0.1) }, links: links
      ).html
    }
  }

  /// Returns a section, folded unless its verdict failed or is inconclusive.
  static func folded(
    _ section: ReportSection, _ anchor: String, _ blocks: [(position: Int, block: ReportBlock)]
  ) -> [String] {
    let part = section.part.map { "<span class=\"part\">\(HTMLText.escaped($0))</span> " } ?? ""
    let badge = section.verdict.map { " " + HTMLText.badge($0) } ?? ""
    let isOpen = section.verdict?.needsLook == true
    return [
      "<details class=\"fold\" id=\"\(anchor)\"\(isOpen ? " open" : "")>",
      "<summary>\(part)\(HTMLText.escaped(section.title))\(badge)</summary>",
    ] + self.blocks(blocks, of: section, anchor) + ["</details>"]
  }

  private static func blocks(
    _ blocks: [(position: Int, block: ReportBlock)], of section: ReportSection, _ anchor: String
  ) -> [String] {
    var lines: [String] = []
    var isInGrid = false
    for (position, block) in blocks {
      if block.isGrowth != isInGrid {
        lines.append(isInGrid ? "</div>" : "<div class=\"side-by-side\">")
        isInGrid.toggle()
      }
      lines.append(self.block(block, of: section, identifier: "\(anchor)-\(position + 1)"))
    }
    return lines + (isInGrid ? ["</div>"] : [])
  }

  /// Returns an anchor for each section; a repeated name gets the section's position as a suffix.
  private static func anchors(of sections: [ReportSection]) -> [String] {
    var anchors: [String] = []
    for (position, section) in sections.enumerated() {
      let anchor = HTMLText.anchor(section.identifier)
      anchors.append(
        anchor.isEmpty || anchors.contains(anchor) ? "\(anchor)-\(position + 1)" : anchor)
    }
    return anchors
  }

  /// Returns the conclusions of each part, with its gravest verdict and a link to its first
  /// section.
  private static func conclusions(of document: ReportDocument, _ anchors: [String]) -> [String] {
    if document.conclusions.isEmpty { return [] }
    var parts: [(subject: String, conclusions: [ReportConclusion])] = []
    for conclusion in document.conclusions {
      if parts.last?.subject != conclusion.subject { parts.append((conclusion.subject, [])) }
      parts[parts.count - 1].conclusions.append(conclusion)
    }
    let items = parts.map { subject, conclusions in
      let name = HTMLText.escaped(subject)
      let position = document.sections.firstIndex { $0.part == subject }
      let link = position.map { "<a href=\"#\(anchors[$0])\">\(name)</a>" } ?? name
      let verdict = ReportVerdict.gravest(of: conclusions.map(\.verdict)) ?? .notRun
      let texts = conclusions.map { "<span class=\"text\">\(HTMLText.escaped($0.text))</span>" }
      let width = conclusions.count > 2 ? " wide" : ""
      return "<li class=\"\(HTMLText.anchor(verdict.words))\(width)\">"
        + "<strong>\(link)</strong> \(HTMLText.badge(verdict))\(texts.joined())</li>"
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
    return [
      "<section id=\"\(anchor)\" aria-labelledby=\"\(anchor)-title\">",
      "<h2 id=\"\(anchor)-title\">\(part)\(HTMLText.escaped(section.title))\(badge)</h2>",
    ] + blocks(section.blocks.enumerated().map { ($0.offset, $0.element) }, of: section, anchor)
      + ["</section>"]
  }

  static func block(
    _ block: ReportBlock, of section: ReportSection, identifier: String
  ) -> String {
    switch block {
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
    case .preformatted(let text):
      HTMLLines.render(text, name: section.title, isFailure: section.verdict != .ok)
    }
  }
}

extension ReportBlock {
  /// Whether the block is a growth chart; a wide page places consecutive growth charts side by
  /// side.
  fileprivate var isGrowth: Bool { if case .growth = self { true } else { false } }
}
