import Conformance
import PropertyTesting
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
    if let law = plan.law, let number = plan.caseNumber {
      let texts = all.compactMap { backend in
        (backend.arithmetic.caseText ?? backend.conversions.caseText).map {
          ReportBlock.paragraph("\(backend.backend): \($0)")
        }
      }
      document.sections.append(
        ReportSection("case", title: "Case \(number) of \(law)", blocks: texts))
    }
    if !plan.sets.isEmpty { document.sections.append(vectors) }
    if all.contains(where: { !$0.arithmetic.reports.isEmpty }) {
      document.sections.append(
        ReportSection(
          "laws", title: "Laws of arithmetic", verdict: verdict(of: all, \.arithmetic),
          blocks: [.table(lawTable(of: all, \.arithmetic))]
            + (zivDepths.map { [.paragraph($0.description)] } ?? [])))
    }
    if all.contains(where: { !$0.conversions.reports.isEmpty }) {
      document.sections.append(
        ReportSection(
          "conversions", title: "Conversions", verdict: verdict(of: backends, \.conversions),
          blocks: sweep + [.table(lawTable(of: backends, \.conversions))]))
    }
    let notRun = missing + unjudged
    if !notRun.isEmpty {
      document.sections.append(
        ReportSection("not-run", title: "Not run", blocks: notRun.map(ReportBlock.paragraph)))
    }
    let failures = all.flatMap(\.failures)
    if !failures.isEmpty {
      let shown = failures.prefix(Discrepancies.kept)
      document.sections.append(
        ReportSection(
          "failures", title: "Failures", blocks: [.preformatted(shown.joined(separator: "\n"))]))
    }
    return document
  }

  private var combinations: Int { plan.conversions.cases(perPairAndMode: 1) }

  /// How often the fewest-run backend saw each combination, or how many of them it saw.
  private var sweep: [ReportBlock] {
    let identifier = ConversionLaws.sweepIdentifier
    let cases = backends.compactMap { backend in
      backend.conversions.reports.first { $0.identifier == identifier }?.cases
    }.min()
    guard let cases else { return [] }
    let times =
      cases < combinations
      ? "of which \(cases) \(cases == 1 ? "was" : "were") run"
      : "each run \(cases / combinations) \(cases / combinations == 1 ? "time" : "times")"
    return [
      .paragraph(
        "\(plan.conversions.pairCount) ordered pairs of units in 8 rounding modes: "
          + "\(combinations) combinations, \(times)")
    ]
  }

  private var conclusion: ReportConclusion {
    let failed = all.reduce(0) { $0 + $1.failed }
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

  /// Laws whose run is no judgement, and why.
  private var unjudged: [String] {
    all.flatMap { backend in
      backend.laws.compactMap { law in
        law.obstacle.map { "law \(law.identifier) (\(backend.backend)): \($0)" }
      }
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
    let numbers = ["laws", "replayed", "cases", "discarded", "failed", "cases/s"]
    var table = ReportTable(columns: [.init("backend")] + numbers.map { .init($0, .right) })
    for verification in verifications {
      let laws = verification[keyPath: group]
      let counts = [
        laws.reports.count, laws.replayed, laws.cases, laws.discarded, laws.failed,
        laws.casesPerSecond,
      ]
      table.append(.init([verification.backend] + counts.map(String.init)))
    }
    return table
  }
}
