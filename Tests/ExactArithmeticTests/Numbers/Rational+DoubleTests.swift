import ExactArithmetic
import Testing

@Suite struct RationalDoubleTests {
  @Test func doublesAreExact() throws {
    let rows: [(Double, String)] = [
      (0, "0"), (1, "1"), (-2.5, "-2.5"),
      (0.1, "0.1000000000000000055511151231257827021181583404541015625"),
      (1e22, "1E+22"), (9_007_199_254_740_992, "9007199254740992"),
    ]
    for (double, text) in rows {
      #expect(try #require(Rational(exactly: double)) == #require(Rational(exactly: text)))
    }
    #expect(Rational(exactly: Double.infinity) == nil && Rational(exactly: Double.nan) == nil)
  }

  /// The smallest number, 2⁻¹⁰⁷⁴, doubled 1074 times is 1.
  @Test func subnormalDoubles() throws {
    let smallest = try #require(Rational(exactly: Double.leastNonzeroMagnitude))
    var power = Rational(1)
    for _ in 0..<1_074 { power = power * Rational(2) }
    #expect(smallest * power == Rational(1))
    let normal = try #require(Rational(exactly: Double.leastNormalMagnitude))
    #expect(normal * power == Rational(1 << 52))
  }
}
