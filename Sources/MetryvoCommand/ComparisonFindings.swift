import Conformance
import Foundation
import PerformanceBudgets
import Reporting

/// What a comparison found, as a document and as figures for programs.
struct ComparisonFindings {
  /// Names and what they compute with.
  var engines: [(name: String, summary: String)]
  var accuracy: [AccuracyReport]
  var speed: [WorkloadMeasurement]
  var seed: UInt64

  /// The product's own backends misround nothing; the others are shown, not judged.
  var holds: Bool { accuracy.prefix(2).allSatisfy { $0.misrounded == 0 && $0.cases > 0 } }

  func document(seconds: Double) -> ReportDocument {
    var document = ReportDocument(
      title: "metryvo compare",
      facts: [
        ReportFact("version", Version.number), ReportFact("commit", Version.commit),
        ReportFact("seed", String(seed)),
      ] + RunFacts.current())
    document.sections = [accuracySection, speedSection]
    let words = holds ? "both backends misround nothing" : "a backend misrounded a conversion"
    document.conclusions = [
      ReportConclusion(
        "compare", verdict: holds ? .ok : .failed,
        text: "\(words) (\(Int(seconds.rounded())) s)")
    ]
    return document
  }

  private var accuracySection: ReportSection {
    var table = ReportTable(columns: [
      .init("number type"), .init("computes with"), .init("conversions", .right),
      .init("misrounded", .right), .init("share", .right),
    ])
    var worst: [String] = []
    for (report, engine) in zip(accuracy, engines) {
      table.append(
        .init([
          report.subject, engine.summary, String(report.cases), String(report.misrounded),
          String(format: "%.1f %%", 100 * report.share),
        ]))
      if let found = report.worst {
        worst.append(
          "\(report.subject): \(found.input)\n  gives \(found.got)\n  exact \(found.exact)"
            + "\n  off by \(found.relativeError) relative")
      }
    }
    var blocks: [ReportBlock] = [.table(table)]
    if !worst.isEmpty {
      blocks += [
        .paragraph("The worst case of each:"), .preformatted(worst.joined(separator: "\n")),
      ]
    }
    return ReportSection(
      "accuracy", title: "Accuracy", verdict: holds ? .ok : .failed, blocks: blocks)
  }

  private var speedSection: ReportSection {
    var table = ReportTable(columns: [
      .init("workload"), .init("number type"), .init("ns per conversion", .right),
      .init("time ÷ native", .right), .init("99 % interval", .right),
    ])
    for measurement in speed {
      for subject in measurement.subjects {
        let rate = subject.median(of: .operationsPerSecond) ?? 0
        let ratios = measurement.ratios(of: subject.name, to: engines[0].name) ?? []
        let interval = MedianInterval(ratios, confidence: measurement.confidence)
        table.append(
          .init([
            measurement.workload, subject.name, String(format: "%.0f", rate > 0 ? 1e9 / rate : 0),
            interval.map { String(format: "%.2f", $0.median) } ?? "–",
            interval.map { String(format: "%.2f – %.2f", $0.lower, $0.upper) } ?? "–",
          ]))
      }
    }
    return ReportSection(
      "speed", title: "Speed, thread CPU, interleaved in this run", blocks: [.table(table)])
  }

  var record: Record {
    Record(
      seed: seed,
      accuracy: accuracy.map {
        Record.Accuracy(
          name: $0.subject, cases: $0.cases, misrounded: $0.misrounded,
          worstInput: $0.worst?.input, worstResult: $0.worst?.got, exactResult: $0.worst?.exact,
          relativeError: $0.worst?.relativeError)
      },
      speed: speed.flatMap { measurement in
        measurement.subjects.map { subject in
          Record.Speed(
            workload: measurement.workload, name: subject.name,
            conversionsPerSecond: subject.median(of: .operationsPerSecond) ?? 0,
            ratiosToNative: measurement.ratios(of: subject.name, to: engines[0].name) ?? [])
        }
      })
  }

  struct Record: Encodable {
    var seed: UInt64
    var accuracy: [Accuracy]
    var speed: [Speed]

    struct Accuracy: Encodable {
      var name: String
      var cases: Int
      var misrounded: Int
      var worstInput: String?
      var worstResult: String?
      var exactResult: String?
      var relativeError: String?
    }

    struct Speed: Encodable {
      var workload: String
      var name: String
      var conversionsPerSecond: Double
      var ratiosToNative: [Double]
    }
  }
}
