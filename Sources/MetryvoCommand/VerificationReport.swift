import Conformance

/// The findings of a run as one screen of text.
struct VerificationReport {
  var plan: VerificationPlan
  var missing: [String]
  var backends: [BackendVerification]
  var agreements: [BackendVerification]
  var duration: Duration

  private var all: [BackendVerification] { backends + agreements }

  /// Whether everything judged held.
  var holds: Bool { all.allSatisfy(\.holds) }

  var text: String {
    var sections = [header]
    if !plan.sets.isEmpty {
      sections.append("Vectors: passed + skipped + failed\n\(vectorTable)\n\(skips)")
    }
    sections.append("Laws of arithmetic\n\(lawTable(of: all, \.arithmetic))")
    sections.append(
      "Conversions: \(plan.conversions.pairCount) ordered pairs of units in 8 rounding modes, "
        + "\(plan.conversions.cases(perPairAndMode: 1)) combinations\n"
        + lawTable(of: backends, \.conversions))
    if !missing.isEmpty {
      sections.append((["Not run"] + missing.map { "  \($0)" }).joined(separator: "\n"))
    }
    let failures = all.flatMap { $0.failures.flatMap(\.first) }
    if !failures.isEmpty {
      let shown = failures.prefix(Discrepancies.kept).map(\.description)
      sections.append((["Failures"] + shown).joined(separator: "\n"))
    }
    sections.append(verdict)
    return sections.joined(separator: "\n\n")
  }

  private var header: String { "\(Version.description), seed \(plan.seed)" }

  private var verdict: String {
    let failed = all.flatMap(\.failures).reduce(0) { $0 + $1.count }
    let seconds = Int((duration / .seconds(1)).rounded())
    return holds
      ? "verify: all holds (\(seconds) s)" : "verify: \(failed) cases failed (\(seconds) s)"
  }

  /// One row a file: how many cases it has, and what became of them on each backend.
  private var vectorTable: String {
    var rows = [["  file", "read"] + backends.map(\.backend)]
    for (position, set) in plan.sets.enumerated() {
      for file in set.files.indices {
        let reports = backends.map { $0.vectors[position].reports[file] }
        rows.append(
          ["  \(set.files[file].name)", String(set.files[file].cases.count)]
            + reports.map { "\($0.passed) + \($0.skippedCount) + \($0.failures.count)" })
      }
      let totals = backends.map { $0.vectors[position].reports }
      let read = set.files.reduce(0) { $0 + $1.cases.count }
      rows.append(
        ["  \(set.title), all", String(read)]
          + totals.map { reports in
            let passed = reports.reduce(0) { $0 + $1.passed }
            let skipped = reports.reduce(0) { $0 + $1.skippedCount }
            let failed = reports.reduce(0) { $0 + $1.failures.count }
            return "\(passed) + \(skipped) + \(failed)"
          })
    }
    return TextTable(rows: rows, alignments: [.left, .right] + backends.map { _ in .right }).text
  }

  /// Every reason of a skip with its count on each backend.
  private var skips: String {
    var counts: [String: [Int]] = [:]
    for (column, backend) in backends.enumerated() {
      for report in backend.vectors.flatMap(\.reports) {
        for (reason, count) in report.skipped {
          counts[reason.group, default: backends.map { _ in 0 }][column] += count
        }
      }
    }
    let rows = counts.sorted { $0.key < $1.key }.map { reason, counts in
      ["  skipped: \(reason)", ""] + counts.map(String.init)
    }
    return TextTable(rows: rows, alignments: [.left, .right] + backends.map { _ in .right }).text
  }

  private func lawTable(
    of verifications: [BackendVerification],
    _ group: KeyPath<BackendVerification, BackendVerification.LawGroup>
  ) -> String {
    let header = ["  backend", "laws", "cases", "discarded", "failed", "cases/s"]
    let rows = verifications.map { verification in
      let laws = verification[keyPath: group]
      return ["  \(verification.backend)"]
        + [laws.reports.count, laws.cases, laws.discarded, laws.failed, laws.casesPerSecond]
        .map(String.init)
    }
    return TextTable(
      rows: [header] + rows, alignments: [.left, .right, .right, .right, .right, .right]
    ).text
  }
}

extension SkipReason {
  /// The reason without the name of the operation, so that a screen shows a line for each reason.
  var group: String {
    if case .operationNotInRelease = self { return "operation not in this release" }
    return description
  }
}
