/// What a differential run found.
public struct DifferentialReport: Sendable {
  /// The operation of every case.
  public let operation: ArithmeticOperation
  /// Who was compared with the oracle.
  public let subjects: [String]
  /// The seed of the run.
  public let seed: UInt64
  /// The number of cases generated.
  public internal(set) var cases = 0
  /// The number of answers compared with the oracle's, at most one for each subject and case.
  public internal(set) var compared = 0
  /// The number of answers not compared, by reason.
  public internal(set) var skipped: [SkipReason: Int] = [:]
  /// The cases on which an answer differed.
  public internal(set) var failures = Discrepancies()
  /// How long the run took.
  public internal(set) var duration: Duration = .zero

  /// The speed of the whole run, oracle included.
  public var casesPerSecond: Double {
    duration > .zero ? Double(cases) / (duration / .seconds(1)) : 0
  }
}

extension DifferentialReport: CustomStringConvertible {
  /// One line of counts, one for each reason of a skip, then the first failures; no time.
  public var description: String {
    var lines = [
      "\(operation.rawValue) (\(subjects.joined(separator: ", "))): seed \(seed), cases \(cases), "
        + "compared \(compared), failed \(failures.count)"
    ]
    for (reason, count) in skipped.map({ ($0.key.description, $0.value) }).sorted(by: <) {
      lines.append("  skipped \(count): \(reason)")
    }
    return (lines + failures.first.map(\.description)).joined(separator: "\n")
  }
}
