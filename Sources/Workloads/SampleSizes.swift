import PerformanceBudgets

/// How work that can be repeated is cut into samples and blocks.
///
/// A sample takes 27 to 53 µs or more, so that reading the clocks is a hundredth of it; a block about 0.8 ms, so that
/// a board of many subjects has rounds enough.
@usableFromInline package struct SampleSizes: Hashable, Sendable {
  /// How often the work is done in a sample.
  @usableFromInline package let passes: Int
  /// The samples of a block.
  @usableFromInline package let samples: Int

  private static let sample = 40_000.0
  @usableFromInline static let block = 800_000.0

  /// The sizes for work that takes so many nanoseconds; powers of two, so that runs seldom differ.
  @usableFromInline package init(nanoseconds: Double) {
    func power(_ ratio: Double) -> Int {
      var power = 1
      while Double(power) * 1.5 < ratio { power *= 2 }
      return power
    }
    passes = power(Self.sample / max(nanoseconds, 1))
    let sample = Double(passes) * max(nanoseconds, 1)
    // One sample of 0.55 ms and no other beside the yardstick: its rounds spread most of all.
    samples = max(power(Self.block / sample), sample <= Self.block ? 2 : 1)
  }

  /// Into how many equal parts long work is cut so that each is a sample; a power of two.
  ///
  /// A long sample lies far from the yardsticks beside it: of a millisecond figures spread by 10 % from round to round,
  /// of samples of its sixteenths by 4 %.
  @usableFromInline package static func parts(ofWorkTaking nanoseconds: Double, most: Int) -> Int {
    var parts = 1
    while 2 * parts <= most, nanoseconds / Double(2 * parts) >= sample { parts *= 2 }
    return parts
  }

  /// The sizes for work, by the time that it would take on a calm core.
  ///
  /// Rounds of other sizes have other figures, by a tenth where a sample is long: with fewer samples, each after the
  /// yardstick, more of them find the caches as that left them.
  @inlinable
  package init(timing work: () -> Void) { self.init(nanoseconds: Self.calmNanoseconds(of: work)) }

  /// The time that work would take on a calm core; what it takes at the moment if that is more than two blocks.
  ///
  /// It is timed in turns with work of the standard library, which neighbours on the core slow about as much.
  @inlinable
  package static func calmNanoseconds(of work: () -> Void) -> Double {
    var times = 1
    var now = least(of: 1, work)
    if now > 2 * block { return now }
    while now < likeWork.nanoseconds {
      times *= 2
      now = least(of: 1) { for _ in 0..<times { work() } }
    }
    let ratios = (0..<9).map { _ in
      least(of: 1) { for _ in 0..<times { work() } } / least(of: 1, likeWork.run)
    }
    return (MedianInterval.median(ratios) ?? 1) * likeWork.nanoseconds / Double(times)
  }

  /// Numbers read, multiplied and written by the standard library, and what that takes on a calm core of the class of
  /// machines that limits are for.
  @usableFromInline
  static let likeWork: (run: @Sendable () -> Void, nanoseconds: Double) = {
    let texts = (1...64).map { "\($0 * 7_919).\($0 * 104_729)" }
    return (
      {
        for text in texts {
          if let number = Double(text) { blackHole((number * 1.609_344).description) }
        }
      }, 22_000
    )
  }()

  /// The least nanoseconds of thread CPU of so many runs of the work.
  @inlinable
  package static func least(of runs: Int, _ work: () -> Void) -> Double {
    let clock = ThreadCPUClock()
    return (0..<runs).reduce(.infinity) { least, _ in
      let start = clock.now()
      work()
      return min(least, Double(clock.now() - start))
    }
  }
}
