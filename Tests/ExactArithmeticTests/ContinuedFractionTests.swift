import ExactArithmetic
import Testing

@Suite struct ContinuedFractionTests {
  private func bounds(_ enclosure: Enclosure) -> (lower: Rational, upper: Rational) {
    (enclosure.lowerBound, enclosure.upperBound)
  }

  /// The convergents 22/7 (nearest up to 105), 333/106 and 355/113 of π, as in Khinchin.
  @Test func multiplesOfPi() throws {
    let pi = bounds(Enclosure.pi(scale: 256))
    for (limit, factor) in [
      (1, 1), (6, 1), (7, 7), (105, 7), (106, 106), (112, 106), (33_101, 113),
    ] {
      let nearest = try #require(
        ContinuedFraction.nearestMultiple(within: pi, upTo: Rational(limit)))
      #expect(nearest.factor == Rational(factor), "\(limit)")
    }
  }

  /// Compares the nearest multiple with the least distance over all multiples up to the limit.
  @Test func noMultipleIsNearer() throws {
    var broken: [String] = []
    for number in 2...40 where ![4, 8, 9, 16, 25, 27, 32, 36].contains(number) {
      let enclosure = Enclosure.logarithm(of: Rational(number, exponent: number % 3), scale: 200)
      let (lower, upper) = bounds(enclosure)
      for limit in [1, 2, 10, 99] {
        let nearest = try #require(
          ContinuedFraction.nearestMultiple(within: (lower, upper), upTo: Rational(limit)))
        let tried = (1...limit).map { factor -> Rational in
          let low = Rational(factor) * lower
          let whole = floor(low)
          let below = low - Rational(whole)
          return min(below, Rational(1) - below)
        }
        let least = try #require(tried.min())
        let slack = Rational(1, exponent: -40)
        if nearest.distance > least + slack || nearest.distance + slack < least {
          broken.append("ln \(number), \(limit)")
        }
      }
    }
    #expect(broken == [])
  }

  /// Returns the integer part by counting; the values here are below 1,000.
  private func floor(_ value: Rational) -> Int {
    var whole = 0
    while Rational(whole + 1) <= value { whole += 1 }
    return whole
  }

  @Test func wideBoundsDoNotTell() {
    let wide = (lower: Rational(314, exponent: -2), upper: Rational(315, exponent: -2))
    #expect(ContinuedFraction.nearestMultiple(within: wide, upTo: Rational(1_000)) == nil)
  }
}
