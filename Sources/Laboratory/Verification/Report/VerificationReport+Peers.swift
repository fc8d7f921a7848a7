import Conformance
import Peers
import Reporting

extension VerificationReport {
  /// The sections of the comparisons with a peer; empty without a comparison.
  var peerSections: [ReportSection] {
    guard let first = peers.reports.first else { return [] }
    let verdict: ReportVerdict = peers.reports.allSatisfy(\.holds) ? .ok : .failed
    return [
      ReportSection(
        "peer", title: "Beside \(first.peer)", verdict: verdict,
        blocks: [.table(comparisons)]
          + (skips.rows.isEmpty ? [] : [.table(skips)])
          + (deviations.rows.isEmpty ? [] : [.table(deviations)]) + rules)
    ]
  }

  private var columns: [ReportTable.Column] { peers.reports.map { .init($0.subject, .right) } }

  private var comparisons: ReportTable {
    let numbers = [
      "operations", "replayed", "cases", "compared", "documented", "failed", "cases/s",
    ]
    var table = ReportTable(columns: [.init("backend")] + numbers.map { .init($0, .right) })
    for report in peers.reports {
      let counts = [
        report.operations.count, report.replayed, report.cases, report.compared, report.deviating,
        report.failed, Int(report.casesPerSecond),
      ]
      table.append(.init([report.subject] + counts.map(String.init)))
    }
    return table
  }

  private var skips: ReportTable {
    let reasons = Set(peers.reports.flatMap(\.skipped.keys)).sorted()
    return ReportTable(
      columns: [.init("skipped because")] + columns,
      rows: reasons.map { reason in
        .init([reason] + peers.reports.map { String($0.skipped[reason, default: 0]) })
      })
  }

  /// The documented differences that occurred in this run.
  private var met: [PeerDeviation] {
    (peers.reports.first?.ledger ?? []).filter { deviation in
      peers.reports.contains { $0.deviations[deviation.identifier] != nil }
    }
  }

  private var deviations: ReportTable {
    ReportTable(
      columns: [.init("documented difference")] + columns,
      rows: met.map { deviation in
        .init(
          [deviation.identifier]
            + peers.reports.map { String($0.deviations[deviation.identifier, default: 0]) })
      })
  }

  /// Paragraphs with the rules of the differences that occurred; our answers are the oracle's.
  private var rules: [ReportBlock] {
    met.map { .paragraph("\($0.identifier): \($0.rule)") }
  }
}
