import AllocationCounter
import PerformanceBudgets

/// What one operation takes of one width of operands, ours and the peer's.
struct ArithmeticMeasurement {
  var operation: ArithmeticOperation
  var width: OperandWidth
  /// The shortest block of all rounds, in nanoseconds of thread CPU for one operation.
  var nanoseconds: Double
  /// The same of the peer, if there is one.
  var peerNanoseconds: Double?
  /// Calls of the allocator in a block; `nil` where they are not counted.
  var allocations: UInt64?
  /// How much of the peer's time it may take.
  var limit: Double

  var ratio: Double? { peerNanoseconds.map { nanoseconds / $0 } }
  var isBreached: Bool { (ratio ?? 0) > limit || (allocations ?? 0) > 0 }

  private static let blocks = 20
  private static let rounds = 9
  private static let mostRounds = 400

  /// Runs both sides in turns.
  ///
  /// The minimum, because other people's load only ever adds; a ratio above its limit gets more rounds,
  /// in which both minima can only fall: other people's load lasts for seconds.
  init(
    _ operation: ArithmeticOperation, _ width: OperandWidth, on operands: ArithmeticOperands,
    limit: Double, hasPeer: Bool
  ) {
    self.operation = operation
    self.width = width
    self.limit = limit
    nanoseconds = .infinity
    if hasPeer { peerNanoseconds = .infinity }
    NativeArithmetic.run(operation, on: operands)
    let before = allocation_count()
    NativeArithmetic.run(operation, on: operands)
    allocations = before == .max ? nil : allocation_count() - before
    for round in 0..<Self.mostRounds where round < Self.rounds || (ratio ?? 0) > limit {
      nanoseconds = min(
        nanoseconds, Self.time { NativeArithmetic.run(operation, on: operands) })
      if let peer = peerNanoseconds {
        peerNanoseconds = min(peer, Self.time { IntelArithmetic.run(operation, on: operands) })
      }
    }
  }

  private static func time(_ body: () -> Void) -> Double {
    let clock = ThreadCPUClock()
    let start = clock.now()
    for _ in 0..<blocks { body() }
    return Double(clock.now() - start) / Double(blocks * ArithmeticOperands.count)
  }
}
