/// A number 2ᵃ · 3ᵇ · 5ᶜ between 1 and 2, whose logarithm is a sum of three known logarithms.
package struct SmoothRatio {
  package let twos: Int
  package let threes: Int
  package let fives: Int

  /// The number of intervals between 1 and 2; each has its own ratio.
  package static let count = 32

  /// Creates the ratio near the numbers m from 1 + index/32 to 1 + (index + 1)/32.
  package init(interval index: Int) {
    twos = Int(Self.exponents[3 * index])
    threes = Int(Self.exponents[3 * index + 1])
    fives = Int(Self.exponents[3 * index + 2])
  }

  /// The factors 3 and 5 of the numerator: their product is at most 375.
  package var oddNumerator: UInt128 { Self.product(threes: max(0, threes), fives: max(0, fives)) }

  /// The factors 3 and 5 of the denominator: their product is at most 1125.
  package var oddDenominator: UInt128 {
    Self.product(threes: max(0, -threes), fives: max(0, -fives))
  }

  private static func product(threes: Int, fives: Int) -> UInt128 {
    UInt128(Self.powersOfThree[threes] * Self.powersOfFive[fives])
  }

  private static let powersOfThree: [UInt64] = [1, 3, 9, 27, 81]
  private static let powersOfFive: [UInt64] = [1, 5, 25, 125, 625]

  /// The exponents of 2, 3 and 5 for each interval.
  ///
  /// A search found the exponents: among the ratios r with |m − r| ÷ (m + r) ≤ 1/95 for every m of
  /// the interval, each has the smallest sum of |exponent of 3| and |exponent of 5|. A test
  /// recomputes the bound.
  private static let exponents: [Int8] = [
    -4, 4, -1, -3, -1, 2, 0, 3, -2, 1, -2, 1,
    8, -2, -2, -6, 1, 2, 1, 1, -1, 8, 1, -4,
    -6, 4, 0, -5, -1, 3, 2, -1, 0, 9, -1, -3,
    -1, -2, 2, 6, -2, -1, -8, 1, 3, -1, 1, 0,
    -1, 1, 0, -4, 0, 2, -4, 0, 2, 3, 0, -1,
    10, 0, -4, 0, -1, 1, 7, -1, -2, -3, -2, 3,
    4, -2, 0, 4, -2, 0, 11, -2, -3, -3, 1, 1,
    -3, 1, 1, 4, 1, -2, -6, 0, 3, 5, -4, 1,
  ]
}
