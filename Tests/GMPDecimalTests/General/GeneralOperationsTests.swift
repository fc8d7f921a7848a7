import DecimalArithmetic
import GMPDecimal
import Testing

/// Cases that published vectors lack: precisions beyond 34 digits, and corners of small contexts.
@Suite struct GeneralOperationsTests {
  /// The context of 60 digits, more than inline storage holds.
  static let context = ArithmeticContext(precision: 60, maxExponent: 999, minExponent: -999)

  static let rows: [(name: String, operands: [String], result: String)] = [
    // The addend cancels (10²⁹ + 1)² except for the last digit.
    (
      "fma", ["1" + zeros(28) + "1", "1" + zeros(28) + "1", "-1" + zeros(28) + "2" + zeros(29)],
      "1 []"
    ),
    ("fma", ["1E+500", "1E+400", "1"], "1." + zeros(59) + "E+900 [Inexact Rounded]"),
    ("divideint", [nines(60), "1"], nines(60) + " []"),
    ("divideint", [nines(60) + "0", "1"], "NaN [Division_impossible]"),
    ("divideint", ["-1E+70", "3E+11"], "-" + threes(59) + " []"),
    ("remainder", ["1E+59", "7"], "5 []"),
    ("remainder", ["-1E+61", "7"], "NaN [Division_impossible]"),
    ("remaindernear", ["1E+59", "7"], "-2 []"),
    // An exact tie rounds to the even quotient: 3 · 10⁴⁰ ÷ 2 · 10⁴⁰ = 1.5.
    ("remaindernear", ["3E+40", "2E+40"], "-1E+40 []"),
    ("remaindernear", ["5" + zeros(45), "2" + zeros(45)], "1" + zeros(45) + " []"),
    ("reduce", ["12" + zeros(50)], "1.2E+51 []"),
    ("rescale", ["1", "-59"], "1." + zeros(59) + " []"),
    ("rescale", ["1", "-60"], "NaN [Invalid_operation]"),
    ("rescale", ["1.25", "-1.000"], "1.2 [Inexact Rounded]"),
    ("tointegralx", [nines(50) + ".5"], "1" + zeros(50) + " [Inexact Rounded]"),
    ("tointegralx", ["1" + nines(70)], "1" + nines(70) + " []"),
    ("tointegral", ["1" + nines(70) + ".500"], "2" + zeros(70) + " []"),
    ("nextplus", [nines(60)], "1." + zeros(59) + "E+60 []"),
    ("nextminus", ["1"], "0." + nines(60) + " []"),
    ("nextplus", ["1E-2000"], "1E-1058 []"),
    (
      "nexttoward", ["1E-1058", "-1"],
      "0E-1058 [Clamped Inexact Rounded Subnormal Underflow]"
    ),
    ("nexttoward", [nines(60) + "E+940", "Infinity"], "Infinity [Inexact Overflow Rounded]"),
    ("scaleb", ["7E+500", "400"], "7E+900 []"),
    ("scaleb", ["7", "1E+1"], "NaN [Invalid_operation]"),
    ("logb", ["1" + zeros(70)], "70 []"),
    ("comparetotal", ["1" + zeros(50), "1E+50"], "-1 []"),
    ("comparetotal", ["NaN" + nines(50), "NaN1" + zeros(50)], "-1 []"),
    ("max", ["1" + zeros(50), "1E+50"], "1E+50 []"),
    ("minmag", ["-1E+50", "1" + zeros(50)], "-1E+50 []"),
    ("copysign", ["-NaN5", "1"], "NaN5 []"),
    ("and", ["1" + zeros(59) + "1", "1" + zeros(60)], "0 []"),
    ("and", [String(repeating: "1", count: 60), "1" + zeros(50)], "1" + zeros(50) + " []"),
    ("or", ["1" + zeros(50), "1"], "1" + zeros(49) + "1 []"),
    ("xor", ["1" + zeros(50), "2"], "NaN [Invalid_operation]"),
    ("invert", ["1" + zeros(59)], String(repeating: "1", count: 59) + " []"),
    ("shift", ["1" + nines(59), "-59"], "1 []"),
    ("shift", [nines(60) + "5", "59"], "5" + zeros(59) + " []"),
    ("rotate", ["1" + zeros(58) + "2", "1"], "21 []"),
    ("rotate", ["12", "-1"], "2" + zeros(58) + "1 []"),
  ]

  @Test func longOperands() {
    #expect(failures(of: Self.rows, in: Self.context) == [])
  }

  /// At precision 1 and exponents within one of 0, all limits apply at once.
  @Test func theSmallestContext() {
    let context = ArithmeticContext(precision: 1, maxExponent: 0, minExponent: 0, clamp: true)
    #expect(
      failures(
        of: [
          ("nextplus", ["9"], "Infinity []"),
          ("nextminus", ["Infinity"], "9 []"),
          ("nexttoward", ["1", "0"], "0 [Clamped Inexact Rounded Subnormal Underflow]"),
          ("divideint", ["9", "1"], "9 []"),
          ("fma", ["3", "3", "0.4"], "9 [Inexact Rounded]"),
          ("fma", ["3", "3", "0.5"], "Infinity [Inexact Overflow Rounded]"),
          ("logb", ["1E+10"], "Infinity [Inexact Overflow Rounded]"),
          ("tointegralx", ["1E+1"], "1E+1 []"),
          ("tointegralx", ["0E+1"], "0 [Clamped]"),
          ("invert", ["0"], "1 []"),
          ("rotate", ["12", "1"], "2 []"),
        ], in: context) == [])
  }

  @Test func classes() throws {
    let context = ArithmeticContext(precision: 60, maxExponent: 99, minExponent: -99)
    for (text, expected) in [
      ("-sNaN1", NumberClass.signalingNaN), ("NaN", .quietNaN), ("-Inf", .negativeInfinity),
      ("0E+500", .positiveZero), ("-1E-100", .negativeSubnormal), ("1E-99", .positiveNormal),
      (nines(61) + "E-160", .positiveSubnormal), (nines(62) + "E-160", .positiveNormal),
    ] {
      let number = try #require(BigDecimal(exactly: text))
      #expect(number.numberClass(in: context) == expected, "\(text)")
      #expect(LimbDecimal(number).numberClass(in: context) == expected, "\(text)")
    }
  }

  @Test func engineeringTexts() throws {
    for (text, expected) in [
      ("123E+5", "12.3E+6"), ("0E+1", "0.00E+3"), ("1E-7", "100E-9"), ("-0", "-0"),
      ("1" + nines(50) + "E+1", "1." + nines(50) + "E+51"), ("sNaN7", "sNaN7"),
    ] {
      let number = try #require(BigDecimal(exactly: text))
      #expect(number.engineeringString() == expected)
      #expect(LimbDecimal(number).engineeringString() == expected)
    }
  }
}

private func zeros(_ count: Int) -> String { String(repeating: "0", count: count) }

private func threes(_ count: Int) -> String { String(repeating: "3", count: count) }
