import PerformanceBudgets
import Reporting
import Workloads

/// What a run measured, as a document and as figures for programs.
struct BenchFindings {
  var judged: [JudgedMeasurement]
  var budgetFile: String

  private var verdicts: [BudgetVerdict] { judged.flatMap(\.verdicts) }

  /// 0 all budgets hold, 1 a breach, 2 no breach but something undecided.
  var exitCode: Int32 { verdicts.exitCode }

  func document(seconds: Double) -> ReportDocument {
    var document = ReportDocument(title: "metryvo-bench", facts: RunFacts.current())
    document.facts.append(ReportFact("budgets", budgetFile))
    document.sections = [budgets] + judged.map(section) + [throughput].compactMap { $0 }
    document.conclusions = [conclusion(seconds: seconds)]
    return document
  }

  private func conclusion(seconds: Double) -> ReportConclusion {
    let words =
      switch exitCode {
      case 0: "all \(verdicts.count) budgets hold"
      case 1: "\(verdicts.count { $0.outcome == .breach }) of \(verdicts.count) budgets breached"
      default:
        "\(verdicts.count { $0.outcome != .pass }) of \(verdicts.count) budgets undecided"
      }
    return ReportConclusion(
      "bench", verdict: verdict, text: "\(words) (\(Int(seconds.rounded())) s)")
  }

  private var verdict: ReportVerdict {
    exitCode == 0 ? .ok : exitCode == 1 ? .failed : .inconclusive
  }

  private var budgets: ReportSection {
    var table = ReportTable(columns: [
      .init("workload"), .init("backend"), .init("metric"), .init("measured", .right),
      .init("99 % interval", .right), .init("limit", .right),
    ])
    for verdict in verdicts {
      let metric = verdict.budget.metric
      let interval = verdict.interval.map {
        "\(Figure.text($0.lower, of: metric)) – \(Figure.text($0.upper, of: metric))"
      }
      table.append(
        .init(
          [
            verdict.budget.workload, verdict.subject ?? "", metric.rawValue,
            verdict.measured.map { Figure.text($0, of: metric) } ?? "–",
            interval ?? (metric.isExact ? "exact" : "too few rounds"),
            Figure.limit(verdict.budget.limit, of: metric),
          ], verdict: verdict.outcome.verdict))
    }
    var blocks: [ReportBlock] = [.table(table)]
    let undecided = verdicts.filter { $0.outcome != .pass }.map {
      "\($0.budget.workload) \($0.subject ?? "") \($0.budget.metric.rawValue): \($0.outcome): "
        + $0.budget.reason
    }
    if !undecided.isEmpty { blocks.append(.preformatted(undecided.joined(separator: "\n"))) }
    return ReportSection("budgets", title: "Budgets", verdict: verdict, blocks: blocks)
  }

  /// The latencies of a workload; a histogram where a sample is what a person waits for.
  private func section(_ judged: JudgedMeasurement) -> ReportSection {
    let measurement = judged.measurement
    let statement = ConversionWorkloads.statements.first { $0.identifier == measurement.workload }
    var blocks: [ReportBlock] = [
      .paragraph(
        "\(statement?.statement ?? ""). \(measurement.rounds) rounds, clocks cost "
          + "\(measurement.clockCosts.cpu) ns and are subtracted.")
    ]
    let isLatency = [ConversionWorkloads.keystroke, ConversionWorkloads.keystrokeToAll]
      .contains(measurement.workload)
    if isLatency {
      blocks.append(
        .latencies(
          LatencyChart(
            title: "Latency of \(measurement.workload), wall clock",
            series: measurement.subjects.map { Self.series($0.name, $0.wall) },
            limit: ReferenceLine(16_000_000, label: "budget 16 ms"))))
      blocks.append(
        .latencies(
          LatencyChart(
            title: "Latency of \(measurement.workload), thread CPU",
            series: measurement.subjects.map { Self.series($0.name, $0.cpu) })))
    }
    if let ratios = measurement.ratios(of: "gmp", to: "native"),
      let interval = MedianInterval(ratios, confidence: measurement.confidence)
    {
      blocks.append(
        .paragraph(
          "gmp takes \(Figure.ratio(interval.median)) of the time of native, 99 % interval "
            + "\(Figure.ratio(interval.lower))–\(Figure.ratio(interval.upper))."))
    }
    return ReportSection(measurement.workload, title: measurement.workload, blocks: blocks)
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
      blocks: [
        .bars(
          BarChart(
            title: "Conversions per second of thread CPU", unit: "conversions/s", bars: bars))
      ])
  }
}

extension BudgetOutcome {
  fileprivate var verdict: ReportVerdict {
    switch self {
    case .pass: .ok
    case .breach: .failed
    case .inconclusive: .inconclusive
    }
  }
}
