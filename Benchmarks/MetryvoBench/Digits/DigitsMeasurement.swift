import Peers
import PerformanceBudgets

/// What one operation takes at one number of digits, ours and the peers'.
struct DigitsMeasurement {
  var operation: DigitsOperation
  var digits: Int
  /// The least nanoseconds of thread CPU for one operation.
  var fresh = Double.infinity
  var existing: Double?
  var peerTime: PeerTime?
  var decimal128: Double?

  var libmpdec: Double? { peerTime?.operation }

  /// A limit and what was measured against it.
  struct Finding {
    var form: ResultForm
    var peer: DigitsPeer
    /// The peer's time divided by ours.
    var ratio: Double
    var atLeast: Double?

    var isBreached: Bool { atLeast.map { ratio < $0 } ?? false }
  }

  func findings(_ limits: DigitsLimits) -> [Finding] {
    [(DigitsPeer.libmpdec, libmpdec), (.decimal128, decimal128)].flatMap { peer, theirs in
      [(ResultForm.fresh, Double?.some(fresh)), (.existing, existing)].compactMap { form, ours in
        guard let theirs, let ours else { return nil }
        return Finding(
          form: form, peer: peer, ratio: theirs / ours,
          atLeast: limits.atLeast(operation, form, digits: digits, than: peer))
      }
    }
  }
}

/// Measures all sides in turns: other people's load lasts for seconds and then slows them all.
struct DigitsMeasurer {
  var limits: DigitsLimits
  var peer: LibmpdecPeer?

  private static let rounds = 7
  private static let mostRounds = 400
  /// A block of passes takes about this long.
  private static let block = 2_000_000.0
  /// After this long one round is enough, and seven are if a limit is breached.
  private static let enough = 4_000_000_000.0
  /// The peer's operations of this length are timed once.
  private static let long = 1_000_000_000.0

  func measure(
    _ operation: DigitsOperation, _ sides: DigitsSides
  ) throws(BenchFailure) -> DigitsMeasurement {
    let peer = sides.digits <= operation.mostPeerDigits ? peer : nil
    if let peer {
      let theirs = try peer.results(of: operation, count: sides.big.x.count)
      for (ours, theirs) in zip(sides.big.results(of: operation), theirs) where ours != theirs {
        throw BenchFailure(
          1,
          "\(operation.rawValue), \(sides.digits) digits: libmpdec disagrees:\n"
            + "  ours     \(ours.prefix(200))\n  libmpdec \(theirs.prefix(200))")
      }
    }
    var found = DigitsMeasurement(operation: operation, digits: sides.digits)
    let clock = WallClock()
    let start = clock.now()
    found.fresh = sides.big.time(operation, passes: 1)
    found.peerTime = try peer?.time(operation, passes: 1)
    let passes = Self.passes(taking: found.fresh * sides.count)
    let peerPasses = Self.passes(taking: (found.peerTime?.whole ?? 1) * sides.count)
    for round in 0..<Self.mostRounds {
      let isBreached = found.findings(limits).contains(where: \.isBreached)
      let isLate = Double(clock.now() - start) > Self.enough
      if (round >= Self.rounds || (isLate && round >= 1)) && !isBreached { break }
      if isLate && round >= Self.rounds { break }
      found.fresh = min(found.fresh, sides.big.time(operation, passes: passes))
      if let time = sides.big.existingTime(operation, passes: passes) {
        found.existing = min(found.existing ?? .infinity, time)
      }
      if let native = sides.native {
        found.decimal128 = min(
          found.decimal128 ?? .infinity, native.time(operation, passes: passes))
      }
      if let peer, let time = found.peerTime, time.whole < Self.long || isBreached {
        found.peerTime = time.least(try peer.time(operation, passes: peerPasses))
      }
    }
    return found
  }

  private static func passes(taking nanoseconds: Double) -> Int {
    max(1, Int((block / max(nanoseconds, 1)).rounded(.up)))
  }
}
