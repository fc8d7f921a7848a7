import Conformance
import MeasureText
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
    if let number = plan.caseNumber {
      let law = plan.law ?? PeerVerification.lawIdentifier
      let texts =
        all.compactMap { backend in
          backend.groups.compactMap(\.caseText).first
            .map { ReportBlock.paragraph("\(backend.backend): \($0)") }
        } + peers.caseTexts.map(ReportBlock.paragraph)
      document.sections.append(
        ReportSection("case", title: "Case \(number) of \(law)", blocks: texts))
    }
    if !plan.sets.isEmpty { document.sections.append(vectors) }
    if all.contains(where: { !$0.arithmetic.reports.isEmpty }) {
      document.sections.append(
        ReportSection(
          "laws", title: "Laws of arithmetic",
          verdict: verdict(of: backends + agreements, \.arithmetic),
          blocks: [.table(lawTable(of: backends + agreements, \.arithmetic))]
            + (zivDepths.map { [.paragraph($0.description)] } ?? [])))
    }
    if all.contains(where: { !$0.exhaustive.reports.isEmpty }) {
      document.sections.append(
        ReportSection(
          "exhaustive", title: "Exhaustive, small precisions",
          verdict: verdict(of: backends, \.exhaustive),
          blocks: completeness + [.table(lawTable(of: backends, \.exhaustive))]))
    }
    document.sections += cellSections
    if all.contains(where: { !$0.conversions.reports.isEmpty }) {
      document.sections.append(
        ReportSection(
          "conversions", title: "Conversions", verdict: verdict(of: backends, \.conversions),
          blocks: sweep + [.table(lawTable(of: backends, \.conversions))]))
    }
    if texts.contains(where: { !$0.texts.reports.isEmpty }) {
      document.sections.append(
        ReportSection(
          "texts", title: "Reading and writing", verdict: verdict(of: texts, \.texts),
          blocks: [
            .paragraph("numbers and measures in \(NumberLocale.allCases.count) locales"),
            .table(lawTable(of: texts, \.texts)),
          ]))
    }
    document.sections += peerSections
    let notRun = missing + unjudged
    if !notRun.isEmpty {
      document.sections.append(
        ReportSection("not-run", title: "Not run", blocks: notRun.map(ReportBlock.paragraph)))
    }
    let failures =
      all.flatMap(\.failures)
      + peers.reports.compactMap { report in
        report.failure.map { "\(report.subject): \($0)" }
      }
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

  /// Of each law that goes through all cases there are, whether it did.
  private var completeness: [ReportBlock] {
    guard let group = backends.map(\.exhaustive).first(where: { !$0.reports.isEmpty }) else {
      return []
    }
    return zip(group.reports, group.caseCounts).map { law, count in
      let words = law.cases >= count ? "all" : "\(law.cases) of"
      return .paragraph("\(law.identifier): \(words) \(count) cases, each in 8 rounding modes")
    }
  }

  private var conclusion: ReportConclusion {
    let failed = (all.map(\.failed) + peers.reports.map(\.failed)).reduce(0, +)
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
      + peers.reports.compactMap { report in
        report.obstacle.map { "law \(PeerVerification.lawIdentifier) (\(report.subject)): \($0)" }
      }
  }

  func verdict(
    of verifications: [BackendVerification],
    _ group: KeyPath<BackendVerification, BackendVerification.LawGroup>
  ) -> ReportVerdict {
    verifications.allSatisfy { $0[keyPath: group].reports.allSatisfy(\.holds) } ? .ok : .failed
  }

  func lawTable(
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
