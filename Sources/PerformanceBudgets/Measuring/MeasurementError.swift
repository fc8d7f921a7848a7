/// The check of a subject threw: its results are wrong, so its time means nothing.
public struct MeasurementError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What happened, where, and what follows.
  public let description: String

  init(_ subject: Subject, _ reason: String) {
    description =
      "\(subject.workload): the results of '\(subject.name)' are wrong: \(reason); nothing was measured"
  }
}
