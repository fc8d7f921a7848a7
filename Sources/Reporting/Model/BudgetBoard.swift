/// Budgets side by side: what each allows, what was measured, and how much of it that takes.
package struct BudgetBoard: Codable, Sendable, Equatable {
  /// What is budgeted, where the section's title does not say it.
  package var title: String
  /// The budgets in the order in which they are shown.
  package var entries: [Entry]

  /// A board from its budgets.
  package init(title: String = "", entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// One budget and what became of it.
  package struct Entry: Codable, Sendable, Equatable {
    /// What was run.
    package var workload: String
    /// Whose run it is, such as a backend, if there are several.
    package var subject: String?
    /// What is limited, such as `wall-p99.9`.
    package var metric: String
    /// What the figures count.
    package var unit: ReportUnit
    /// What was measured; `nil` if nothing was.
    package var measured: Double?
    /// The lower end of the interval that decided; `nil` where one reading decides.
    package var low: Double?
    /// Its upper end.
    package var high: Double?
    /// The limit.
    package var limit: Double
    /// Whether the limit is the least that is allowed, not the most.
    package var isFloor: Bool
    /// What became of it.
    package var verdict: ReportVerdict
    /// Why there is this limit, and what is wrong where something is.
    package var reason: String
    /// Where the limit is written.
    package var place: ReportPlace?
    /// What a person knows it by, such as `converting`: entries of a group stand together.
    package var group: String?
    /// Whether the limit is a committed figure with a tolerance, of which there is never much room.
    package var isFigure: Bool?
    /// What it is in words, such as `fma, 34 digits, native: instructions`.
    package var words: String?

    /// A budget from its parts.
    package init(
      workload: String, subject: String? = nil, metric: String, unit: ReportUnit,
      measured: Double?, interval: (low: Double, high: Double)? = nil, limit: Double,
      isFloor: Bool = false, verdict: ReportVerdict, reason: String, place: ReportPlace? = nil,
      group: String? = nil, words: String? = nil, isFigure: Bool? = nil
    ) {
      self.isFigure = isFigure
      self.workload = workload
      self.subject = subject
      self.metric = metric
      self.unit = unit
      self.measured = measured
      low = interval?.low
      high = interval?.high
      self.limit = limit
      self.isFloor = isFloor
      self.verdict = verdict
      self.reason = reason
      self.place = place
      self.group = group
      self.words = words
    }
  }
}

/// A line of a file, counted from 1.
package struct ReportPlace: Codable, Sendable, Equatable {
  /// The path as it was given.
  package var file: String
  /// The line.
  package var line: Int

  /// A place from its parts.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension BudgetBoard.Entry {
  /// `multi-convert native wall-p50`: unique on a board.
  var name: String {
    ([workload] + [subject].compactMap { $0 } + [metric]).joined(separator: " ")
  }

  /// `≤ 16.0 ms`.
  var limitText: String { "\(isFloor ? "≥" : "≤") \(unit.text(limit))" }

  /// `58.2 µs`, or a dash for what was not measured.
  var measuredText: String { measured.map(unit.text) ?? "–" }

  /// `58.0 µs – 58.4 µs`, or nothing.
  var intervalText: String {
    guard let low, let high else { return "" }
    return "\(unit.text(low)) – \(unit.text(high))"
  }

  /// How much of a budget a value takes: 1 is the limit, more breaks it, on whichever side it lies.
  ///
  /// Nothing where nothing is allowed takes nothing.
  func use(of value: Double) -> Double {
    let (part, whole) = isFloor ? (limit, value) : (value, limit)
    return part == 0 ? 0 : part == whole ? 1 : whole == 0 ? .infinity : part / whole
  }

  /// Entries in this order: what does not hold, what has the least room, and then figures.
  static func isShownBefore(_ entry: Self, _ other: Self) -> Bool {
    func rank(_ entry: Self) -> (Int, Double) {
      let place = entry.verdict.needsLook ? 0 : entry.isFigure == true ? 2 : 1
      return (place, entry.margin ?? .infinity)
    }
    return rank(entry) < rank(other)
  }

  /// What it is called on a page.
  var label: String { words ?? name }

  /// How far the figure is from the limit, as a part of the limit; below 0 the limit is broken.
  ///
  /// Nothing for what was not measured or may not be at all.
  var margin: Double? {
    guard let measured, limit != 0 else { return nil }
    return (isFloor ? measured - limit : limit - measured) / limit
  }

  /// How far the figure is from the limit, in percent of the limit: `17 %`; below 0 the limit is broken.
  ///
  /// Rounded down, so that it never flatters; nothing for what was not measured or may not be at all.
  var marginText: String {
    guard let margin else { return "" }
    let percent = (margin * 100).rounded(.down)
    guard percent.isFinite else { return "" }
    return percent > 999 ? "> 999 %" : percent < -999 ? "< -999 %" : "\(Int(percent)) %"
  }

  /// `budget 16.0 ms`, and `at least` before a floor.
  var budgetText: String { "budget \(isFloor ? "at least " : "")\(unit.text(limit))" }

  /// The limit and how far it is: `≤ 200 µs, margin 70 %`.
  var roomText: String { limitText + (marginText.isEmpty ? "" : ", margin \(marginText)") }

  /// What happened, in a line: `40.1 µs (39.8 µs – 40.4 µs), limit ≤ 36.0 µs: three times the median`.
  var finding: String {
    let interval = intervalText.isEmpty ? "" : " (\(intervalText))"
    return "\(measuredText)\(interval), limit \(limitText): \(reason)"
  }
}

extension BudgetBoard {
  /// The entries by their groups, in the order of the first of each, those with the least room first.
  package var groups: [(name: String, entries: [Entry])] {
    var groups: [(name: String, entries: [Entry])] = []
    for entry in entries {
      let place = groups.firstIndex { $0.name == entry.group ?? "" } ?? groups.count
      if place == groups.count { groups.append((entry.group ?? "", [])) }
      groups[place].entries.append(entry)
    }
    return groups.map { name, entries in
      (name, entries.sorted(by: Entry.isShownBefore))
    }
  }
}

extension ReportSection {
  /// Every budget of the section.
  var budgets: [BudgetBoard.Entry] {
    blocks.flatMap { block -> [BudgetBoard.Entry] in
      if case .budgets(let board) = block { board.entries } else { [] }
    }
  }
}

extension ReportDocument {
  /// Every budget of every section.
  var budgets: [BudgetBoard.Entry] { sections.flatMap(\.budgets) }
}
