import Conformance
import Reporting

extension VerificationReport {
  /// The findings as a document; `facts` say where the run took place.
  func document(facts: [ReportFact]) -> ReportDocument {
    var document = ReportDocument(
      title: "metryvo verify",
      facts: [
        ReportFact("version", Version.number), ReportFact("commit", Version.commit),
        ReportFact("seed", String(plan.seed)),
      ] + facts,
      conclusions: [conclusion])
    if !plan.sets.isEmpty { document.sections.append(vectors) }
    document.sections.append(
      ReportSection(
        "laws", title: "Laws of arithmetic", verdict: verdict(of: all, \.arithmetic),
        blocks: [.table(lawTable(of: all, \.arithmetic))]))
    document.sections.append(
      ReportSection(
        "conversions", title: "Conversions", verdict: verdict(of: backends, \.conversions),
        blocks: [
          .paragraph(
            "\(plan.conversions.pairCount) ordered pairs of units in 8 rounding modes: "
              + "\(combinations) combinations\(sweep)"),
          .table(lawTable(of: backends, \.conversions)),
        ]))
    let notRun = missing + unjudged
    if !notRun.isEmpty {
      document.sections.append(
        ReportSection("not-run", title: "Not run", blocks: notRun.map(ReportBlock.paragraph)))
    }
    let failures = all.flatMap { $0.failures.flatMap(\.first) }
    if !failures.isEmpty {
      let shown = failures.prefix(Discrepancies.kept).map(\.description)
      document.sections.append(
        ReportSection(
          "failures", title: "Failures", blocks: [.preformatted(shown.joined(separator: "\n"))]))
    }
    return document
  }

  private var combinations: Int { plan.conversions.cases(perPairAndMode: 1) }

  /// How often the fewest-run backend saw each combination, or how many of them it saw.
  private var sweep: String {
    let identifier = ConversionLaws.sweepIdentifier
    let cases = backends.compactMap { backend in
      backend.conversions.reports.first { $0.law.identifier == identifier }?.cases
    }.min()
    guard let cases else { return "" }
    return cases < combinations
      ? ", of which \(cases) were run"
      : ", each run \(cases / combinations) \(cases / combinations == 1 ? "time" : "times")"
  }

  private var conclusion: ReportConclusion {
    let failed = all.flatMap(\.failures).reduce(0) { $0 + $1.count }
    let seconds = Int((duration / .seconds(1)).rounded())
    let words =
      holds
      ? "all holds"
      : failed > 0
        ? "\(failed) \(failed == 1 ? "case" : "cases") failed"
        : "\(unjudged.count) \(unjudged.count == 1 ? "law" : "laws") not judged"
    return ReportConclusion(
      "verify", verdict: holds ? .ok : .failed, text: "\(words) (\(seconds) s)")
  }

  /// Laws of which every case was discarded: they have judged nothing.
  private var unjudged: [String] {
    all.flatMap { backend in
      (backend.arithmetic.reports + backend.conversions.reports)
        .filter { $0.failures.count == 0 && !$0.holds }
        .map { "law \($0.law.identifier) (\(backend.backend)): every case was discarded" }
    }
  }

  private func verdict(
    of verifications: [BackendVerification],
    _ group: KeyPath<BackendVerification, BackendVerification.LawGroup>
  ) -> ReportVerdict {
    verifications.allSatisfy { $0[keyPath: group].reports.allSatisfy(\.holds) } ? .ok : .failed
  }

  private func lawTable(
    of verifications: [BackendVerification],
    _ group: KeyPath<BackendVerification, BackendVerification.LawGroup>
  ) -> ReportTable {
    let numbers = ["laws", "cases", "discarded", "failed", "cases/s"]
    var table = ReportTable(columns: [.init("backend")] + numbers.map { .init($0, .right) })
    for verification in verifications {
      let laws = verification[keyPath: group]
      let counts = [
        laws.reports.count, laws.cases, laws.discarded, laws.failed, laws.casesPerSecond,
      ]
      table.append(.init([verification.backend] + counts.map(String.init)))
    }
    return table
  }
}
