import Conformance
import Reporting
import Wording

extension VerificationReport {
  /// The section of the vectors: the results of each file on each backend, and the skips.
  var vectors: ReportSection {
    let holds =
      backends.allSatisfy { $0.vectorsHold } && unusedDeviations.isEmpty
      && unexpectedSkips.isEmpty
    var blocks = [ReportBlock.table(files)]
    if !vectorSkips.rows.isEmpty { blocks.append(.table(vectorSkips)) }
    if !deviations.isEmpty {
      blocks.append(.paragraph("Known deviations: \(deviations.joined(separator: " "))."))
    }
    if !unusedDeviations.isEmpty {
      blocks.append(
        .paragraph(
          "Known deviations that excuse nothing: \(unusedDeviations.joined(separator: ", "))."))
    }
    blocks += unexpectedSkips.prefix(Discrepancies.kept).map { .paragraph("\($0).") }
    return ReportSection(
      "vectors", title: "Vectors (passed + skipped + failed)", verdict: holds ? .ok : .failed,
      blocks: blocks)
  }

  var backendColumns: [ReportTable.Column] { backends.map { .init($0.backend, .right) } }

  /// The table with a row for each set of vectors.
  ///
  /// The rows of the set's files precede its row if they are few, or if a case of them failed.
  private var files: ReportTable {
    var table = ReportTable(columns: [.init("file"), .init("read", .right)] + backendColumns)
    for (position, set) in plan.sets.enumerated() {
      let isShort = set.files.count <= 10
      for file in set.files.indices
      where isShort
        || backends.contains(where: { $0.vectors[position].reports[file].failures.count > 0 })
      {
        let counts = backends.map { Counts([$0.vectors[position].reports[file]]) }
        table.append(row(set.files[file].name, read: set.files[file].count, counts))
      }
      let read = set.files.reduce(0) { $0 + $1.count }
      let totals = backends.map { Counts($0.vectors[position].reports) }
      table.append(
        row(
          "\(set.title), \(set.files.count.counted("file"))", read: read, totals, isSummary: true))
    }
    return table
  }

  private func row(
    _ name: String, read: Int, _ counts: [Counts], isSummary: Bool = false
  ) -> ReportTable.Row {
    .init([name, String(read)] + counts.map(\.text), isSummary: isSummary)
  }

  /// The table of the reasons of skips, with the number of skips on each backend.
  var vectorSkips: ReportTable {
    var counts: [String: [Int]] = [:]
    for (column, backend) in backends.enumerated() {
      for report in backend.vectors.flatMap(\.reports) {
        for (reason, cases) in report.skipped {
          counts[reason.group, default: backends.map { _ in 0 }][column] += cases.count
        }
      }
    }
    return ReportTable(
      columns: [.init("skipped because")] + backendColumns,
      rows: counts.sorted { $0.key < $1.key }.map { .init([$0.key] + $0.value.map(String.init)) })
  }

  /// The identifiers of the cases that a known deviation excuses on at least one backend.
  private var deviations: [String] {
    var identifiers: [String] = []
    for report in backends.flatMap(\.vectors).flatMap(\.reports) {
      // The dictionary of skips has no order, so the identifiers are sorted.
      var excused: [String] = []
      for case (.knownDeviation, let cases) in report.skipped { excused += cases }
      identifiers += excused.sorted().filter { !identifiers.contains($0) }
    }
    return identifiers
  }

  /// The sums of passed, skipped and failed cases of some files, as text.
  struct Counts {
    var text: String

    init(_ reports: [VectorReport]) {
      let passed = reports.reduce(0) { $0 + $1.passed }
      let skipped = reports.reduce(0) { $0 + $1.skippedCount }
      let failed = reports.reduce(0) { $0 + $1.failures.count }
      text = "\(passed) + \(skipped) + \(failed)"
    }
  }
}

extension SkipReason {
  /// The reason without data of a case, so that the report groups cases by reason.
  ///
  /// The record of the run (`--json`) contains the full reasons, with the identifiers of the cases.
  fileprivate var group: String {
    switch self {
    case .operationNotInRelease: "operation not in this release"
    case .knownDeviation: "known deviation: a limit of decNumber, not of the specification"
    default: description
    }
  }
}
