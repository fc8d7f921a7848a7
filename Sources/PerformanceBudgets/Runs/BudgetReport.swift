import Foundation
import Reporting
import Wording

/// The measurements of a run and the verdicts on the budgets.
public struct BudgetReport: Sendable {
  /// A budget that was not judged.
  public struct LeftOut: Sendable {
    /// The budget.
    public let budget: Budget
    /// The reason in words.
    public let reason: String
  }

  /// The file of the budgets.
  public let file: BudgetFile
  /// The verdicts in the order of the file, one for each judged budget and subject.
  public let verdicts: [BudgetVerdict]
  /// The budgets that were not judged.
  public let leftOut: [LeftOut]
  /// The measurements of all workloads.
  public let measurements: [WorkloadMeasurement]
  /// The duration of counting and timing in seconds.
  package let seconds: Double
  /// The function that returns the group under which the report shows a budget.
  let groups: @Sendable (Budget) -> String

  /// The exit code: 0 if all judged budgets hold, 1 for a breach, else 2.
  ///
  /// 2 means that a verdict is inconclusive, or that nothing was judged.
  public var exitCode: Int32 { verdicts.exitCode }

  /// The report for a terminal.
  public var text: String { TerminalRenderer().render(document) }
  /// The report as an HTML page.
  public var html: String { HTMLRenderer.render(document) }
  /// The verdicts as JUnit XML.
  public var junit: String { JUnitRenderer.render(document.testSuites, name: "budgets") }

  /// The bytes of the budget file with each figure replaced by its measured value; limits stay.
  public var updatedFile: Data {
    file.bytes { budget in
      guard case .figure = budget.limit else { return nil }
      return verdicts.first { $0.budget == budget }?.measured
    }
  }
}

extension BudgetReport {
  /// The verdict on the whole run.
  package var verdict: ReportVerdict { ReportVerdict(exitCode: exitCode) }

  package var document: ReportDocument {
    ReportDocument(
      title: "Budgets", facts: RunFacts.current() + [ReportFact("budgets", file.name)],
      sections: [budgetSection, leftOutSection, growthSection].compactMap { $0 }
        + measurements.compactMap(latencySection) + [countSection].compactMap { $0 },
      conclusions: [ReportConclusion("bench", verdict: verdict, text: conclusion)]
        + (leftOut.isEmpty ? [] : [ReportConclusion("bench", verdict: .notRun, text: notJudged)]))
  }

  private var notJudged: String { "\(leftOut.count.counted("limit")) not judged here" }

  private var conclusion: String {
    let (count, failed) = (verdicts.count, verdicts.count { $0.outcome == .breach })
    let words =
      switch exitCode {
      case 0: "all \(count.counted("verdict holds", "verdicts hold"))"
      case 1: "\(failed) of \(count.counted("verdict")) breached"
      default: "\(verdicts.count { $0.outcome != .pass }) of \(count.counted("verdict")) undecided"
      }
    return "\(words) (\(Int(seconds.rounded())) s)"
  }

  private var budgetSection: ReportSection {
    // The board sorts its groups, and the entries of a group by their margin.
    let board = BudgetBoard(entries: verdicts.map(entry))
    var blocks: [ReportBlock] = [
      .budgets(BudgetBoard(entries: board.groups.flatMap(\.entries)))
    ]
    let notPassed = verdicts.filter { $0.outcome != .pass }.map { verdict in
      "\(place(of: verdict.budget)) \(verdict.subject ?? ""): \(verdict.outcome): "
        + verdict.budget.reason
    }
    if !notPassed.isEmpty { blocks.append(.preformatted(notPassed.joined(separator: "\n"))) }
    for verdict in verdicts where verdict.outcome == .breach {
      if let table = functions(of: verdict) { blocks.append(.table(table)) }
    }
    return ReportSection("budgets", title: "Budgets", verdict: verdict, blocks: blocks)
  }

  private func entry(_ verdict: BudgetVerdict) -> BudgetBoard.Entry {
    let budget = verdict.budget
    let isHeld = verdict.outcome == .pass || verdict.outcome == .breach
    return BudgetBoard.Entry(
      workload: budget.workload, subject: verdict.subject, metric: name(of: budget),
      unit: budget.metric.reportUnit, measured: verdict.measured,
      interval: verdict.interval.map { ($0.lower, $0.upper) }, limit: budget.limit.bound,
      isFloor: budget.limit.isFloor, verdict: verdict.outcome.reportVerdict,
      reason: isHeld ? budget.reason : "\(verdict.outcome); \(budget.reason)",
      place: file.line(of: budget).map { ReportPlace(file: file.name, line: $0) },
      group: groups(budget), words: words(of: verdict), isFigure: budget.limit.isFigure)
  }

  /// Returns words like `batch: 100000 rows, metryvo: time ÷ gnu-units's`.
  private func words(of verdict: BudgetVerdict) -> String {
    let budget = verdict.budget
    let subject = verdict.subject.map { ", \($0)" } ?? ""
    let other = budget.other.map { " ÷ \($0)'s" } ?? ""
    return "\(budget.call.words)\(subject): \(budget.metric.words)\(other)"
  }

  /// Returns a place like `Budgets.json:12: multi-convert instructions-per-operation`.
  private func place(of budget: Budget) -> String {
    "\(file.name):\(file.line(of: budget) ?? 0): \(budget.workload) \(name(of: budget))"
  }

