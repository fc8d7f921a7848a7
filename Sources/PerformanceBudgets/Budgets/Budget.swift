/// A one-sided limit on a metric of a workload.
public struct Budget: Hashable, Sendable {
  /// The limit of a budget; a value equal to the limit is within it.
  public enum Limit: Hashable, Sendable {
    /// The measured value may not be larger.
    case atMost(Double)
    /// The measured value may not be smaller.
    case atLeast(Double)
    /// A committed figure: the measured value may exceed the figure by at most ``tolerance``.
    ///
    /// A commit whose change deliberately costs more also updates the figure.
    case figure(Double)

    /// The relative amount by which a measured value may exceed a figure: 2 %.
    ///
    /// Changes of the compiler and of system libraries alone change counts by less than 2 %.
    public static let tolerance = 0.02

    /// The number written in the budget file.
    public var value: Double {
      switch self {
      case .atMost(let value), .atLeast(let value), .figure(let value): value
      }
    }

    /// The number that decides: the limit itself, or for a figure `figure · (1 + tolerance)`.
    public var bound: Double {
      if case .figure(let value) = self { value * (1 + Self.tolerance) } else { value }
    }

    package var isFigure: Bool { if case .figure = self { true } else { false } }

    /// Whether the limit is a minimum.
    public var isFloor: Bool { if case .atLeast = self { true } else { false } }
  }

  /// The workload and the values of its parameters.
  public let call: WorkloadCall
  /// The name of the judged subject; `nil` judges every subject of the workload.
  public let subject: String?
  /// The name of the subject in the denominator of ``Metric/ratioToSubject``; else `nil`.
  public let other: String?
  /// The limited metric.
  public let metric: Metric
  /// The limit of the metric.
  public let limit: Limit
  /// The reason for this limit, in words.
  public let reason: String

  /// Creates a budget from its parts.
  public init(
    call: WorkloadCall, subject: String? = nil, to other: String? = nil, metric: Metric,
    limit: Limit, reason: String
  ) {
    self.call = call
    self.subject = subject
    self.other = other
    self.metric = metric
    self.limit = limit
    self.reason = reason
  }

  /// Creates a budget of a workload without parameters.
  ///
  ///     let list = Budget(workload: "w", metric: .allocations, limit: .figure(50), reason: "list")
  ///     list.limit.bound  // 51.0
  public init(
    workload: String, subject: String? = nil, to other: String? = nil, metric: Metric,
    limit: Limit, reason: String
  ) {
    self.init(
      call: WorkloadCall(workload), subject: subject, to: other, metric: metric, limit: limit,
      reason: reason)
  }

  /// The identifier of the workload, which includes its parameters.
  public var workload: String { call.description }

  func needs(_ subject: Subject) -> Bool {
    workload == subject.workload
      && (self.subject == nil || self.subject == subject.name || other == subject.name)
  }
}
