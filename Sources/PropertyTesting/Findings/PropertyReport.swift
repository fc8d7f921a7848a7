import Wording

/// The result of a run of a property.
public struct PropertyReport: Sendable {
  /// The property's name.
  public let identifier: String
  /// The statement of the property.
  public let statement: String
  /// The seed of the run.
  public let seed: UInt64
  /// The number of cases generated.
  public internal(set) var cases = 0
  /// The number of saved cases that were judged before the generated ones.
  public internal(set) var regressions = 0
  /// The number of cases that were rejected or did not meet the premise, by reason.
  public internal(set) var discarded: [String: Int] = [:]
  /// The number of cases with each label.
  public internal(set) var labels = Labels()
  /// The number of cases that must carry each label.
  public let requiredLabels: [String: Int]
  /// The number of cases, generated or from files, for which the property did not hold.
  public internal(set) var failed = 0
  /// The first failing case, shrunk.
  public internal(set) var failure: PropertyFailure?
  /// The reason why the run could not judge the property.
  public internal(set) var problem: RunProblem?
  /// The digest of the labels, the verdict and the answers of each generated case, in order.
  ///
  /// The digest depends on the seed and the case numbers alone. The digest is `nil` for a sum of
  /// reports, because reports may be added in any order, and for a run with a time limit.
  public internal(set) var answers: AnswerDigest?

  let discardedPerHundred: Int

  /// The number of cases that were rejected or did not meet the premise.
  public var discardedCount: Int { discarded.values.reduce(0, +) }

  /// The reason why the run cannot judge the property; `nil` if the run can.
  public var obstacle: RunProblem? {
    if let problem { return problem }
    if discardedCount * 100 > cases * discardedPerHundred || cases + regressions == 0 {
      let most = discarded.max { ($0.value, $1.key) < ($1.value, $0.key) }
      return .discarded(most?.key ?? "no case was generated", of: cases)
    }
    for (label, minimum) in requiredLabels.sorted(by: { $0.key < $1.key }) {
      let count = labels.counts[label, default: 0]
      if count < minimum { return .labelNotMet(label, count: count, minimum: minimum) }
    }
    return nil
  }

  /// Whether the property held for every case, and the cases were enough for a judgement.
  public var holds: Bool { failed == 0 && obstacle == nil }

  /// Adds the report of another range of cases of the same property and seed, in any order.
  ///
  ///     let small = Property("small", "n < 50", of: Generator.integer(in: 0...60)) { n in
  ///       n < 50 ? .holds : .broken([])
  ///     }
  ///     var report = small.run(PropertyRun(seed: 7, indices: 50..<100))
  ///     report.add(small.run(PropertyRun(seed: 7, indices: 0..<50)))
  ///     report.failed == small.run(PropertyRun(seed: 7, cases: 100)).failed  // true
  public mutating func add(_ other: PropertyReport) {
    cases += other.cases
    regressions += other.regressions
    discarded.merge(other.discarded, uniquingKeysWith: +)
    labels.add(other.labels)
    failed += other.failed
    if let theirs = other.failure, failure.map(theirs.precedes) ?? true { failure = theirs }
    problem = problem ?? other.problem
    answers = nil
  }
}

/// The reason why a run could not judge a property.
public enum RunProblem: Error, Hashable, Codable, Sendable {
  /// A generator or a premise rejected too many cases; the text is the most frequent reason.
  case discarded(String, of: Int)
  /// Too few cases carried a label.
  case labelNotMet(String, count: Int, minimum: Int)
  /// A case exceeded its time limit and was abandoned.
  case tooSlow(String, limit: Duration)
  /// A generator made a failing case, but not again from the same choices.
  case notRepeatable(String, case: UInt64)
  /// The system could not create a thread for the judgement.
  case noThread
  /// A file of failing cases cannot be read or written.
  case regressions(String)
}

extension RunProblem: CustomStringConvertible {
  /// The problem in words.
  public var description: String {
    switch self {
    case .discarded(let reason, let cases):
      "too few of \(cases.counted("case")) could be judged; most often: \(reason)"
    case .labelNotMet(let label, let count, let minimum):
      "label '\(label)' was met by \(count) of at least \(minimum.counted("case"))"
    case .tooSlow(let what, let limit): "\(what) took longer than \(limit) and was abandoned"
    case .notRepeatable(let name, let index):
      "case \(index) failed once, then not: generator '\(name)' or the property itself depends on "
        + "more than the choices"
    case .noThread: "no thread could be started: too little memory, or too many threads"
    case .regressions(let what): what
    }
  }
}

extension PropertyReport: CustomStringConvertible {
  /// The counts on one line, the statement, discards and labels, the problem, and the failure.
  public var description: String {
    var lines = [
      "\(identifier): seed \(seed), cases \(cases), discarded \(discardedCount), failed \(failed)",
      "  \(statement)",
    ]
    if regressions > 0 { lines.append("  replayed first: \(regressions)") }
    for (why, count) in discarded.sorted(by: { $0.key < $1.key }) {
      lines.append("  discarded \(count): \(why)")
    }
    for (label, count) in labels.counts.sorted(by: { $0.key < $1.key }) {
      lines.append("  label \(count): \(label)")
    }
    if let obstacle { lines.append("  error: \(obstacle)") }
    return (lines + [failure?.description].compactMap(\.self)).joined(separator: "\n")
  }
}
