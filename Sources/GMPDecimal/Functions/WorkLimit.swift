/// The limit of a long computation: a deadline, a cancellation, or both.
///
/// The limit is checked between the steps of a computation. A step is one multiplication, division
/// or square root of GMP at the working precision. A step takes milliseconds at 10⁵ digits, and
/// tenths of a second at 10⁶ digits.
public struct WorkLimit: Sendable {
  /// The instant at which the computation stops.
  public let deadline: ContinuousClock.Instant?
  private let isCancelled: (@Sendable () -> Bool)?

  /// Creates a limit with a deadline, a check for cancellation, or both.
  ///
  ///     let limit = WorkLimit(deadline: .now.advanced(by: .seconds(10)), isCancelled: { true })
  ///     let result = Result { try BigDecimal.ln(2, in: .decimal32, within: limit).value }
  ///     result  // failure(GMPDecimal.WorkInterrupted.cancelled)
  ///
  /// - Parameters:
  ///   - deadline: the instant at which the computation stops.
  ///   - isCancelled: returns `true` to stop the computation; called on the computing thread.
  public init(
    deadline: ContinuousClock.Instant? = nil, isCancelled: (@Sendable () -> Bool)? = nil
  ) {
    self.deadline = deadline
    self.isCancelled = isCancelled
  }

  /// Returns a limit that ends the computation after `duration`, counted from now.
  ///
  ///     let result = Result { try BigDecimal.ln(2, in: .decimal32, within: .after(.zero)).value }
  ///     result  // failure(GMPDecimal.WorkInterrupted.deadlinePassed)
  public static func after(_ duration: Duration) -> WorkLimit {
    WorkLimit(deadline: .now.advanced(by: duration))
  }

  /// A limit that ends the computation if the task that runs it is cancelled.
  public static var currentTask: WorkLimit {
    WorkLimit(isCancelled: { Task.isCancelled })
  }
}

/// The reason why a computation stopped; the memory of the computation is freed.
public enum WorkInterrupted: Error, Hashable, Sendable {
  /// The deadline of the limit has passed.
  case deadlinePassed
  /// The limit's check for cancellation returned `true`.
  case cancelled
}

extension WorkLimit: WorkCheck {
  func check() throws(WorkInterrupted) {
    if let isCancelled, isCancelled() { throw .cancelled }
    if let deadline, deadline <= .now { throw .deadlinePassed }
  }
}
