import Conformance
import Reporting
import Wording

extension VerificationReport {
  /// The results of each file on each backend, and the reasons of skips.
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

  /// The table with a row for each set.
  ///
  /// Rows for its files precede it if they are few, or if one of their cases failed.
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

  /// The reasons of skips with their counts on each backend.
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

  /// The identifiers of the cases whose results deviate from the specification on some backend.
  private var deviations: [String] {
    var identifiers: [String] = []
    for report in backends.flatMap(\.vectors).flatMap(\.reports) {
      // A file may have cases of several reasons, and a dictionary has no order, so they are
      // sorted.
      var excused: [String] = []
      for case (.knownDeviation, let cases) in report.skipped { excused += cases }
      identifiers += excused.sorted().filter { !identifiers.contains($0) }
    }
    return identifiers
  }

  /// The counts of the cases of some files.
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
  /// The reason without the data of a case, so that a screen has a line for each reason.
  ///
  /// The record of the run (`--json`) has each reason in full, with the identifiers of its cases.
  fileprivate var group: String {
    switch self {
    case .operationNotInRelease: "operation not in this release"
    case .knownDeviation: "known deviation: a limit of decNumber, not of the specification"
    default: description
    }
  }
}
