/// A one-sided limit on a metric of a workload.
public struct Budget: Hashable, Sendable {
  /// A limit; the value itself is within it.
  public enum Limit: Hashable, Sendable {
    /// The measured value may not be larger.
    case atMost(Double)
    /// The measured value may not be smaller.
    case atLeast(Double)

    /// The number.
    public var value: Double {
      switch self {
      case .atMost(let value), .atLeast(let value): value
      }
    }
  }

  /// The workload's identifier.
  public let workload: String
  /// The subject, or `nil`: each subject of the workload is judged.
  public let subject: String?
  /// What is limited.
  public let metric: Metric
  /// How far.
  public let limit: Limit
  /// Why there is this limit.
  public let reason: String

  /// A budget from its parts.
  public init(
    workload: String, subject: String? = nil, metric: Metric, limit: Limit, reason: String
  ) {
    self.workload = workload
    self.subject = subject
    self.metric = metric
    self.limit = limit
    self.reason = reason
  }
}
