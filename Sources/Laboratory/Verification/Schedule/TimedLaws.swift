import Conformance
import PropertyTesting
import Synchronization

/// The judgement of laws in turns for a given time, on all threads.
struct TimedLaws: Sendable {
  /// The number of cases of a law in one turn.
  private static let chunk: UInt64 = 200

  let laws: [Law]
  let plan: VerificationPlan

  /// Returns the report of each law, with its duration.
  ///
  /// Each law gets at least one turn, even after the time limit.
  func reports(
    for limit: Duration, on pool: WorkPool, showing show: @Sendable (Int) -> Void
  ) -> [(report: PropertyReport, duration: Duration)] {
    let clock = ContinuousClock()
    let deadline = clock.now + limit
    let found = Mutex<[[(turn: Int, report: PropertyReport, duration: Duration)]]>(
      Array(repeating: [], count: laws.count))
    pool.run { number in
      let (turn, place) = number.quotientAndRemainder(dividingBy: laws.count)
      if turn > 0 && clock.now >= deadline { return false }
      show(place)
      var run = plan.run(of: laws[place])
      run.indices = Self.indices(ofTurn: turn)
      let start = clock.now
      let report = laws[place].run(LawBlocks.quiet(run, replays: turn == 0))
      let duration = clock.now - start
      found.withLock { $0[place].append((turn, report, duration)) }
      return true
    }
    return found.withLock { found in
      zip(laws, found).map { law, turns in
        let turns = turns.sorted { $0.turn < $1.turn }
        let report = LawBlocks.sum(
          of: turns.map(\.report), turns.map { Self.indices(ofTurn: $0.turn) }, law,
          plan.run(of: law))
        return (report, turns.reduce(.zero) { $0 + $1.duration })
      }
    }
  }

  private static func indices(ofTurn turn: Int) -> Range<UInt64> {
    UInt64(turn) * chunk..<UInt64(turn + 1) * chunk
  }
}
