/// Runs laws over numbered cases.
public enum LawRunner {
  /// Runs the cases 0..<`cases` of `seed`.
  public static func run(_ law: Law, seed: UInt64, cases: Int) -> LawReport {
    run(law, seed: seed, indices: 0..<UInt64(cases))
  }

  /// Runs the cases of `indices`, a shard of a longer run.
  ///
  /// - Complexity: one evaluation of the law for each case.
  public static func run(_ law: Law, seed: UInt64, indices: Range<UInt64>) -> LawReport {
    var report = LawReport(law: law, seed: seed)
    for index in indices {
      report.cases += 1
      switch law.verdict(seed: seed, index: index) {
      case .holds: break
      case .discarded(let why): report.discarded[why, default: 0] += 1
      case .broken(let input, let context, let results):
        report.failures.add(
          Discrepancy(
            place: "law \(law.identifier), seed \(seed), case \(index)", input: input,
            context: context, results: results))
      }
    }
    return report
  }
}

/// What became of the cases of one law.
public struct LawReport: Sendable {
  /// The law.
  public let law: Law
  /// The seed of the run.
  public let seed: UInt64
  /// The number of cases generated.
  public internal(set) var cases = 0
  /// The number of cases that did not meet the premise, by premise.
  public internal(set) var discarded: [String: Int] = [:]
  /// The cases for which the law did not hold.
  public internal(set) var failures = Discrepancies()

  /// The number of cases that did not meet the premise.
  public var discardedCount: Int { discarded.values.reduce(0, +) }

  /// Adds the cases of another range of the same law and seed.
  public mutating func add(_ other: LawReport) {
    cases += other.cases
    discarded.merge(other.discarded, uniquingKeysWith: +)
    failures.add(other.failures)
  }

  /// Whether the law held wherever its premise was met, and that was at least once.
  public var holds: Bool { failures.count == 0 && discardedCount < cases }
}

extension LawReport: CustomStringConvertible {
  /// One line of counts, the statement, one line for each discarded premise, the first failures.
  public var description: String {
    var lines = [
      "\(law.identifier): seed \(seed), cases \(cases), discarded \(discardedCount), "
        + "failed \(failures.count)",
      "  \(law.statement)",
    ]
    for (why, count) in discarded.sorted(by: { $0.key < $1.key }) {
      lines.append("  discarded \(count): \(why)")
    }
    return (lines + failures.first.map(\.description)).joined(separator: "\n")
  }
}
