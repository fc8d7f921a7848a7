import BuildInformation
import Conformance
import DecimalArithmetic
import Reporting
import Wording

extension SweepVerification {
  /// Returns the findings as a document; `facts` are the facts about the machine and the time.
  package func document(facts: [ReportFact]) -> ReportDocument {
    var document = ReportDocument(
      title: "metryvo verify conversions",
      facts: [
        ReportFact("version", Version.number), ReportFact("commit", Version.commit),
        ReportFact("seed", String(seed)),
      ] + (registry.map { [ReportFact("registry", $0)] } ?? []) + facts,
      sections: [
        ReportSection(
          "conversions", title: "Conversions", verdict: report.holds ? .ok : .failed,
          blocks: [.paragraph(extent), .paragraph(speed.description), .table(backendTable)]),
        ReportSection(
          "values", title: "Values", blocks: [.table(valueTable), .table(roundingTable)]),
      ],
      conclusions: [conclusion])
    if !report.unjudged.isEmpty {
      let lines = report.unjudged.sorted { $0.key < $1.key }.map { "\($0.value) values: \($0.key)" }
      document.sections.append(
        ReportSection("not-run", title: "Not run", blocks: lines.map(ReportBlock.paragraph)))
    }
    if !report.failures.isEmpty {
      var texts = report.failures.map(\.description)
      if let registry { texts.append("each repeats with --registry \(registry) added") }
      document.sections.append(
        ReportSection(
          "failures", title: "Failures", blocks: [.preformatted(texts.joined(separator: "\n"))]))
    }
    return document
  }

  private var extent: String {
    let targets = ConversionSweep.targets.map { target in
      switch target {
      case .digits(let digits): "\(digits) digits"
      case .decimals(let decimals, _): "\(decimals) decimals"
      }
    }.joined(separator: ", ")
    let part = restriction.map { " (\($0))" } ?? ""
    return "\(report.pairs.counted("ordered pair")) of units\(part), "
      + "\(report.valueCount.counted("value")), at least \(report.fewestValues) for each pair; "
      + "\(ConversionSweep.targets.count) targets (\(targets)) in 8 rounding modes: "
      + "\(report.roundingCount.counted("rounding")), each compared with the oracle's on every backend"
  }

  private var backendTable: ReportTable {
    ReportTable(
      columns: [.init("backend"), .init("conversions", .right), .init("failed", .right)],
      rows: backends.map { backend in
        .init(
          [backend] + [report.compared, report.failedOn].map { String($0[backend, default: 0]) })
      })
  }

  /// The table of the kinds of values, in the order in which the text explains them.
  private var valueTable: ReportTable {
    ReportTable(
      columns: [.init("kind of value"), .init("values", .right)],
      rows: SweepReport.kindNames.compactMap { kind in
        report.values[kind].map { .init([kind, String($0)]) }
      })
  }

  private var roundingTable: ReportTable {
    let rows = TargetExpectation.Side.allCases.map { side in
      (side.words, report.roundings[side, default: 0])
    }
    return ReportTable(
      columns: [.init("exact result"), .init("roundings", .right)],
      rows: (rows + [("0, infinite or not a number", report.settledRoundings)]).map {
        .init([$0.0, String($0.1)])
      })
  }

  private var conclusion: ReportConclusion {
    let seconds = Int((duration / .seconds(1)).rounded())
    let words =
      report.failed > 0
      ? "\(report.failed) of \(report.comparedCount.counted("conversion")) failed"
      : report.holds
        ? "all \(report.comparedCount.grouped) conversions are the oracle's"
        : "not everything was judged"
    return ReportConclusion(
      "verify", verdict: report.holds ? .ok : .failed, text: "\(words) (\(seconds) s)")
  }
}

extension TargetExpectation.Side {
  fileprivate var words: String {
    switch self {
    case .exact: "representable"
    case .tie: "a tie"
    case .between: "neither"
    }
  }
}
