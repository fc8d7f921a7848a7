import PropertyTesting

/// The result of one file: each case passed, was skipped for a reason, or failed.
public struct VectorReport: Codable, Sendable {
  /// The name of the file.
  public let file: String
  /// The subject that was judged.
  public let subject: String
  /// The number of cases read.
  public private(set) var read = 0
  /// The number of cases whose answer agreed with the expected answer.
  public private(set) var passed = 0
  /// The identifiers of the cases not run, by reason.
  public private(set) var skipped: [SkipReason: [String]] = [:]
  /// The identifiers of known deviations that excused no case.
  ///
  /// The case of such a deviation passed, or is not in the file.
  public internal(set) var unneededDeviations: [String] = []
  /// The cases whose answer did not agree.
  public private(set) var failures = Discrepancies()
  /// The digest of the answer to each case, in the order of the file.
  ///
  /// A case without an answer adds the reason to the digest.
  public private(set) var answers = AnswerDigest()

  init(file: String, subject: String) {
    self.file = file
    self.subject = subject
  }

  mutating func pass(_ answer: ArithmeticAnswer) {
    note(0, answer.description)
    passed += 1
  }

  mutating func skip(_ identifier: String, _ reason: SkipReason) {
    note(1, reason.description)
    skipped[reason, default: []].append(identifier)
  }

  mutating func fail(_ discrepancy: Discrepancy) {
    note(2, discrepancy.description)
    failures.add(discrepancy)
  }

  /// Counts a case whose difference is accepted.
  mutating func excuse(_ discrepancy: Discrepancy, _ identifier: String, _ reason: String) {
    note(3, discrepancy.description)
    skipped[.knownDeviation(reason), default: []].append(identifier)
  }

  private mutating func note(_ outcome: UInt64, _ text: String) {
    read += 1
    answers.add(outcome)
    answers.add(text)
  }

  /// The number of cases not run.
  public var skippedCount: Int { skipped.values.reduce(0) { $0 + $1.count } }

  /// Whether read = passed + skipped + failed.
  public var isComplete: Bool { read == passed + skippedCount + failures.count }
}

extension VectorReport: CustomStringConvertible {
  /// A line of counts, a line for each reason of skips, and the first failures.
  public var description: String {
    var lines = [
      "\(file) (\(subject)): read \(read), passed \(passed), skipped \(skippedCount), "
        + "failed \(failures.count)"
    ]
    for (reason, count) in skipped.map({ ($0.key.description, $0.value.count) }).sorted(by: <) {
      lines.append("  skipped \(count): \(reason)")
    }
    return (lines + failures.first.map(\.description)).joined(separator: "\n")
  }
}
