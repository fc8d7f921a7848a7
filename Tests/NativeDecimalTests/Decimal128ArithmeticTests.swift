import DecimalArithmetic
import NativeDecimal
import Testing

/// Corner cases of single operations.
///
/// Laws and vectors cover the others.
@Suite struct Decimal128ArithmeticTests {
  private let context = ArithmeticContext.decimal128

  @Test func farOperandsOnlyRound() throws {
    let one = try number("1")
    let speck = try number("1E-6000")
    let rows: [(RoundingMode, String, String)] = [
      (.halfEven, "1.000000000000000000000000000000000", "1.000000000000000000000000000000000"),
      (.up, "1.000000000000000000000000000000001", "1.000000000000000000000000000000000"),
      (.down, "1.000000000000000000000000000000000", "0.9999999999999999999999999999999999"),
      (.floor, "1.000000000000000000000000000000000", "0.9999999999999999999999999999999999"),
      (.ceiling, "1.000000000000000000000000000000001", "1.000000000000000000000000000000000"),
    ]
    for (mode, sum, difference) in rows {
      let context = context.rounding(mode)
      #expect(line(Decimal128.add(one, speck, in: context)) == "\(sum) Inexact Rounded")
      #expect(line(Decimal128.subtract(one, speck, in: context)) == "\(difference) Inexact Rounded")
    }
  }

  /// 34 nines and half a unit: the carry makes 35 digits, and the result is renormalised.
  @Test func carryRenormalises() throws {
    let nines = try number(String(repeating: "9", count: 34))
    let half = try number("0.5")
    let up = "1.000000000000000000000000000000000E+34 Inexact Rounded"
    let stays = "9999999999999999999999999999999999 Inexact Rounded"
    let carrying: Set<RoundingMode> = [.halfEven, .halfUp, .up, .ceiling]
    for mode in RoundingMode.allCases {
      let sum = Decimal128.add(nines, half, in: context.rounding(mode))
      #expect(line(sum) == (carrying.contains(mode) ? up : stays), "\(mode)")
    }
  }

  @Test func division() throws {
    let rows: [(String, String, String)] = [
      ("1", "3", "0.3333333333333333333333333333333333 Inexact Rounded"),
      ("1147858867", "4294967295", "0.2672567188896370862819340746574882 Inexact Rounded"),
      ("2", "3", "0.6666666666666666666666666666666667 Inexact Rounded"),
      ("10", "4", "2.5"), ("2.40", "2", "1.20"), ("1000", "100", "10"), ("1", "8", "0.125"),
      ("0", "7E+3", "0.000"), ("-1", "0", "-Infinity Division_by_zero"),
      ("0", "0", "NaN Division_undefined"), ("1", "Infinity", "0E-6176 Clamped"),
      ("Infinity", "-Infinity", "NaN Invalid_operation"),
    ]
    for (x, y, expected) in rows {
      #expect(line(Decimal128.divide(try number(x), by: try number(y), in: context)) == expected)
    }
  }

  @Test func signalingBeforeQuiet() throws {
    let quiet = try number("-NaN1")
    let signaling = try number("sNaN2")
    #expect(line(Decimal128.add(quiet, signaling, in: context)) == "NaN2 Invalid_operation")
    #expect(line(Decimal128.add(quiet, try number("3"), in: context)) == "-NaN1")
    let short = ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -9, clamp: true)
    #expect(line(Decimal128.plus(try number("NaN12345"), in: short)) == "NaN45")
  }

  @Test func hostileTexts() {
    let million = String(repeating: "1", count: 1_000_000)
    let rows: [(String, String)] = [
      ("1e1000000000", "Infinity Inexact Overflow Rounded"),
      ("-1e9223372036854775808", "-Infinity Inexact Overflow Rounded"),
      ("1e-1000000000", "0E-6176 Clamped Inexact Rounded Subnormal Underflow"),
      ("0e1000000000", "0E+6111 Clamped"),
      ("2.2250738585072011e-308", "2.2250738585072011E-308"),
      (million, "Infinity Inexact Overflow Rounded"),
      ("1 2 3", "NaN Conversion_syntax"), ("1\u{0}2", "NaN Conversion_syntax"),
    ]
    for (text, expected) in rows {
      #expect(line(Decimal128.parse(text, in: context)) == expected)
    }
  }
}
