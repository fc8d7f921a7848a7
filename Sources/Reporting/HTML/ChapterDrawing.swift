import Wording

/// The drawing of a chapter: its conclusions, one chart, and its other sections, which are folded.
struct ChapterDrawing {
  let chapter: ReportChapter
  let conclusions: [ReportConclusion]
  /// The sections with their anchors.
  let sections: [(section: ReportSection, anchor: String)]

  /// The anchor of the first section of each part, in any chapter.
  let links: [String: String]

  /// The number of conclusions that are not folded.
  private static let most = 4

  var html: [String] {
    let verdict = ReportVerdict.gravest(of: conclusions.map(\.verdict)) ?? .notRun
    let part = conclusions.holdsInPart ? ", in part" : ""
    let name = chapter.rawValue
    var lines = [
      "<section class=\"chapter\" id=\"\(name)\" aria-labelledby=\"\(name)-title\">",
      "<h2 id=\"\(name)-title\">\(chapter.title) \(HTMLText.badge(verdict, part))</h2>",
    ]
    lines += claims
    let lead = lead
    if let lead { lines.append(lead.html) }
    var (open, folded): ([String], [String]) = ([], [])
    var count = 0
    for (section, anchor) in sections {
      let blocks = section.blocks.enumerated().filter {
        lead?.places.contains(Place(anchor: anchor, position: $0.offset)) != true
      }
      if blocks.isEmpty { continue }
      let fold = HTMLRenderer.folded(section, anchor, blocks.map { ($0.offset, $0.element) })
      if section.verdict?.needsLook == true {
        open += fold
      } else {
        folded += fold
        count += 1
      }
    }
    lines += open
    if count > 0 {
      lines += ["<details class=\"rest\">", "<summary>\(count.counted("section")) more</summary>"]
      lines += folded + ["</details>"]
    }
    return lines + ["</section>"]
  }

  /// The conclusions of the parts, the gravest first; only the first ``most`` are not folded.
  private var claims: [String] {
    let sorted = conclusions.gravestFirst
    func list(_ conclusions: some Sequence<ReportConclusion>) -> [String] {
      ["<ul class=\"claims\">"]
        + conclusions.map {
          "<li class=\"\(HTMLText.anchor($0.verdict.words))\"><span class=\"sign\" aria-hidden=\"true\">"
            + "\($0.verdict.sign)</span> <strong>\(link($0.subject))</strong> "
            + "\(HTMLText.escaped($0.text))</li>"
        } + ["</ul>"]
    }
    let shown = max(Self.most, sorted.count { $0.verdict != .ok })
    if sorted.count <= shown { return list(sorted) }
    let rest = sorted.dropFirst(shown)
    return list(sorted.prefix(shown))
      + ["<details>", "<summary>\(rest.count) more</summary>"] + list(rest) + ["</details>"]
  }

  /// Returns the name of a part as a link to its first section.
  private func link(_ subject: String) -> String {
    let name = HTMLText.escaped(subject)
    return links[subject].map { "<a href=\"#\($0)\">\(name)</a>" } ?? name
  }

  /// A block of a section.
  private struct Place: Equatable {
    let anchor: String
    let position: Int
  }

  /// The chart that is not folded: the first block that answers the question of the chapter.
  ///
  /// Several boards of budgets are drawn as one.
  private var lead: (places: [Place], html: String)? {
    let found = sections.flatMap { section, anchor in
      section.blocks.enumerated().filter { answers($0.element) }.map {
        (section: section, place: Place(anchor: anchor, position: $0.offset), block: $0.element)
      }
    }
    guard let first = found.first else { return nil }
    let identifier = "\(first.place.anchor)-\(first.place.position + 1)"
    let boards = found.compactMap { if case .budgets(let board) = $0.block { board } else { nil } }
    var (places, shown) = ([first.place], first.block)
    if boards.count > 1 {
      places = found.map(\.place)
      shown = .budgets(BudgetBoard(entries: boards.flatMap(\.entries)))
    }
    return (places, HTMLRenderer.block(shown, of: first.section, identifier: identifier))
  }

  private func answers(_ block: ReportBlock) -> Bool {
    switch (chapter, block) {
    case (.accuracy, .shares), (.coverage, .shares), (.speed, .ratios), (.budgets, .budgets): true
    default: false
    }
  }
}
