/// Why there is no measurement.
public enum MeasurementError: Error, Hashable, Sendable {
  /// The check of a subject threw: its results are wrong, so its time means nothing.
  case checkFailed(workload: String, subject: String, reason: String)
}

extension MeasurementError: CustomStringConvertible {
  /// What happened, where, and what follows.
  public var description: String {
    switch self {
    case .checkFailed(let workload, let subject, let reason):
      "\(workload): the results of '\(subject)' are wrong: \(reason); nothing was measured"
    }
  }
}
