/// The error of a subject's check, which ends a run, because wrong results are not worth timing.
public struct MeasurementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The workload, the subject and the reason, in words.
  public let description: String

  init(_ subject: Subject, _ reason: String) {
    description =
      "\(subject.workload): the results of '\(subject.name)' are wrong: \(reason); nothing was measured"
  }
}
