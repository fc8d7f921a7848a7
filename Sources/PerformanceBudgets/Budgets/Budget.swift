/// A one-sided limit on a metric of a workload.
public struct Budget: Hashable, Sendable {
  /// A limit; the value itself is within it.
  public enum Limit: Hashable, Sendable {
    /// The measured value may not be larger.
    case atMost(Double)
    /// The measured value may not be smaller.
    case atLeast(Double)
    /// The value that was committed: the measured one may be larger by ``tolerance`` at most.
    ///
    /// A change that means to cost more moves the figure in the same commit.
    case figure(Double)

    /// How much more than a figure may be measured: 2 %.
    ///
    /// The compiler's and the system's own code, which the project does not choose, moves counts by
    /// less.
    public static let tolerance = 0.02

    /// The number that is written in the file.
    public var value: Double {
      switch self {
      case .atMost(let value), .atLeast(let value), .figure(let value): value
      }
    }

    /// The number that decides: for a figure, the figure with its tolerance.
    public var bound: Double {
      if case .figure(let value) = self { value * (1 + Self.tolerance) } else { value }
    }

    /// Whether the limit is a committed figure.
    package var isFigure: Bool { if case .figure = self { true } else { false } }

    /// Whether the limit is the least that is allowed.
    public var isFloor: Bool { if case .atLeast = self { true } else { false } }
  }

  /// The workload with its parameters.
  public let call: WorkloadCall
  /// The subject, or `nil`: each subject of the workload is judged.
  public let subject: String?
  /// The subject it is held against, for ``Metric/ratioToSubject``.
  public let other: String?
  /// What is limited.
  public let metric: Metric
  /// How far.
  public let limit: Limit
  /// Why there is this limit.
  public let reason: String

  /// A budget from its parts.
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

  /// A budget of a workload without parameters.
  public init(
    workload: String, subject: String? = nil, to other: String? = nil, metric: Metric,
    limit: Limit, reason: String
  ) {
    self.init(
      call: WorkloadCall(workload), subject: subject, to: other, metric: metric, limit: limit,
      reason: reason)
  }

  /// The workload's identifier, with its parameters.
  public var workload: String { call.description }

  /// Whether it needs what is measured of a subject.
  func needs(_ subject: Subject) -> Bool {
    workload == subject.workload
      && (self.subject == nil || self.subject == subject.name || other == subject.name)
  }
}
