import PerformanceBudgets

/// What one operation takes at one number of digits, ours and the peers'.
struct DigitsMeasurement {
  var operation: DigitsOperation
  var digits: Int
  /// The least nanoseconds of thread CPU for one operation.
  var fresh = Double.infinity
  var existing: Double?
  var libmpdec: Double?
  var decimal128: Double?

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
  private static let mostRounds = 60
  /// A block of passes takes about this long.
  private static let block = 2_000_000.0
  /// More rounds than three are not begun after this long.
  private static let enough = 4_000_000_000.0

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
    let passes = Self.passes(taking: sides.big.time(operation, passes: 1) * sides.count)
    let otherPasses = try peer.map { peer throws(BenchFailure) in
      Self.passes(taking: try peer.time(operation, passes: 1) * sides.count)
    }
    for round in 0..<Self.mostRounds {
      let isLate = round >= 3 && Double(clock.now() - start) > Self.enough
      let isDecided = !found.findings(limits).contains(where: \.isBreached)
      if (round >= Self.rounds && isDecided) || (isLate && isDecided) || (isLate && round > 9) {
        break
      }
      found.fresh = min(found.fresh, sides.big.time(operation, passes: passes))
      if let time = sides.big.existingTime(operation, passes: passes) {
        found.existing = min(found.existing ?? .infinity, time)
      }
      if let native = sides.native {
        found.decimal128 = min(
          found.decimal128 ?? .infinity, native.time(operation, passes: passes))
      }
      if let peer, let otherPasses {
        found.libmpdec = min(
          found.libmpdec ?? .infinity, try peer.time(operation, passes: otherPasses))
      }
    }
    return found
  }

  private static func passes(taking nanoseconds: Double) -> Int {
    max(1, Int((block / max(nanoseconds, 1)).rounded(.up)))
  }
}
