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

  /// The workload with its parameters.
  public let call: WorkloadCall
  /// The subject, or `nil`: each subject of the workload is judged.
  public let subject: String?
  /// The subject it is held against, for ``Metric/ratioToSubject``.
  public let other: String?
  /// What is limited.
  public let metric: Metric
  /// How much the work is slowed by what slows the machine, for ``Metric/ratioToYardstick``.
  public let sensitivity: Sensitivity
  /// How far.
  public let limit: Limit
  /// Why there is this limit.
  public let reason: String
  /// The class of machines that the limit is for, or `nil`: it holds on every machine.
  public let machine: String?

  /// A budget from its parts.
  public init(
    call: WorkloadCall, subject: String? = nil, to other: String? = nil, metric: Metric,
    sensitivity: Sensitivity = Sensitivity(), limit: Limit, reason: String, machine: String? = nil
  ) {
    self.call = call
    self.subject = subject
    self.other = other
    self.metric = metric
    self.sensitivity = sensitivity
    self.limit = limit
    self.reason = reason
    self.machine = machine
  }

  /// A budget of a workload without parameters.
  public init(
    workload: String, subject: String? = nil, to other: String? = nil, metric: Metric,
    sensitivity: Sensitivity = Sensitivity(), limit: Limit, reason: String, machine: String? = nil
  ) {
    self.init(
      call: WorkloadCall(workload), subject: subject, to: other, metric: metric,
      sensitivity: sensitivity, limit: limit,
      reason: reason, machine: machine)
  }

  /// The workload's identifier, with its parameters.
  public var workload: String { call.description }

  /// Whether the limit holds on a machine of that class.
  public func isFor(machine: String) -> Bool { self.machine.map { $0 == machine } ?? true }
}
