import PerformanceBudgets
import Reporting
import Wording
import Workloads

/// What a run measured, as a document and as figures for programs.
struct BoardFindings {
  let judged: [JudgedMeasurement]
  let file: BudgetFile
  /// The budgets that are not judged here: for other machines, or beyond what was asked for.
  let leftOut: [Budget]
  /// How the figures compare with stored ones; `nil` where nothing is compared.
  let comparisons: [BaselineComparison]?
  /// The verdicts of the budgets that are judged, after the looks of further processes; one whose workload was not
  /// run is undecided.
  let verdicts: [BudgetVerdict]

  /// What was measured on the board of a suite.
  init(
    _ judged: [JudgedMeasurement], of suite: BoardSuite, confirmation: Confirmation,
    comparisons: [BaselineComparison]?
  ) {
    self.judged = judged
    file = suite.file
    leftOut = suite.leftOut
    self.comparisons = comparisons
    verdicts = confirmation.confirmed(
      suite.budgets.verdicts(on: judged.map(\.measurement)), on: judged, in: suite.file)
  }

  /// 0 all holds, 1 a breach or something worse than stored, 2 neither, but something undecided.
  var exitCode: Int32 {
    let codes = [verdicts.exitCode] + (comparisons.map { [$0.exitCode] } ?? [])
    return codes.contains(1) ? 1 : codes.max() ?? 2
  }

  func document(seconds: Double) -> ReportDocument {
    var document = ReportDocument(title: "metryvo-bench", facts: RunFacts.current())
    document.facts.append(ReportFact("budgets", file.name))
    document.sections =
      [budgetSection] + [comparisons.map(Self.section)].compactMap { $0 }
      + judged.map(\.measurement).compactMap(latencies)
      + [growth, throughput, workloads].compactMap { $0 }
    document.conclusions = [conclusion(seconds: seconds)]
    return document
  }

  private func conclusion(seconds: Double) -> ReportConclusion {
    var words =
      switch verdicts.exitCode {
      case 0: "all \(verdicts.count.counted("budget holds", "budgets hold"))"
      case 1:
        "\(verdicts.count { $0.outcome == .breach }) of "
          + "\(verdicts.count.counted("budget")) breached"
      default:
        "\(verdicts.count { $0.outcome != .pass }) of \(verdicts.count.counted("budget")) undecided"
      }
    if !leftOut.isEmpty { words += ", \(leftOut.count) not judged here" }
    if let comparisons {
      words +=
        ", \(comparisons.count { $0.outcome == .worse }) of \(comparisons.count) figures worse than stored"
    }
    return ReportConclusion(
      "bench", verdict: verdict, text: "\(words) (\(Int(seconds.rounded())) s)")
  }

  private var verdict: ReportVerdict { ReportVerdict(exitCode: exitCode) }

  private var budgetSection: ReportSection {
    var blocks: [ReportBlock] = [
      .budgets(BudgetBoard(of: verdicts, from: file)),
      .paragraph(
        "Medians over rounds, with the intervals that decide: of calm rounds, or of all where those do not. All "
          + "verdicts together err in at most 1 % of boards."
      ),
    ]
    let notPassed = verdicts.filter { $0.outcome != .pass }.map { verdict in
      line(of: verdict.budget, verdict.subject) + ": \(verdict.outcome): \(verdict.budget.reason)"
    }
    if !notPassed.isEmpty { blocks.append(.preformatted(notPassed.joined(separator: "\n"))) }
    if !leftOut.isEmpty {
      blocks.append(.paragraph("Budgets that are not judged here: \(leftOut.count)."))
      let lines = leftOut.map { budget in
        let isHere = budget.isFor(machine: RunFacts.machineClass)
        let why = isHere ? "not with --portable or --quick" : "for '\(budget.machine ?? "")'"
        return line(of: budget, budget.subject) + ": not judged: \(why)"
      }
      blocks.append(.preformatted(lines.joined(separator: "\n")))
    }
    return ReportSection("budgets", title: "Budgets", verdict: verdict, blocks: blocks)
  }

  /// `Budgets.json:12: multi-convert native cpu-p99.9`.
  private func line(of budget: Budget, _ subject: String?) -> String {
    "\(file.name):\(file.line(of: budget) ?? 0): \(budget.workload) \(subject ?? "") "
      + budget.metric.rawValue
  }

  /// The latencies of a workload of which a sample is what a person waits for.
  private func latencies(of measurement: WorkloadMeasurement) -> ReportSection? {
    let waited = [ConversionWorkloads.keystroke, ConversionWorkloads.keystrokeToAll]
    guard waited.contains(measurement.workload) else { return nil }
    return ReportSection(
      measurement.workload, title: measurement.workload,
      blocks: Self.statement(of: measurement.workload) + [
        .latencies(
          LatencyChart(
            title: "Latency of \(measurement.workload), wall clock",
            series: measurement.subjects.map { Self.series($0.name, $0.wall) },
            limit: ReferenceLine(16_000_000, label: "budget 16 ms"))),
        .latencies(
          LatencyChart(
            title: "Latency of \(measurement.workload), thread CPU",
            series: measurement.subjects.map { Self.series($0.name, $0.cpu) })),
      ])
  }

  /// What a workload does, if that is stated.
  private static func statement(of workload: String) -> [ReportBlock] {
    ConversionWorkloads.statements.filter { $0.identifier == workload }
      .map { .paragraph("\($0.statement).") }
  }

  private static func series(_ name: String, _ samples: SampleHistogram) -> LatencyChart.Series {
    LatencyChart.Series(
      name,
      buckets: samples.buckets(48).map {
        .init(lower: Int($0.lower), upper: max(Int($0.lower), Int($0.upper)), count: $0.count)
      },
      percentiles: SampleHistogram.reportedPercentiles.map {
        .init(
          $0 == 100 ? "max" : "p\(Figure.percentile($0))",
          nanoseconds: Double(samples.value(atPercentile: $0)))
      })
  }

  private var throughput: ReportSection? {
    let workload = ConversionWorkloads.multiConvert
    guard let found = judged.first(where: { $0.measurement.workload == workload }) else {
      return nil
    }
    let bars = found.measurement.subjects.map { subject in
      let values = subject.values[.operationsPerSecond] ?? []
      return BarChart.Bar(
        subject.name, value: subject.median(of: .operationsPerSecond) ?? 0, low: values.min(),
        high: values.max())
    }
    return ReportSection(
      "throughput", title: "Multi-convert throughput",
      blocks: Self.statement(of: workload) + [
        .bars(
          BarChart(
            title: "Conversions per second of thread CPU", unit: "conversions/s", bars: bars))
      ])
  }
}
