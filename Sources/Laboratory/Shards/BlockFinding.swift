import Conformance
import PropertyTesting

/// The result of a block of a run (``VerificationSchedule/Block``), as a shard's file stores it.
struct BlockFinding: Codable, Sendable {
  enum Found: Codable, Sendable {
    case vectors(report: VectorReport)
    case law(findings: PropertyReport.Findings)
    case functions(depths: ZivDepths)
  }

  var found: Found
  /// The duration of the block in nanoseconds, which is not part of the hash.
  var nanoseconds: UInt64

  var duration: Duration { .nanoseconds(Int64(clamping: nanoseconds)) }

  /// Whether every case of the block passed.
  var holds: Bool {
    switch found {
    case .vectors(let report): report.failures.count == 0
    case .law(let findings): findings.failed == 0 && findings.problem == nil
    case .functions: true
    }
  }

  /// The number of cases judged.
  var cases: Int {
    switch found {
    case .vectors(let report): report.read
    case .law(let findings): findings.cases
    case .functions(let depths): depths.calls
    }
  }
}

extension BlockFinding {
  /// Returns the finding of `judge`, with the duration of the judgement.
  static func judged(_ judge: () -> Found) -> BlockFinding {
    let clock = ContinuousClock()
    let start = clock.now
    let found = judge()
    let time = (clock.now - start).components
    return BlockFinding(
      found: found,
      nanoseconds: UInt64(time.seconds) * 1_000_000_000 + UInt64(time.attoseconds / 1_000_000_000))
  }

  /// The largest count that a file may contain, so that sums over all blocks cannot overflow.
  private static let mostCounted = 1 << 40

  /// Returns the reason why no shard can have produced this finding; `nil` if a shard can.
  ///
  /// `cases` are the case numbers of a block of a law. `read` is the number of cases of a vector
  /// file.
  func flaw(cases: Range<UInt64>?, read: Int?) -> String? {
    if nanoseconds > UInt64(1) << 53 { return "a time of months" }
    switch (found, cases, read) {
    case (.law(let findings), let cases?, _):
      let counts =
        [findings.cases, findings.replayed, findings.failed] + findings.labels.values
        + findings.discarded.values
      if counts.contains(where: { !(0...Self.mostCounted).contains($0) }) {
        return "a count that cannot be"
      }
      if findings.cases > cases.count { return "more cases than the block has" }
      if findings.problem == nil && findings.answers == nil { return "no digest of the answers" }
      if let number = findings.failure?.caseNumber, !cases.contains(number) {
        return "a failing case that is none of the block's"
      }
      return nil
    case (.vectors(let report), _, let read?):
      let counts = [report.passed, report.failures.count] + report.skipped.values.map(\.count)
      if report.read != read || counts.contains(where: { !(0...read).contains($0) }) {
        return "counts that are not those of the file of vectors"
      }
      return report.failures.first.count > Discrepancies.kept ? "too many failures" : nil
    case (.functions(let depths), nil, nil):
      return depths.isPossible ? nil : "depths that cannot be"
    default: return "findings of another kind of block"
    }
  }
}

extension BlockFinding {
  /// Returns the SHA-256 of the identity and the results of the block.
  ///
  /// - Returns: `nil` if a case took too long or memory was exhausted, because such results depend
  ///   on the machine.
  func hash(of identity: String) -> String? {
    results.map { SHA256.hexadecimal(([identity] + $0).joined(separator: "\n") + "\n") }
  }

  /// The hashed lines: counts, and the digest of the answers.
  ///
  /// Saved cases do not count, because each folder has other saved cases.
  private var results: [String]? {
    switch found {
    case .vectors(let report):
      let skipped = report.skipped.map { "skipped \($0.value.count) \($0.key)" }.sorted()
      return ["read \(report.read)", "passed \(report.passed)"] + skipped
        + ["failed \(report.failures.count)", "answers \(report.answers)"]
    case .law(let findings):
      guard findings.problem == nil, let answers = findings.answers else { return nil }
      let discarded = findings.discarded.map { "discarded \($0.value) \($0.key)" }.sorted()
      let labels = findings.labels.map { "label \($0.value) \($0.key)" }.sorted()
      return ["cases \(findings.cases)"] + discarded + labels
        + ["failed \(findings.failed)", "answers \(answers)"]
    case .functions(let depths): return [depths.description]
    }
  }
}
