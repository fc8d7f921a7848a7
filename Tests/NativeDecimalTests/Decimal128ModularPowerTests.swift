import DecimalArithmetic
import NativeDecimal
import Testing

@Suite struct Decimal128ModularPowerTests {
  private func outcome(_ x: String, _ y: String, _ m: String) throws -> String {
    let outcome = Decimal128.power(
      try number(x), try number(y), modulo: try number(m), in: .decimal128)
    return "\(outcome.value) [\(outcome.conditions)]"
  }

  /// x^(p − 1) ≡ 1 modulo a prime p that does not divide x; 10³⁴ − 411 is the largest of 34 digits.
  ///
  /// Source: Hardy and Wright, An Introduction to the Theory of Numbers, theorem 71 (Fermat).
  @Test func fermat() throws {
    let prime = String(repeating: "9", count: 31) + "589"
    let exponent = String(repeating: "9", count: 31) + "588"
    for x in ["2", "-3", "10", "123456789012345678901234567890123", "7E+6111"] {
      #expect(try outcome(x, exponent, prime) == "1 []", "\(x)")
    }
    #expect(try outcome("2", prime, prime) == "2 []")
  }

  @Test func exponentsWithZerosBehindThem() throws {
    // The base 3 has the order 6 modulo 7, and 10⁶¹¹¹ mod 6 = 4. So 3^(10⁶¹¹¹) ≡ 3⁴ ≡ 4 modulo 7.
    // The base 10⁶¹¹¹ of the second line is 6 modulo 7, because 10 ≡ 3 and 6111 mod 6 = 3.
    #expect(try outcome("3", "1E+6111", "7") == "4 []")
    #expect(try outcome("1E+6111", "1", "7") == "6 []")
    #expect(try outcome("-2.000", "3.0", "-1E+33") == "-8 []")
    #expect(try outcome("-2", "3E+1", "1E+9") == "73741824 []")
  }

  @Test func whatIsInvalid() throws {
    for (x, y, m) in [
      ("0", "0", "7"), ("2", "-1", "7"), ("2", "1", "0E+3"), ("0.5", "1", "7"), ("2", "1.5", "7"),
      ("2", "1", "7.1"), ("2", "1", "1E+34"), ("Inf", "1", "7"), ("1E-6176", "1", "7"),
    ] {
      #expect(try outcome(x, y, m) == "NaN [Invalid_operation]", "\(x) \(y) \(m)")
    }
    #expect(try outcome("NaN3", "1", "sNaN5") == "NaN5 [Invalid_operation]")
    #expect(try outcome("2", "NaN3", "NaN5") == "NaN3 []")
  }
}
