/// When a long computation shall give up: at a deadline, or when someone no longer wants it.
///
/// It is asked between the steps of a computation. A step is one multiplication, division or square
/// root of GMP at the working precision: milliseconds at 10⁵ digits, tenths of a second at 10⁶.
public struct WorkLimit: Sendable {
  /// The instant from which on the work is given up.
  public let deadline: ContinuousClock.Instant?
  private let isCancelled: (@Sendable () -> Bool)?

  /// A limit with a deadline, a question for cancellation, or both.
  ///
  /// - Parameters:
  ///   - deadline: the instant from which on the work is given up.
  ///   - isCancelled: whether nobody wants the result any more; asked on the computing thread.
  public init(
    deadline: ContinuousClock.Instant? = nil, isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    self.deadline = deadline
    self.isCancelled = isCancelled
  }

  /// The work ends so long from now.
  public static func after(_ duration: Duration) -> WorkLimit {
    WorkLimit(deadline: .now.advanced(by: duration))
  }

  /// The work ends with the task that runs it, if that is cancelled.
  public static var currentTask: WorkLimit {
    WorkLimit(isCancelled: { Task.isCancelled })
  }
}

/// Why a computation gave up; what it held is free again.
public enum WorkInterrupted: Error, Hashable, Sendable {
  /// The deadline of the limit passed.
  case deadlinePassed
  /// The limit's question for cancellation was answered with yes.
  case cancelled
}

extension WorkLimit: WorkCheck {
  func check() throws(WorkInterrupted) {
    if let isCancelled, isCancelled() { throw .cancelled }
    if let deadline, deadline <= .now { throw .deadlinePassed }
  }
}
