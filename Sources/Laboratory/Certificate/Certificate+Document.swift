import BuildInformation
import Conformance
import PropertyTesting
import Reporting
import Wording

extension Certificate {
  /// The certificate as a document that renderers can print.
  var document: ReportDocument {
    let plan = report.plan
    var document = ReportDocument(
      title: "Metryvo certificate",
      facts: [
        ReportFact("version", Version.number),
        ReportFact(
          "commit",
          Version.commit
            + (Self.obstacle(of: Version.commit).map { " (not reproducible: \($0))" } ?? "")
        ),
        ReportFact("toolchain", RunFacts.toolchain), ReportFact("seed", String(plan.seed)),
        ReportFact(
          "asked for",
          plan.options.isEmpty ? "the whole default run" : plan.options.joined(separator: " ")),
        ReportFact("results, SHA-256", report.hash.digest ?? "none"),
      ],
      conclusions: [
        ReportConclusion(
          "verify", verdict: report.holds ? .ok : .failed,
          text: "\(report.verdictInWords); \(compared.counted("result")) compared for equality"),
        ReportConclusion(
          "mutation score",
          verdict: !mutation.isMeasured ? .notRun : mutation.notFound.isEmpty ? .ok : .failed,
          text: mutation.text),
      ])
    document.sections.append(reproduction)
    if !plan.sets.isEmpty { document.sections.append(corpora) }
    document.sections.append(laws)
    for cells in report.cellMaps {
      document.sections.append(
        ReportSection(
          cells.name, title: cells.name.prefix(1).uppercased() + cells.name.dropFirst(),
          blocks: report.blocks(of: cells, isPartial: plan.law != nil)))
    }
    document.sections.append(deviationsSection)
    if !report.notRun.isEmpty {
      document.sections.append(
        ReportSection(
          "not-run", title: "Not run", blocks: report.notRun.map(ReportBlock.paragraph)))
    }
    if !report.failures.isEmpty {
      let shown = report.failures.prefix(Discrepancies.kept).joined(separator: "\n")
      document.sections.append(
        ReportSection(
          "failures", title: "Failures", verdict: .failed, blocks: [.preformatted(shown)]))
    }
    return document
  }

  /// The section with the hash, its meaning, and the commands that reproduce the hash.
  private var reproduction: ReportSection {
    var blocks: [ReportBlock] = [.paragraph(report.hash.sentence)]
    if report.hash.digest != nil {
      blocks += [
        .table(repetition),
        .paragraph(
          "Hashed are, for each block of cases in order, which cases they are, how many were judged, discarded and "
            + "failed, their labels, and a digest of what was answered: of laws beside the oracle every result on "
            + "which oracle and backends agree, of vectors every answer, of equations both sides where they are one "
            + "value, else the verdict. Neither the commit nor the machine, neither times nor saved cases are in it."
        ),
        .paragraph(
          "An equal hash says that another run judged the same cases and got the same answers. It is no proof "
            + "against someone who changes the program: who doubts runs it."),
      ]
    }
    return ReportSection("results", title: "Results", blocks: blocks)
  }

  /// The table of the commands that reproduce the certificate.
  private var repetition: ReportTable {
    let plan = report.plan
    let run =
      (["metryvo", "verify"] + plan.options + ["--seed", String(plan.seed), "--report", "DIR"])
      .joined(separator: " ")
    return ReportTable(
      columns: [.init("to repeat it"), .init("command")],
      rows: [
        .init(["build the commit", "git checkout \(Version.commit) && make build corpora"]),
        .init(["run it", run]),
        .init(["or a part, here 1 of 2", run + " --shard 1/2"]),
        .init(["and put parts together", "metryvo verify merge DIR --report DIR"]),
      ])
  }

  /// The section of the vector files, with the SHA-256 of each file and the results of its cases.
  private var corpora: ReportSection {
    var table = ReportTable(
      columns: [.init("file"), .init("cases", .right)] + report.backendColumns
        + [.init("SHA-256")])
    for (place, set) in report.plan.sets.enumerated() {
      for (number, file) in set.files.enumerated() {
        let counts = report.backends.map {
          VerificationReport.Counts([$0.vectors[place].reports[number]]).text
        }
        table.append(.init([file.name, String(file.count)] + counts + [file.digest]))
      }
      let totals = report.backends.map {
        VerificationReport.Counts($0.vectors[place].reports).text
      }
      let cases = set.files.reduce(0) { $0 + $1.count }
      table.append(
        .init(
          ["\(set.title), \(set.files.count.counted("file"))", String(cases)] + totals + [""],
          isSummary: true))
    }
    let skips = report.vectorSkips
    return ReportSection(
      "corpora", title: "Vectors (passed + skipped + failed)",
      verdict: report.vectors.verdict,
      blocks: [.table(table)] + (skips.rows.isEmpty ? [] : [.table(skips)]))
  }

  /// The section of laws, with counts of each law, and sums of each kind of law on each backend.
  private var laws: ReportSection {
    let numbers = ["cases", "results", "discarded", "failed"]
    var table = ReportTable(
      columns: [.init("backend"), .init("law")] + numbers.map { .init($0, .right) })
    for backend in report.verifications {
      for (title, laws) in backend.titledGroups where !laws.laws.isEmpty {
        for law in laws.laws {
          let found = law.report
          let counts = [
            found.cases, found.cases * law.resultsPerCase, found.discardedCount, found.failed,
          ]
          table.append(.init([backend.backend, found.identifier] + counts.map(String.init)))
        }
        let counts = [
          laws.reports.reduce(0) { $0 + $1.cases }, laws.cases,
          laws.reports.reduce(0) { $0 + $1.discardedCount }, laws.failed,
        ]
        table.append(
          .init(
            [backend.backend, "\(title), \(laws.laws.count.counted("law"))"]
              + counts.map(String.init),
            isSummary: true, verdict: laws.reports.allSatisfy(\.holds) ? .ok : .failed))
      }
    }
    let holds = report.verifications.allSatisfy { $0.laws.allSatisfy(\.holds) }
    return ReportSection(
      "laws", title: "Laws", verdict: holds ? .ok : .failed, blocks: [.table(table)])
  }

  /// The section of the known deviations and their reasons.
  private var deviationsSection: ReportSection {
    let deviations = deviations
    let rows = deviations.map { ReportTable.Row([$0.file, $0.identifier, $0.reason]) }
    return ReportSection(
      "deviations", title: "Known deviations",
      blocks: deviations.isEmpty
        ? [.paragraph("none")]
        : [
          .table(
            ReportTable(
              columns: [.init("file"), .init("case"), .init("why it differs")], rows: rows))
        ])
  }
}
