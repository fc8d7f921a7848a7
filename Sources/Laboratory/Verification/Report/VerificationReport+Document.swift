import BuildInformation
import Conformance
import MeasureText
import Peers
import ProductLaws
import PropertyTesting
import Reporting
import Wording

extension VerificationReport {
  /// Returns the findings as a document; `facts` are the facts about the machine and the time.
  package func document(facts: [ReportFact]) -> ReportDocument {
    var document = ReportDocument(
      title: "metryvo verify",
      facts: [
        ReportFact("version", Version.number), ReportFact("commit", Version.commit),
        ReportFact("seed", String(plan.seed)),
      ] + facts,
      conclusions: [conclusion])
    if let number = plan.caseNumber {
      let law = plan.law ?? peers.lawIdentifier
      let texts =
        verifications.compactMap { backend in
          backend.groups.compactMap(\.caseText).first
            .map { ReportBlock.paragraph("\(backend.backend): \($0)") }
        } + peers.caseTexts.map(ReportBlock.paragraph)
      document.sections.append(
        ReportSection("case", title: "Case \(number) of \(law)", blocks: texts))
    }
    if !plan.sets.isEmpty { document.sections.append(vectors) }
    let laws = verifications
    document.sections += [
      section("differential", "Arithmetic in every rounding mode", laws, \.differential, [speed]),
      section(
        "laws", "Laws of arithmetic", laws, \.arithmetic, [],
        [zivDepths.map { .paragraph($0.description) }].compactMap(\.self)),
      section("exhaustive", "Exhaustive, small precisions", laws, \.exhaustive, completeness),
      section(
        "rounding-cells", "Rounding cells", directed, \.directed, blocks(of: roundingCells)),
      section(
        "limb-lengths", "Long operands", directed, \.limbLengths, limbLengths),
      section(
        "conversions", "Conversions", laws, \.conversions, sweep,
        blocks(of: conversionCells, isPartial: plan.law != nil)),
    ].compactMap(\.self)
    if texts.contains(where: { !$0.texts.reports.isEmpty }) {
      document.sections.append(
        ReportSection(
          "texts", title: "Reading and writing", verdict: verdict(of: texts, \.texts),
          blocks: [
            .paragraph("numbers and measures in \(NumberLocale.distinctCases.count) locales"),
            .table(lawTable(of: texts, \.texts)),
          ] + blocks(of: textCells, isPartial: plan.law != nil)))
    }
    document.sections += [
      section("calculations", "Calculations", calculations, \.calculations, [keysAndOthers]),
      section(
        "notebooks", "Notebooks", notebooks, \.notebooks,
        [.paragraph("edits and their inverses, documents, tables, merging, and times")]),
    ].compactMap(\.self)
    document.sections += peerSections
    if isWhole {
      document.sections.append(
        ReportSection("results", title: "Results", blocks: [.paragraph(hash.sentence)]))
    }
    if !notRun.isEmpty {
      document.sections.append(
        ReportSection("not-run", title: "Not run", blocks: notRun.map(ReportBlock.paragraph)))
    }
    if !failures.isEmpty {
      let shown = failures.prefix(Discrepancies.kept)
      document.sections.append(
        ReportSection(
          "failures", title: "Failures", blocks: [.preformatted(shown.joined(separator: "\n"))]))
    }
    return document
  }

  /// The parts that were not run, or not judged, with the reasons.
  var notRun: [String] { missing + unjudged }

  /// The texts of the first failures.
  var failures: [String] {
    verifications.flatMap(\.failures)
      + peers.reports.compactMap { report in
        report.failure.map { "\(report.subject): \($0)" }
      }
  }

  /// Returns the section of one kind of laws on each backend; `nil` if none was judged.
  private func section(
    _ identifier: String, _ title: String, _ verifications: [BackendVerification],
    _ group: KeyPath<BackendVerification, BackendVerification.LawGroup>,
    _ before: [ReportBlock], _ after: [ReportBlock] = []
  ) -> ReportSection? {
    let judged = verifications.filter { !$0[keyPath: group].laws.isEmpty }
    if judged.isEmpty { return nil }
    return ReportSection(
      identifier, title: title, verdict: verdict(of: judged, group),
      blocks: before + [.table(lawTable(of: judged, group))] + after)
  }

