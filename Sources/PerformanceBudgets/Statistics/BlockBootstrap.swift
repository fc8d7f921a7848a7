import PropertyTesting

/// The medians that other runs of a machine might have given: rounds drawn again, in blocks of neighbours.
///
/// Rounds next to each other are alike where the machine is slow for seconds. Drawn one by one they would look
/// independent, and the interval would be too narrow; blocks keep the likeness within them. They are
/// circular: the round after the last is the first, so that every round is drawn as often.
///
/// - Source: D. N. Politis, J. P. Romano, A circular block-resampling procedure for stationary data, 1992;
///   H. R. Künsch, The jackknife and the bootstrap for general stationary observations, Annals of
///   Statistics 17, 1989.
package struct BlockBootstrap {
  /// How often the rounds are drawn: the standard error itself is then known to 4 %.
  static let resamples = 400

  /// The number of rounds.
  package let count: Int
  /// The rounds in a block.
  package let blockLength: Int

  /// Blocks of ⌈√n⌉ rounds unless told otherwise.
  ///
  /// Of ⌈n^⅓⌉, the order that Künsch finds best for a variance, intervals of rounds that keep half of their
  /// deviation missed the median half as often again as stated.
  ///
  /// - Precondition: there is a round, and a block has one.
  package init(count: Int, blockLength: Int? = nil) {
    precondition(count > 0 && blockLength ?? 1 > 0, "nothing to draw from")
    self.count = count
    self.blockLength = blockLength ?? Int(Double(count).squareRoot().rounded(.up))
  }

  /// The number of blocks that the rounds have room for.
  var blocks: Int { count / blockLength }

  /// Places of `number` rounds, drawn in blocks.
  package func draw(_ number: Int, using random: inout CaseRandom) -> [Int] {
    var places: [Int] = []
    places.reserveCapacity(number)
    while places.count < number {
      let start = Int(random.number(upTo: UInt64(count - 1)))
      for step in 0..<min(blockLength, number - places.count) {
        places.append((start + step) % count)
      }
    }
    return places
  }

  /// The standard deviation of the medians of resampled values.
  ///
  /// The same values always give the same: the random numbers are those of a fixed seed.
  ///
  /// - Complexity: O(n log n + resamples · n).
  /// - Precondition: there are ``count`` values.
  package func standardError(ofMedian values: [Double]) -> Double {
    precondition(values.count == count, "other values than those to draw from")
    let order = values.indices.sorted { values[$0] < values[$1] }
    var ranks = [Int](repeating: 0, count: count)
    for (rank, place) in order.enumerated() { ranks[place] = rank }
    var random = CaseRandom(seed: 0x6D65_6469_616E, index: UInt64(count))
    var sum = 0.0
    var squares = 0.0
    // Around a value near all medians, so that the squares do not cancel.
    let middle = values[order[count / 2]]
    for _ in 0..<Self.resamples {
      var tally = [Int](repeating: 0, count: count)
      for place in draw(count, using: &random) { tally[ranks[place]] += 1 }
      let median = Self.median(tally: tally, of: count) { values[order[$0]] } - middle
      sum += median
      squares += median * median
    }
    let mean = sum / Double(Self.resamples)
    return max(0, squares / Double(Self.resamples) - mean * mean).squareRoot()
  }

  /// The median of values of which only is counted how often each rank was drawn.
  private static func median(
    tally: [Int], of count: Int, value: (Int) -> Double
  ) -> Double {
    let low = (count - 1) / 2
    let high = count / 2
    var below = 0
    var lower: Double?
    for (rank, times) in tally.enumerated() where times > 0 {
      below += times
      if lower == nil && below > low { lower = value(rank) }
      if let lower, below > high { return (lower + value(rank)) / 2 }
    }
    return lower ?? 0
  }
}
