import Foundation
import PropertyTesting

/// Values of made-up rounds around a median of 1: noise of a few per cent, now and then an interruption, and
/// phases in which neighbours are alike.
struct MadeUpRounds {
  private var random: CaseRandom
  /// How much of a value's deviation the next one keeps: 0 for independent rounds.
  var likeness: Double
  /// The share of rounds that something interrupts, which makes them half as long again.
  var interruptions = 0.0
  private var deviation = 0.0

  init(seed: UInt64, index: Int, likeness: Double = 0, interruptions: Double = 0) {
    random = CaseRandom(seed: seed, index: UInt64(index))
    self.likeness = likeness
    self.interruptions = interruptions
    deviation = normal()
  }

  private mutating func uniform() -> Double {
    (Double(random.next() >> 11) + 0.5) / Double(1 << 53)
  }

  /// By Box and Muller.
  private mutating func normal() -> Double {
    (-2 * log(uniform())).squareRoot() * cos(2 * .pi * uniform())
  }

  /// The next value, with a standard deviation of 2 %.
  mutating func next() -> Double {
    deviation = likeness * deviation + (1 - likeness * likeness).squareRoot() * normal()
    let value = exp(0.02 * deviation)
    return uniform() < interruptions ? value * 1.5 : value
  }

  mutating func values(_ count: Int) -> [Double] { (0..<count).map { _ in next() } }
}
