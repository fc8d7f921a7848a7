/// The error that a subject's check found a wrong result; nothing is measured after this error.
public struct MeasurementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The workload, the subject and the reason, in words.
  public let description: String

  init(_ subject: Subject, _ reason: String) {
    description =
      "\(subject.workload): the results of '\(subject.name)' are wrong: \(reason); nothing was measured"
  }
}
