/// Budgets with their limits, their measured values, and the used shares of the limits.
package struct BudgetBoard: Codable, Sendable, Equatable {
  /// The title, if the section's title does not suffice.
  package var title: String
  /// The budgets in the order in which they are shown.
  package var entries: [Entry]

  /// Creates a board from its budgets.
  package init(title: String = "", entries: [Entry]) {
    self.title = title
    self.entries = entries
  }

  /// One budget and its verdict.
  package struct Entry: Codable, Sendable, Equatable {
    /// The name of the workload.
    package var workload: String
    /// The name of the subject, such as a backend; `nil` for a figure of the whole workload.
    package var subject: String?
    /// The limited metric, such as `wall-p99.9`.
    package var metric: String
    /// The unit of the figures.
    package var unit: ReportUnit
    /// The measured value; `nil` if nothing was measured.
    package var measured: Double?
    /// The lower end of the interval that decided; `nil` if a single reading decides.
    package var low: Double?
    /// The upper end of the interval that decided; `nil` if a single reading decides.
    package var high: Double?
    /// The limit.
    package var limit: Double
    /// Whether the limit is a minimum.
    package var isFloor: Bool
    /// The verdict.
    package var verdict: ReportVerdict
    /// The reason for the limit, and a description of the problem if there is one.
    package var reason: String
    /// The place of the limit in its file.
    package var place: ReportPlace?
    /// The group under which the budget is shown, such as `converting`.
    package var group: String?
    /// Whether the limit is a committed figure with a tolerance, which never has much margin.
    package var isFigure: Bool?
    /// The budget in words, such as `fma, 34 digits, native: instructions`.
    package var words: String?

    /// Creates a budget from its parts.
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

/// A line of a file.
package struct ReportPlace: Codable, Sendable, Equatable {
  /// The path of the file as given.
  package var file: String
  /// The line, from 1.
  package var line: Int

  /// Creates a place from its parts.
  package init(file: String, line: Int) {
    self.file = file
    self.line = line
  }
}

extension BudgetBoard.Entry {
  /// The name of the entry, unique on a board: `multi-convert native wall-p50`.
  var name: String {
    ([workload] + [subject].compactMap { $0 } + [metric]).joined(separator: " ")
  }

  /// The limit with its relation: `≤ 16.0 ms`.
  var limitText: String { "\(isFloor ? "≥" : "≤") \(unit.text(limit))" }

  /// The measured value, `58.2 µs`; a dash if nothing was measured.
  var measuredText: String { measured.map(unit.text) ?? "–" }

  /// The interval, `58.0 µs – 58.4 µs`; empty without one.
  var intervalText: String {
    guard let low, let high else { return "" }
    return "\(unit.text(low)) – \(unit.text(high))"
  }

  /// Returns the used share of the limit for a value: 1 is the limit, and more is a breach.
  ///
  /// For a minimum the share is limit ÷ value. A value of 0 against a limit of 0 uses nothing.
  func use(of value: Double) -> Double {
    let (part, whole) = isFloor ? (limit, value) : (value, limit)
    return part == 0 ? 0 : part == whole ? 1 : whole == 0 ? .infinity : part / whole
  }

  /// Whether an entry comes before another: first failures, then limits by margin, then figures.
  static func isShownBefore(_ entry: Self, _ other: Self) -> Bool {
    func rank(_ entry: Self) -> (Int, Double) {
      let place = entry.verdict.needsLook ? 0 : entry.isFigure == true ? 2 : 1
      return (place, entry.margin ?? .infinity)
    }
    return rank(entry) < rank(other)
  }

  /// The label of the budget on a page.
  var label: String { words ?? name }

  /// The relative distance from the limit, as a share of the limit; negative for a breach.
  ///
  /// `nil` if nothing was measured, or if the limit is 0.
  var margin: Double? {
    guard let measured, limit != 0 else { return nil }
    return (isFloor ? measured - limit : limit - measured) / limit
  }

  /// The margin in percent of the limit, `17 %`; negative for a breach.
  ///
  /// The percentage is rounded down, so that it never looks better than it is. The text is empty if
  /// nothing was measured, or if the limit is 0.
  var marginText: String {
    guard let margin else { return "" }
    let percent = (margin * 100).rounded(.down)
    guard percent.isFinite else { return "" }
    return percent > 999 ? "> 999 %" : percent < -999 ? "< -999 %" : "\(Int(percent)) %"
  }

  /// The text `budget 16.0 ms`, or `budget at least …` for a minimum.
  var budgetText: String { "budget \(isFloor ? "at least " : "")\(unit.text(limit))" }

  /// The limit with the margin: `≤ 200 µs, margin 70 %`.
  var roomText: String { limitText + (marginText.isEmpty ? "" : ", margin \(marginText)") }

  /// The finding in one line:
  /// `40.1 µs (39.8 µs – 40.4 µs), limit ≤ 36.0 µs: three times the median`.
  var finding: String {
    let interval = intervalText.isEmpty ? "" : " (\(intervalText))"
    return "\(measuredText)\(interval), limit \(limitText): \(reason)"
  }
}

extension BudgetBoard {
  /// The entries by group, in the order of each group's first entry.
  ///
  /// Within a group, the entry with the least margin is first.
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
  /// The budgets of all boards of the section.
  var budgets: [BudgetBoard.Entry] {
    blocks.flatMap { block -> [BudgetBoard.Entry] in
      if case .budgets(let board) = block { board.entries } else { [] }
    }
  }
}

extension ReportDocument {
  /// The budgets of all sections.
  var budgets: [BudgetBoard.Entry] { sections.flatMap(\.budgets) }
}
