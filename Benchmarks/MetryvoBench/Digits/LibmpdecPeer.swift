import Peers

/// libmpdec, which times itself; what is wrong with it ends the suite.
struct LibmpdecPeer {
  private let timer: LibmpdecTimer

  var version: String { timer.version }

  init() throws(BenchFailure) {
    do throws(PeerError) { timer = try LibmpdecTimer() } catch {
      throw BenchFailure(66, "--peers: \(error)")
    }
  }

  /// Gives the operands to the peer.
  func load(_ operands: DigitsOperands) throws(BenchFailure) {
    try ask { () throws(PeerError) in try timer.load(operands) }
  }

  /// The results for all operands.
  func results(of operation: DigitsOperation, count: Int) throws(BenchFailure) -> [String] {
    try ask { () throws(PeerError) in try timer.results(of: operation.rawValue, count: count) }
  }

  /// The nanoseconds of thread CPU for one operation, and for a call that does nothing.
  func time(_ operation: DigitsOperation, passes: Int) throws(BenchFailure) -> PeerTime {
    try ask { () throws(PeerError) in try timer.time(operation.rawValue, passes: passes) }
  }

  private func ask<Answer>(
    _ question: () throws(PeerError) -> Answer
  ) throws(BenchFailure) -> Answer {
    do throws(PeerError) { return try question() } catch { throw BenchFailure(70, "\(error)") }
  }
}
