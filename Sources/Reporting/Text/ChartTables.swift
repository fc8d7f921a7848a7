/// The table of a latency chart, for formats without pictures.
extension LatencyChart {
  /// The title with the limit: `Keystroke to result (limit 16 ms)`.
  var heading: String { limit.map { "\(title) (\($0.label))" } ?? title }

  /// The chart as a table, with a row for each series and a column for each percentile.
  var table: ReportTable {
    var names: [String] = []
    for name in series.flatMap(\.shownPercentiles).map(\.name) where !names.contains(name) {
      names.append(name)
    }
    let rows = series.map { series in
      let percentiles = series.shownPercentiles
      return ReportTable.Row(
        [series.name]
          + names.map { name in
            percentiles.first { $0.name == name }
              .map { CompactNumber.nanoseconds($0.nanoseconds) } ?? ""
          })
    }
    return ReportTable(
      caption: heading, columns: [.init("latency")] + names.map { .init($0, .right) }, rows: rows)
  }
}

extension BarChart {
  /// The title with the unit and the floor: `Throughput, conversions/s (floor 9 M)`.
  var heading: String {
    let name = unit.isEmpty ? title : "\(title), \(unit)"
    return floor.map { "\(name) (\($0.label))" } ?? name
  }

  /// Returns a table with a row for each bar.
  ///
  /// If `blocks` is given, a column draws the bars; the longest bar has `blocks` characters.
  func table(blocks: Int? = nil) -> ReportTable {
    let hasSpread = bars.contains { !$0.spread.isEmpty }
    var columns = [ReportTable.Column("who")]
    if blocks != nil { columns.append(.init("")) }
    columns.append(.init("value", .right))
    if hasSpread { columns.append(.init("low – high", .right)) }
    let rows = bars.map { bar in
      var cells = [bar.label]
      if let blocks { cells.append(Self.blocks(share(bar.value) * Double(blocks))) }
      cells.append(CompactNumber.text(bar.value))
      if hasSpread { cells.append(bar.spread) }
      return ReportTable.Row(cells)
    }
    return ReportTable(caption: heading, columns: columns, rows: rows)
  }

  /// Returns a bar whose length is `length` characters, rounded to an eighth of a character.
  private static func blocks(_ length: Double) -> String {
    let eighths = Int((length * 8).rounded())
    let parts = ["", "▏", "▎", "▍", "▌", "▋", "▊", "▉"]
    return String(repeating: "█", count: eighths / 8) + parts[eighths % 8]
  }
}

extension BudgetBoard {
  /// The board as a table with a row for each budget.
  ///
  /// A column for subjects or intervals is left out if its cells would all be empty.
  var table: ReportTable {
    let hasSubjects = entries.contains { $0.subject != nil }
    let hasIntervals = entries.contains { !$0.intervalText.isEmpty }
    var columns = [ReportTable.Column("workload")]
    if hasSubjects { columns.append(.init("of")) }
    columns += [.init("metric"), .init("measured", .right)]
    if hasIntervals { columns.append(.init("interval", .right)) }
    columns += [.init("limit", .right), .init("margin", .right)]
    let rows = entries.map { entry in
      var cells = [entry.workload]
      if hasSubjects { cells.append(entry.subject ?? "") }
      cells += [entry.metric, entry.measuredText]
      if hasIntervals { cells.append(entry.intervalText) }
      cells += [entry.limitText, entry.marginText]
      return ReportTable.Row(cells, verdict: entry.verdict)
    }
    return ReportTable(caption: title.isEmpty ? nil : title, columns: columns, rows: rows)
  }
}

extension GrowthChart {
  /// The chart as a table, with a row for each series and a column for each size.
  var table: ReportTable {
    let sizes = sizes
    let rows = series.map { series in
      ReportTable.Row(
        [series.name]
          + sizes.map { size in
            series.points.first { $0.size == size }
              .map { text($0.nanoseconds) } ?? ""
          })
    }
    return ReportTable(
      caption: heading,
      columns: [.init(unit)] + sizes.map { .init(CompactNumber.round($0), .right) }, rows: rows)
  }
}

extension HistoryChart {
  /// The title with the first and the last run.
  var heading: String {
    guard let first = runs.first, let last = runs.last, runs.count > 1 else {
      return "Budgets of one run: \(runs.first ?? "none")"
    }
    return "Budgets over \(runs.count) runs, \(first) to \(last)"
  }

  /// The chart as a table with a row for each budget.
  ///
  /// The columns are the used share of the limit in the first run, the smallest share, the largest
  /// share, and the share in the last run.
  var table: ReportTable {
    let rows = series.map { series in
      let measured = series.measured
      let shares = [measured.first, measured.min(), measured.max(), measured.last]
      return ReportTable.Row(
        [series.name, String(measured.count)] + shares.map { $0.map(Series.percent) ?? "–" }
          + [series.latest])
    }
    return ReportTable(
      caption: heading,
      columns: [
        .init("budget"), .init("runs", .right), .init("first", .right), .init("least", .right),
        .init("most", .right), .init("last", .right), .init("measured last", .right),
      ], rows: rows)
  }
}
