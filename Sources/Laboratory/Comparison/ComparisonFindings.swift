import BuildInformation
import Conformance
import Foundation
import Peers
import PerformanceBudgets
import Reporting
import Wording
import Workloads

/// The findings of a comparison, as a document and as figures for programs.
package struct ComparisonFindings {
  let comparison: Comparison
  var seed: UInt64

  package init(_ comparison: Comparison, seed: UInt64) {
    self.comparison = comparison
    self.seed = seed
  }

  /// The engines with their accuracy reports.
  var judged: [(engine: ComparedEngine, accuracy: AccuracyReport)] {
    Array(zip(comparison.engines, comparison.accuracy))
  }

  /// Whether our own backends round every result correctly; other engines get no verdict.
  package var holds: Bool {
    judged.allSatisfy { engine, report in
      let tally = report.tally()
      return !engine.isOurs || (tally.misrounded == 0 && tally.cases > 0 && tally.notOffered == 0)
    }
  }

  /// The name of the first engine, to which the ratios are relative.
  var reference: String { comparison.engines.first?.name ?? "" }

  /// Returns the ratio of an engine's time to the reference's; `nil` if either was not timed.
  func ratio(of name: String, in workload: String) -> MedianInterval? {
    guard let found = comparison.speed.first(where: { $0.workload == workload }),
      let ratios = found.ratios(of: name, to: reference)
    else { return nil }
    return MedianInterval(ratios, confidence: found.confidence)
  }

  /// Returns the median nanoseconds of a conversion; `nil` for an engine that was not timed.
  func nanoseconds(of name: String, in workload: String) -> Double? {
    comparison.speed.first { $0.workload == workload }?.subject(name)?
      .median(of: .operationsPerSecond).map { 1e9 / $0 }
  }

  package func document(seconds: Double) -> ReportDocument {
    var document = ReportDocument(
      title: "metryvo compare",
      facts: [
        ReportFact("version", Version.number), ReportFact("commit", Version.commit),
        ReportFact("seed", String(seed)),
      ] + RunFacts.current())
    document.sections = [glance, accuracySection, speedSection, sizesSection, whoSection]
      .compactMap { $0 }
    document.conclusions = conclusions(seconds: seconds)
    return document
  }

  private func conclusions(seconds: Double) -> [ReportConclusion] {
    let verdict: ReportVerdict = holds ? .ok : .failed
    let ours = judged.filter(\.engine.isOurs)
    let counts = ours.map { "\($0.engine.name) 0 of \($0.accuracy.tally().cases.grouped)" }
    let words =
      ours.isEmpty
      ? "no backend of ours was judged"
      : holds
        ? "misrounded: \(counts.joined(separator: ", "))"
        : "a backend misrounded a conversion, or has not got one"
    var lines: [(text: String, verdict: ReportVerdict, chapter: ReportChapter)] = [
      ("\(words) (\(Int(seconds.rounded())) s)", verdict, .accuracy)
    ]
    let others = judged.filter { !$0.engine.isOurs }.map { engine, report in
      "\(engine.name) \(Self.percent(report.tally([.typed]).share))"
    }
    if !others.isEmpty {
      lines.append(
        ("misrounded of typed numbers: " + others.joined(separator: ", "), .ok, .accuracy))
    }
    let times = comparison.engines.dropFirst().compactMap { engine in
      ratio(of: engine.name, in: ConversionWorkloads.textToText).map {
        "\(engine.name) \(Self.interval($0))"
      }
    }
    if !times.isEmpty {
      lines.append(
        ("time ÷ \(reference), text to text: " + times.joined(separator: ", "), .ok, .speed))
    }
    lines += comparison.sizes.map { ($0.sentence, .ok, .speed) }
    if !comparison.absent.isEmpty {
      let names = comparison.absent.map(\.kind.rawValue).joined(separator: ", ")
      lines.append(("\(comparison.absent.count) peers are not here: \(names)", .notRun, .speed))
    }
    return lines.map {
      ReportConclusion("compare", verdict: $0.verdict, text: $0.text, chapter: $0.chapter)
    }
  }

  /// Returns a share as text such as `12.3 %`; a share above 0 is never written as 0.
  static func percent(_ share: Double) -> String {
    share == 0 ? "0 %" : share < 0.0005 ? "< 0.1 %" : String(format: "%.1f %%", 100 * share)
  }

  /// Returns a ratio with its interval as text such as `2.31 [2.20, 2.40]`.
  static func interval(_ ratio: MedianInterval) -> String {
    "\(number(ratio.median)) [\(number(ratio.lower)), \(number(ratio.upper))]"
  }

  private static func number(_ value: Double) -> String {
    String(
      format: value < 0.1 ? "%.3f" : value < 10 ? "%.2f" : value < 100 ? "%.1f" : "%.0f", value)
  }
}

extension AccuracyReport {
  /// Returns the sum of the tallies of some kinds of numbers over all kinds of formulas.
  func tally(_ kinds: [AccuracyCase.Kind]) -> AccuracyTally {
    tally(of: AccuracyModel.allCases, kinds)
  }
}
