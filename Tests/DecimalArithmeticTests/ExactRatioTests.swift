import DecimalArithmetic
import Testing

@Suite struct ExactRatioTests {
  private func ratio(
    _ numerator: UInt128, _ denominator: UInt128 = 1, e exponent: Int = 0, negative: Bool = false
  ) throws -> ExactRatio {
    try #require(
      ExactRatio(isNegative: negative, numerator, over: denominator, exponent: exponent))
  }

  /// Equal numbers have one representation, whatever expressions they come from.
  @Test func oneFormPerNumber() throws {
    let classes: [[(UInt128, UInt128, Int)]] = [
      [(1, 2, 0), (5, 1, -1), (50, 100, 0), (5, 10, 0), (500, 1, -3)],
      [(5, 9, 0), (50, 90, 0), (1, 18, 1)],
      [(25, 1, 0), (1, 4, 2), (100, 4, 0)],
      [(1, 1_024, 0), (9_765_625, 1, -10)],
      [(0, 7, 3), (0, 1, 0)],
    ]
    for members in classes {
      let made = try members.map { try ratio($0.0, $0.1, e: $0.2) }
      #expect(Set(made).count == 1)
      #expect(made[0].numerator % 5 != 0 || made[0].isZero)
      #expect(made[0].denominator % 5 != 0)
    }
    #expect(ExactRatio(1, over: 0) == nil)
  }

  @Test func arithmetic() throws {
    let mile = try ratio(1_609_344, e: -3)
    let foot = try ratio(3_048, e: -4)
    #expect(try #require(mile.divided(by: foot)) == ratio(5_280))
    #expect(try #require(foot.multiplied(by: ratio(5_280))) == mile)
    #expect(try #require(mile.subtracting(mile)) == .zero)
    #expect(try #require(ratio(1, 3).adding(ratio(1, 6))) == ratio(1, 2))
    #expect(try #require(ratio(1, 3).subtracting(ratio(1, 2))) == ratio(1, 6, negative: true))
    #expect(try #require(ratio(27_315, e: -2).adding(ratio(1, e: -2))) == ratio(27_316, e: -2))
    #expect(try #require(ratio(2, 3).raised(to: -3)) == ratio(27, 8))
    #expect(try #require(ratio(2, 3).raised(to: 0)) == .one)
    #expect(ExactRatio.zero.reciprocal == nil)
    #expect(ExactRatio.zero.raised(to: -1) == nil)
  }

  /// Operations whose result exceeds the storage return `nil`; none truncates.
  @Test func overflowIsRefused() throws {
    let huge = try ratio(.max - 2)
    let next = try ratio(.max - 4)
    #expect(huge.multiplied(by: next) == nil)
    #expect(huge.adding(try ratio(1, .max - 4)) == nil)
    #expect(try ratio(1).adding(ratio(1, e: 39)) == nil)
    #expect(huge.raised(to: 2) == nil)
    // The storage writes the factor 5 as 10 ÷ 2, and the doubled denominator does not fit.
    #expect(ExactRatio(5, over: .max - 2) == nil)
  }

  /// Exponents beyond the limit make the result `nil`; no operation traps or takes long.
  @Test func exponentsAreBounded() throws {
    #expect(ExactRatio(5, exponent: .max) == nil && ExactRatio(1, exponent: .min) == nil)
    let limit = ExactRatio.exponentLimit
    let most = try ratio(1, e: limit)
    #expect(ExactRatio(5, exponent: limit) == nil && ExactRatio(1, exponent: limit + 1) == nil)
    #expect(most.multiplied(by: most) == nil && most.reciprocal != nil)
    #expect(most.adding(try ratio(1, e: -limit)) == nil)
    #expect(try ratio(1, e: 1).raised(to: .max) == nil)
    #expect(ExactRatio.one.raised(to: .min) == .one)
    #expect(try ratio(2).raised(to: 127) == ratio(1 << 127) && ratio(2).raised(to: 129) == nil)
  }

  @Test func numbersOfTwoWordsAreReduced() throws {
    let word: UInt128 = 1 << 64
    #expect(greatestCommonDivisor((word << 36) * 3, (word << 6) * 9) == (word << 6) * 3)
    #expect(greatestCommonDivisor(word * 6, 9) == 3)
    #expect(greatestCommonDivisor(.max, word - 1) == word - 1)
    // 5 divides each of the two words, only the sum of the words, or neither.
    #expect(try ratio(5 * (word + 1)) == ratio(word + 1, 2, e: 1))
    #expect(try ratio(word + 4).numerator == (word + 4) / 10)
    #expect(try ratio(word + 1).numerator == word + 1)
    // The product of reduced numbers is reduced.
    let half = try ratio(word + 1, 2)
    let product = try #require(half.multiplied(by: try ratio(6, word + 1)))
    #expect(product == (try ratio(3)))
    #expect(try ratio(0).negated == .zero)
  }

  @Test func affineMapSharesADenominator() throws {
    // °F to °C: (x − 32) · 5/9 = (5x − 160) ÷ 9.
    let scale = try ratio(5, 9)
    let map = try #require(AffineMap(scale: scale, offset: ratio(160, 9, negative: true)))
    let multiplier = try ratio(map.multiplier, e: map.scale.exponent)
    let recomposed = try #require(multiplier.divided(by: ratio(map.divisor)))
    #expect(recomposed == scale)
    #expect(AffineMap(scale: .zero, offset: .one) == nil)
    #expect(AffineMap(scale: try ratio(1, .max - 2), offset: try ratio(1, .max - 4)) == nil)
  }
}
