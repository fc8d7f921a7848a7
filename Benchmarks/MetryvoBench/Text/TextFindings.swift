import PerformanceBudgets
import Reporting

/// What the suite `text` found, for people and for programs.
struct TextFindings {
  var found: TextMeasurement
  var seconds: Double

  private var breaches: [TextFigure] { TextFigure.allCases.filter(found.isBreached) }
  private var unjudged: [TextFigure] {
    TextFigure.allCases.filter { figure in
      switch found.outcomes[figure] {
      case .measured: found.isPortable && !figure.isPortable
      case .undecided: false
      case .unjudged, .skipped, nil: true
      }
    }
  }
  private var undecided: [TextFigure] {
    TextFigure.allCases.filter { if case .undecided = found.outcomes[$0] { true } else { false } }
  }

  private var verdict: ReportVerdict {
    !breaches.isEmpty ? .failed : undecided.isEmpty ? .ok : .inconclusive
  }

  var exitCode: Int32 { verdict.exitCode }

  var document: ReportDocument {
    var document = ReportDocument(title: "metryvo-bench text", facts: RunFacts.current())
    document.sections = [
      ReportSection(
        "text", title: "Text, search and batches", verdict: verdict,
        blocks: [.paragraph(explanation), .table(table)] + growth)
    ]
    let judged = TextFigure.allCases.count - unjudged.count
    var words =
      switch verdict {
      case .failed: "\(breaches.count) of \(judged) figures breach a limit"
      case .ok: "all \(judged) figures hold"
      default: "\(undecided.count) of \(judged) figures undecided"
      }
    if !unjudged.isEmpty { words += ", \(unjudged.count) not judged" }
    document.conclusions = [
      ReportConclusion("text", verdict: verdict, text: "\(words) (\(Int(seconds.rounded())) s)")
    ]
    return document
  }

  /// How long files of rows take, by their rows.
  private var growth: [ReportBlock] {
    if found.batchTimes.isEmpty { return [] }
    let points = found.batchTimes.map {
      GrowthChart.Point(size: $0.size, nanoseconds: $0.time * 1e9)
    }
    return [
      .growth(
        GrowthChart(
          title: TextFigure.batchRate.statement, unit: "rows",
          series: [.init("time of the process", points: points)], note: found.notes[.batchGrowth]))
    ]
  }

  private var explanation: String {
    let slowness = found.yardstick / found.limits.yardstickNanoseconds
    return """
      Times are thread CPU, or user and system CPU of a process, the shortest of several rounds; that of two \
      cores is the wall's. What breaches its limit while neighbours take part of the core is undecided. On a \
      slower machine limits of times and rates follow the yardstick, which took \
      \(Figure.nanoseconds(found.yardstick)), \(Figure.ratio(slowness)) of what the limits are for.
      """
  }

  private var table: ReportTable {
    var table = ReportTable(columns: [
      .init("figure"), .init("what"), .init("measured", .right), .init("limit", .right),
      .init("remark"),
    ])
    for figure in TextFigure.allCases {
      let (value, reason) = outcome(of: figure)
      let limit = found.limits.value(of: figure, yardstick: found.yardstick)
      let verdict: ReportVerdict =
        unjudged.contains(figure)
        ? .notRun
        : undecided.contains(figure)
          ? .inconclusive : found.isBreached(figure) ? .failed : .ok
      table.append(
        .init(
          [
            figure.rawValue, figure.statement, value.map { text($0, of: figure) } ?? "–",
            "\(figure.isFloor ? "≥" : "≤") \(text(limit, of: figure))",
            [reason, found.notes[figure]].compactMap { $0 }
              .joined(separator: "; "),
          ], verdict: verdict))
    }
    return table
  }

  /// What was measured, and why it is not judged or not decided.
  private func outcome(of figure: TextFigure) -> (value: Double?, reason: String?) {
    switch found.outcomes[figure] {
    case .measured(let value):
      (value, unjudged.contains(figure) ? "not judged: its limit is for one machine" : nil)
    case .undecided(let value): (value, "undecided: neighbours took part of the core")
    case .unjudged(let value, let reason): (value, "not judged: \(reason)")
    case .skipped(let reason): (nil, "not judged: \(reason)")
    case nil: (nil, "not measured")
    }
  }

  private func text(_ value: Double, of figure: TextFigure) -> String {
    switch figure.unit {
    case .nanoseconds: Figure.nanoseconds(value)
    case .bytes: Figure.text(value, of: .peakMemory)
    case .rowsPerSecond: Figure.text(value, of: .operationsPerSecond)
    case .ratio: Figure.ratio(value)
    case .power: "n^\(Figure.digits(value))"
    }
  }

  var record: TextRecord {
    TextRecord(
      yardstickNanoseconds: found.yardstick,
      figures: TextFigure.allCases.map { figure in
        let (value, reason) = outcome(of: figure)
        return TextRecord.Figure(
          figure: figure.rawValue, value: value,
          limit: found.limits.value(of: figure, yardstick: found.yardstick),
          isBreached: found.isBreached(figure), notDecided: reason, note: found.notes[figure])
      })
  }
}

/// The figures of the suite `text` for programs: nanoseconds, bytes, rows per second, ratios or powers.
struct TextRecord: Encodable {
  var yardstickNanoseconds: Double
  var figures: [Figure]

  struct Figure: Encodable {
    var figure: String
    var value: Double?
    var limit: Double
    var isBreached: Bool
    /// Why the value is not held against the limit, or does not decide; `nil` if it is and does.
    var notDecided: String?
    var note: String?
  }
}
