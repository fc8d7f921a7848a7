import BuildInformation
import Conformance
import Reporting
import Wording

extension FaultCampaigns {
  /// Returns a document that names the finder of each fault on each seed.
  ///
  /// `facts` are the facts about the last run.
  package func document(facts: [ReportFact]) -> ReportDocument {
    let verdict: ReportVerdict = notFound.isEmpty ? .ok : .failed
    return ReportDocument(
      title: "metryvo verify mutants",
      facts: [
        ReportFact("version", runs.last?.version ?? Version.number), ReportFact("commit", commit),
      ] + facts,
      sections: [
        ReportSection(
          "faults", title: "Seeded faults", verdict: verdict,
          blocks: [
            .paragraph(
              "Each fault is a mistake made on purpose, one at a time, in a process of its own. It is found when "
                + "a law or a published vector does not hold, or when the process ends or falls silent. Shown are "
                + "the cases judged until then."),
            .shares(speed), .table(table),
          ])
      ],
      conclusions: [ReportConclusion("mutants", verdict: verdict, text: score)])
  }

  /// The limits of the numbers of cases that divide the bars of the chart.
  private static let bounds = [10, 100, 1_000, 10_000]

  /// The chart of the numbers of faults that each seed found within each of the limits.
  private var speed: ShareChart {
    let places = Self.bounds.count
    return ShareChart(
      title: "Faults by the cases judged until they are found",
      parts: Self.bounds.map { "≤ \($0)" } + ["more", "not found"], goodParts: 2,
      bars: runs.map { run in
        var counts = Array(repeating: 0, count: places + 2)
        for row in run.rows {
          let place = Self.bounds.firstIndex { row.finding.cases <= $0 } ?? places
          counts[row.finding.isKilled ? place : places + 1] += 1
        }
        let found = run.rows.count - run.survivors.count
        return .init(
          "seed \(run.seed)", counts: counts, remark: "\(found) of \(run.rows.count) found")
      })
  }

  /// The table with a row for each fault, and rows with the medians of each area.
  private var table: ReportTable {
    var table = ReportTable(
      columns: [.init("fault"), .init("where"), .init("found by")]
        + runs.map { .init("cases, seed \($0.seed)", .right) })
    let faults = runs.first?.rows ?? []
    for area in ListedFault.Area.allCases {
      let rows = faults.filter { FaultTable.fault($0.number)?.area == area }
      if rows.isEmpty { continue }
      for row in rows { table.append(self.row(row)) }
      let numbers = Set(rows.map(\.number))
      let ofRuns = runs.map { run in run.rows.filter { numbers.contains($0.number) } }
      let missed = Set(ofRuns.joined().filter { !$0.finding.isKilled }.map(\.number)).count
      table.append(
        .init(
          [
            "\(area.rawValue), \(rows.count.counted("fault"))", "",
            "\(rows.count - missed) found; medians",
          ]
            + ofRuns.map { Self.medianCases($0) },
          isSummary: true, verdict: missed == 0 ? .ok : .failed))
    }
    return table
  }

  private func row(_ fault: FaultCampaign.Row) -> ReportTable.Row {
    let findings = runs.map { run in run.rows.first { $0.number == fault.number }?.finding }
    var finders: [String] = []
    for finder in findings.compactMap({ $0?.finder }) where !finders.contains(finder) {
      finders.append(finder)
    }
    let cases = findings.map { finding in
      guard let finding, finding.isKilled else { return "–" }
      return String(finding.cases)
    }
    return .init(
      [
        "\(fault.name): \(fault.statement)", fault.files.joined(separator: ", "),
        finders.joined(separator: "; "),
      ] + cases, verdict: findings.allSatisfy { $0?.isKilled == true } ? .ok : .failed)
  }

  /// Returns the median number of cases, or the upper of two medians; a dash if no fault was found.
  private static func medianCases(_ rows: [FaultCampaign.Row]) -> String {
    let cases = rows.filter(\.finding.isKilled).map(\.finding.cases).sorted()
    return cases.isEmpty ? "–" : String(cases[cases.count / 2])
  }
}