  /// Returns the metric with the other subject of a ratio, like `ratio-to-subject intel`.
  private func name(of budget: Budget) -> String {
    budget.metric.rawValue + (budget.other.map { " \($0)" } ?? "")
  }

  /// Returns the functions with the most instructions, for a breach of an instruction budget.
  private func functions(of verdict: BudgetVerdict) -> ReportTable? {
    let measured = measurements.first { $0.workload == verdict.budget.workload }
    guard verdict.budget.metric == .instructions,
      let count = verdict.subject.flatMap({ measured?.subject($0) })?.count,
      !count.functions.isEmpty
    else { return nil }
    let name = "\(verdict.budget.workload) \(verdict.subject ?? ""): function that takes most"
    return ReportTable(
      columns: [.init(name), .init("instructions", .right)],
      rows: count.functions.map { .init([$0.name, Self.text($0.instructions)]) })
  }

  private var leftOutSection: ReportSection? {
    if leftOut.isEmpty { return nil }
    var table = ReportTable(columns: [.init("not judged"), .init("budgets", .right)])
    let reasons = Dictionary(grouping: leftOut, by: \.reason)
    for (reason, budgets) in reasons.sorted(by: { $0.key < $1.key }) {
      table.append(.init([reason, "\(budgets.count)"], verdict: .notRun))
    }
    return ReportSection(
      "not-judged", title: "Not judged here", verdict: .notRun, blocks: [.table(table)])
  }

  private var growthSection: ReportSection? {
    let charts = measurements.compactMap { measurement -> GrowthChart? in
      guard let exponent = measurement.growthExponent else { return nil }
      let points = measurement.subjects.compactMap { subject in
        subject.size.flatMap { size in
          subject.count.map { GrowthChart.Point(size: size, nanoseconds: $0.instructions) }
        }
      }
      return GrowthChart(
        title: measurement.workload, unit: "size",
        series: [.init("instructions of an operation", points: points)],
        note: "The instructions grow as size^\(String(format: "%.3f", exponent)).", counts: .count)
    }
    if charts.isEmpty { return nil }
    return ReportSection(
      "growth", title: "Growth with the size",
      blocks: [.paragraph("Both axes are logarithmic: a power of the size is a straight line.")]
        + charts.map(ReportBlock.growth))
  }

  /// Returns a chart of the distribution of sample times, for a workload with timed samples.
  private func latencySection(_ measurement: WorkloadMeasurement) -> ReportSection? {
    let waited = measurement.subjects.filter { $0.wall.count > 0 }
    if waited.isEmpty { return nil }
    let limit = verdicts.first {
      $0.budget.workload == measurement.workload && $0.budget.metric.percentile != nil
    }?.budget.limit.bound
    return ReportSection(
      measurement.workload, title: measurement.workload,
      blocks: [
        .latencies(
          LatencyChart(
            title: "Latency of \(measurement.workload), wall clock",
            series: waited.map { Self.series($0.name, $0.wall) },
            limit: limit.map { ReferenceLine($0, label: "budget") }))
      ])
  }

  private static func series(_ name: String, _ samples: SampleHistogram) -> LatencyChart.Series {
    LatencyChart.Series(
      name,
      buckets: samples.buckets(48).map {
        .init(lower: Int($0.lower), upper: max(Int($0.lower), Int($0.upper)), count: $0.count)
      },
      percentiles: SampleHistogram.reportedPercentiles.map {
        .init(
          $0 == 100 ? "max" : "p\($0.formatted(.number.grouping(.never)))",
          nanoseconds: Double(samples.value(atPercentile: $0)))
      })
  }

  /// A table of the counts, with mispredictions and cache misses of the simulated processor.
  private var countSection: ReportSection? {
    var table = ReportTable(columns: [
      .init("workload"), .init("subject"), .init("instructions", .right),
      .init("mispredicted", .right), .init("cache misses", .right),
    ])
    for measurement in measurements {
      for subject in measurement.subjects {
        guard let count = subject.count, count.samples.isEmpty else { continue }
        table.append(
          .init([
            measurement.workload, subject.name, Self.text(count.instructions),
            Self.text(count.mispredictions), Self.text(count.cacheMisses),
          ]))
      }
    }
    if table.rows.isEmpty { return nil }
    return ReportSection(
      "instructions", title: "Instructions of an operation",
      blocks: [
        .table(table),
        .paragraph(
          "Counted by Callgrind, with simulated caches of 32 KiB and 8 MiB and a simulated branch "
            + "predictor; the caches' misses are those of the first level."),
      ])
  }

  private static func text(_ value: Double) -> String { String(format: "%.4g", value) }
}

extension Metric {
  fileprivate var reportUnit: ReportUnit {
    switch self {
    case .wallP50, .wallP99, .wallP999: .nanoseconds
    case .operationsPerSecond: .perSecond
    case .ratioToSubject, .worstToTypical: .ratio
    case .instructions, .allocations, .growthExponent: .count
    case .allocatedBytes, .peakMemory: .bytes
    }
  }
}

extension BudgetOutcome {
  fileprivate var reportVerdict: ReportVerdict {
    switch self {
    case .pass: .ok
    case .breach: .failed
    case .inconclusive: .inconclusive
    }
  }
}