  /// A paragraph that defines a case, and states the cases per second of all threads.
  private var speed: ReportBlock {
    let group = together.first?.differential ?? .init()
    let names = together.first?.backend ?? "oracle"
    let limbs = names.contains("gmp-limbs") ? ", gmp-limbs in one of the 8 in turn" : ""
    return .paragraph(
      "a case is operands in one of 8 modes (\(names)\(limbs)): "
        + "\(group.casesPerSecond * jobs) cases/s on \(jobs.counted("thread"))")
  }

  /// A paragraph that names the kinds of calculations, and the number of key sequences.
  private var keysAndOthers: ReportBlock {
    let sequences = calculations.flatMap(\.calculations.reports)
      .filter { $0.identifier == CalculationLaws.keypadIdentifier }.reduce(0) { $0 + $1.cases }
    return .paragraph(
      "values, displays, expressions and money, and \(sequences.counted("sequence")) of keys")
  }

  /// A paragraph with the number of values of each pair of units, and the conversions per second.
  ///
  /// If fewer cases than pairs ran, the paragraph states the number of pairs instead.
  private var sweep: [ReportBlock] {
    let identifier = ConversionLaws.sweepIdentifier
    let law = together.flatMap(\.conversions.laws).first { $0.report.identifier == identifier }
    guard let law else { return [] }
    let (cases, pairs) = (law.report.cases, plan.conversions.pairCount)
    let times =
      cases < pairs
      ? "of which \(cases.counted("was", "were")) run"
      : "each with \((cases / pairs).counted("value"))"
    let group = BackendVerification.LawGroup(laws: [law])
    return [
      .paragraph(
        "\(pairs.counted("ordered pair")) of units, \(times), at \(ConversionLaws.targetsPerCase) targets in "
          + "8 rounding modes: \(group.casesPerSecond * subjects) checked conversions/s of all "
          + "models on 1 thread"
      )
    ]
  }

  /// The number of backends that are compared with the oracle.
  private var subjects: Int { backends.count }

  /// Paragraphs that state, for each exhaustive law, how many of its cases were judged.
  private var completeness: [ReportBlock] {
    together.flatMap(\.exhaustive.laws).compactMap { law in
      law.caseCount.map { count in
        let words = law.report.cases >= count ? "all" : "\(law.report.cases) of"
        return .paragraph(
          "\(law.report.identifier): \(words) \(count.counted("case")), each in 8 rounding modes")
      }
    }
  }

  private var conclusion: ReportConclusion {
    let seconds = Int((duration / .seconds(1)).rounded())
    return ReportConclusion(
      "verify", verdict: holds ? .ok : .failed, text: "\(verdictInWords) (\(seconds) s)")
  }

  /// The verdict of the run as a sentence.
  var verdictInWords: String {
    let failed = (verifications.map(\.failed) + peers.reports.map(\.failed)).reduce(0, +)
    let skips = unexpectedSkips
    if failed == 0 && !skips.isEmpty {
      let cases = skips.reduce(0) { $0 + $1.unjudged }
      return cases == 0
        ? "vectors that the ledger expects to be skipped were not"
        : "\(cases.counted("case was", "cases were")) not judged"
    }
    return holds
      ? (missing.isEmpty
        ? "all holds"
        : "all that was run holds; not run: "
          + "\(missing.count.counted("set")) of vectors")
      : failed > 0
        ? "\(failed.counted("case")) failed"
        : unjudged.isEmpty
          ? "\(unusedDeviations.count.counted("known deviation excuses", "known deviations excuse")) nothing"
          : "\(unjudged.count.counted("law")) not judged"
  }

  /// The laws without a verdict, with the reasons.
  private var unjudged: [String] {
    verifications.flatMap { backend in
      backend.laws.compactMap { law in
        law.obstacle.map { "law \(law.identifier) (\(backend.backend)): \($0)" }
      }
    }
      + peers.reports.compactMap { report in
        report.obstacle.map { "law \(peers.lawIdentifier) (\(report.subject)): \($0)" }
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
