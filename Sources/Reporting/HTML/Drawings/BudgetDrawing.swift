import Wording

/// The drawing of a board of budgets: a row for each budget with the used share of its limit.
///
/// All limits are at the same horizontal position, so a glance along one line shows which budgets
/// have little margin.
struct BudgetDrawing {
  private let board: BudgetBoard
  private let identifier: String
  private static let height = 26.0
  private static let thickness = 14.0
  /// The share of a limit that the full width represents.
  private static let width = 1.25

  init(_ board: BudgetBoard, identifier: String) {
    self.board = board
    self.identifier = identifier
  }

  var html: String {
    let title = board.title.isEmpty ? "Measured, as a share of the limit" : board.title
    var lines = ["<figure class=\"chart\">", "<figcaption>\(HTMLText.escaped(title))</figcaption>"]
    var position = 0
    for (name, entries) in board.groups {
      let rows = entries.map { entry in
        position += 1
        return row(entry, position)
      }
      lines += name.isEmpty ? rows.flatMap(\.self) : group(name, entries, rows)
    }
    if !board.entries.isEmpty {
      lines.append(
        "<p class=\"note\">Each bar is the share of its limit that was used; the dashed line is the limit. The margin is "
          + "how far from it the figure is, in percent of the limit. Limits stand before figures with a small tolerance, "
          + "each by its margin.</p>"
      )
    }
    var table = board.table
    table.caption = nil
    // The table is folded, because the rows above have the same figures.
    lines += [
      "<details>", "<summary>As a table</summary>", HTMLTable.render(table, name: title),
      "</details>", "</figure>",
    ]
    return lines.joined(separator: "\n")
  }

  /// Returns a group, with the number of its budgets and the budget with the least margin.
  ///
  /// A group in which everything holds is folded. In any other group only the budgets that hold are
  /// folded.
  private func group(
    _ name: String, _ entries: [BudgetBoard.Entry], _ rows: [[String]]
  ) -> [String] {
    let verdict = ReportVerdict.gravest(of: entries.map(\.verdict)) ?? .notRun
    let least = entries.first { $0.verdict != .ok } ?? entries.first
    var content = rows.flatMap(\.self)
    let shown = entries.count { $0.verdict.needsLook }
    if shown > 0, shown < rows.count {
      content =
        rows.prefix(shown).flatMap(\.self)
        + ["<details>", "<summary>\(rows.count - shown) more</summary>"]
        + rows.dropFirst(shown).flatMap(\.self) + ["</details>"]
    }
    let room = least.map { "\($0.label): \($0.measuredText), \($0.budgetText)" } ?? ""
    return [
      "<details class=\"group\"\(verdict.needsLook ? " open" : "")>",
      "<summary><span class=\"name\">\(HTMLText.escaped(name))</span> \(HTMLText.badge(verdict)) "
        + "<span class=\"count\">\(entries.count.counted("budget"))</span>"
        + "<span class=\"least\">\(HTMLText.escaped(room))</span></summary>",
    ] + content + ["</details>"]
  }

  private func row(_ entry: BudgetBoard.Entry, _ position: Int) -> [String] {
    let name = HTMLText.escaped(entry.label)
    let titleName = "\(identifier)-\(position)-title"
    let descriptionName = "\(identifier)-\(position)-desc"
    let top = (Self.height - Self.thickness) / 2
    let bar = "y=\"\(HTMLText.pixels(top))\" height=\"\(Int(Self.thickness))\" rx=\"3\""
    let use = entry.measured.map(entry.use(of:)) ?? 0
    let interval = entry.intervalText.isEmpty ? [] : ["(\(entry.intervalText))"]
    let beside = interval + [entry.roomText]
    var lines = [
      "<div class=\"budget \(HTMLText.anchor(entry.verdict.words))\">",
      "<div class=\"head\"><span><span class=\"sign\" aria-hidden=\"true\">\(entry.verdict.sign)</span> "
        + "\(name)</span><span class=\"figure\"><strong>\(HTMLText.escaped(entry.measuredText))</strong> "
        + beside.map { "<span class=\"part-of\">\(HTMLText.escaped($0))</span>" }.joined(
          separator: " ")
        + "</span></div>",
      "<svg role=\"img\" width=\"100%\" height=\"\(Int(Self.height))\" "
        + "aria-labelledby=\"\(titleName) \(descriptionName)\">",
      "<title id=\"\(titleName)\">\(name): \(entry.verdict.words)</title>",
      "<desc id=\"\(descriptionName)\">\(HTMLText.escaped(entry.finding))</desc>",
      "<rect class=\"track\" x=\"0\" width=\"100%\" \(bar)/>",
      "<rect class=\"bar\" x=\"0\" width=\"\(share(use))\" \(bar)/>",
    ]
    if let low = entry.low, let high = entry.high {
      let middle = Self.height / 2
      let ends = [low, high].map { share(entry.use(of: $0)) }
      lines.append(line("whisker", ends[0], ends[1], middle, middle))
      lines += ends.map { line("whisker", $0, $0, middle - 4, middle + 4) }
    }
    // The rim in the page's colour makes the line visible on a bar.
    lines += ["rim", "limit"].map { line($0, share(1), share(1), 0, Self.height) }
    return lines + ["</svg>", "</div>"]
  }

  private func line(
    _ kind: String, _ left: String, _ right: String, _ top: Double, _ bottom: Double
  ) -> String {
    "<line class=\"\(kind)\" x1=\"\(left)\" x2=\"\(right)\" y1=\"\(HTMLText.pixels(top))\" "
      + "y2=\"\(HTMLText.pixels(bottom))\"/>"
  }

  /// Returns the position of a share of the limit; a share beyond the width is drawn at the edge.
  private func share(_ use: Double) -> String {
    HTMLText.percent(use.isNaN ? 0 : max(0, min(1, use / Self.width)))
  }
}
