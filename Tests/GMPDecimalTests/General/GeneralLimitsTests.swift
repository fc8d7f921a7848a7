import DecimalArithmetic
import GMPDecimal
import Testing

/// Time and memory depend on the digits of operands and result, not on exponents or precision.
@Suite struct GeneralLimitsTests {
  static let context = ArithmeticContext(
    precision: 999_999_999, maxExponent: 999_999_999, minExponent: -999_999_999)

  /// Operations with short results succeed at a large precision or exponent.
  @Test func shortResultsAreFound() {
    #expect(
      failures(
        of: [
          ("fma", ["1E+600000000", "2E-600000000", "1"], "3 []"),
          ("divideint", ["1", "1E+999999999"], "0 []"),
          // 10⁶ ≡ 1 (mod 7), 999999999 = 6 · 166666666 + 3, and 10³ ≡ 6 (mod 7).
          ("remainder", ["1E+999999999", "7"], "6 []"),
          ("remaindernear", ["1E+999999999", "7"], "-1 []"),
          ("remainder", ["-1E+999999999", "16"], "-0 []"),
          ("remainder", ["7", "1E+999999999"], "7 []"),
          ("remaindernear", ["7E-900000000", "1E+900000000"], "7E-900000000 []"),
          ("nextplus", ["0"], "1E-1999999997 []"),
          ("nextminus", ["1E-1999999997"], "0E-1999999997 []"),
          ("nextplus", ["1E-1999999990"], "1.0000001E-1999999990 []"),
          ("rotate", ["120", "-1"], "12 []"),
          ("rotate", ["12", "999999999"], "12 []"),
          ("shift", ["12", "-999999999"], "0 []"),
          ("shift", ["12", "999999999"], "0 []"),
          ("xor", ["1100", "1010"], "110 []"),
          ("reduce", ["1E+999999999"], "1E+999999999 []"),
          ("max", ["1E+999999999", "1E-999999999"], "1E+999999999 []"),
          ("comparetotal", ["1E+999999999", "1E-999999999"], "1 []"),
          ("scaleb", ["1E-999999999", "1999999998"], "1E+999999999 []"),
          ("powermod", ["3E+999999999", "2", "7"], "2 []"),
        ], in: Self.context) == [])
  }

  /// Operations whose results exceed the largest number of digits return insufficient storage.
  @Test func longResultsAreRefused() {
    let refused = "NaN [Insufficient_storage]"
    #expect(
      failures(
        of: [
          ("fma", ["1E+999999999", "1", "1"], refused),
          ("divideint", ["1E+999999998", "1"], refused),
          ("rescale", ["1", "-999999998"], refused),
          ("nextminus", ["1"], refused),
          ("nextplus", ["-1E+999999999"], refused),
          ("nextminus", ["Infinity"], refused),
          ("nexttoward", ["1", "2"], refused),
          ("invert", ["1"], refused),
          ("shift", ["1", "999999998"], refused),
          ("rotate", ["12", "-1"], refused),
          ("powermod", ["2", "3", "1E+999999998"], refused),
          ("powermod", ["2", "1E+999999999", "3"], refused),
        ], in: Self.context) == [])
    let clamped = ArithmeticContext(
      precision: 999_999_999, maxExponent: 999_999_999, minExponent: -999_999_999, clamp: true)
    #expect(failures(of: [("tointegral", ["1E+999999999"], refused)], in: clamped) == [])
  }

  /// If the exponents show that a quotient exceeds the precision, the division is impossible.
  @Test func longQuotientsAreImpossible() {
    let context = ArithmeticContext(
      precision: 9, maxExponent: 999_999_999, minExponent: -999_999_999)
    let impossible = "NaN [Division_impossible]"
    for name in ["divideint", "remainder", "remaindernear"] {
      #expect(
        failures(
          of: [
            (name, ["1E+999999999", "3"], impossible),
            (name, ["1", "3E-999999999"], impossible),
          ], in: context) == [])
    }
  }

  /// The remainder of a long quotient equals the remainder of the plain division.
  @Test func remaindersOfLongQuotientsAreThoseOfTheDivision() throws {
    let context = ArithmeticContext(precision: 400, maxExponent: 999, minExponent: -999)
    var compared = 0
    for (x, y) in [
      ("1", "7"), ("123456789", "-97"), ("-5", "16"), ("1", "3E+1"), ("9", "2"),
      (nines(40), "1" + nines(40)), ("7", "999999999999999999999999999989"),
    ] {
      let digits = 64 + 2 * (x.count + y.count) + 10
      for exponent in [digits, digits + 1, digits + 2, digits + 3] {
        let short = try #require(BigDecimal(exactly: "\(x)E+\(exponent)"))
        // `long` is an equal number with exponent 0, whose quotient is not long relative to its
        // digits.
        let zeros = try #require(BigDecimal(exactly: "0E+0"))
        let long = BigDecimal.add(short, zeros, in: context).value
        #expect(long.exponent == 0 && short == long)
        let divisor = try #require(BigDecimal(exactly: y))
        for near in [false, true] {
          let results = [short, long].map {
            near
              ? BigDecimal.remainderNear($0, by: divisor, in: context)
              : BigDecimal.remainder($0, by: divisor, in: context)
          }
          #expect(results[0].value == results[1].value && results[0].value.isFinite)
          #expect(results[0].value.isNegative == results[1].value.isNegative)
          compared += 1
        }
      }
    }
    #expect(compared == 7 * 4 * 2)
  }
}
