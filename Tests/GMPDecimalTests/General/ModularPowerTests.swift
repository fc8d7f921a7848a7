import DecimalArithmetic
import GMPDecimal
import Testing

@Suite struct ModularPowerTests {
  static let context = ArithmeticContext(precision: 100, maxExponent: 999, minExponent: -999)

  @Test func signsAndZeros() {
    #expect(
      failures(
        of: [
          ("powermod", ["-3", "3", "5"], "-2 []"),
          ("powermod", ["-3", "3", "-5"], "-2 []"),
          ("powermod", ["-1", "1", "1"], "-0 []"),
          ("powermod", ["-7.0", "2.0E+1", "1E+1"], "1 []"),
          ("powermod", ["3", "-0", "1"], "0 []"),
          ("powermod", ["0E-500", "2", "7"], "0 []"),
          ("powermod", ["2", "3", "1E+99"], "8 []"),
          ("powermod", ["2", "3", "1E+100"], "NaN [Invalid_operation]"),
          ("powermod", ["0.5", "2", "7"], "NaN [Invalid_operation]"),
          ("powermod", ["1E-999", "2", "7"], "NaN [Invalid_operation]"),
          ("powermod", ["NaN3", "sNaN4", "5"], "NaN4 [Invalid_operation]"),
          ("powermod", ["2", "NaN3", "sNaN5"], "NaN5 [Invalid_operation]"),
          ("powermod", ["2", "3", "Infinity"], "NaN [Invalid_operation]"),
        ], in: Self.context) == [])
  }

  /// Fermat's little theorem: x^(p − 1) ≡ 1 modulo a prime p that does not divide x.
  ///
  /// Source: Hardy and Wright, An Introduction to the Theory of Numbers, theorem 71 (Fermat).
  @Test func fermat() throws {
    // 2¹²⁷ − 1 and 2⁵²¹ − 1 are primes of 39 and 157 digits.
    for exponent in [127, 521] {
      var prime: BigDecimal = 1
      for _ in 0..<exponent { prime *= 2 }
      prime -= 1
      let context = ArithmeticContext(precision: 200, maxExponent: 999, minExponent: -999)
      for x in [2, 3, 10, 123_456_789] as [BigDecimal] {
        let outcome = BigDecimal.power(x, prime - 1, modulo: prime, in: context)
        #expect(outcome.value == 1 && outcome.conditions.isEmpty)
        #expect(BigDecimal.power(x, prime, modulo: prime, in: context).value == x)
      }
    }
  }

  /// Neither the precision nor the exponent range rounds the result.
  @Test func theResultIsNotRounded() {
    let narrow = ArithmeticContext(precision: 3, maxExponent: 0, minExponent: 0, clamp: true)
    #expect(failures(of: [("powermod", ["123", "1", "999"], "123 []")], in: narrow) == [])
  }
}
