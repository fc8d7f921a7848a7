import DecimalArithmetic
import NativeDecimal
import Testing

@Suite struct Decimal128PowerTests {
  private let context = ArithmeticContext.decimal128

  @Test func corners() throws {
    let one = "1.000000000000000000000000000000000"
    let nothing = "0E-6176 Clamped Inexact Rounded Subnormal Underflow"
    let rows = [
      ("2", "3", "8"), ("2", "-3", "0.125"), ("2.50", "2", "6.2500"), ("10", "-2", "0.01"),
      ("1.0", "5", "1.00000"), ("1.00", "40", "\(one) Rounded"), ("1.0", "-2", "1"),
      ("1", "0.5", "\(one) Inexact Rounded"), ("1", "Infinity", "\(one) Inexact Rounded"),
      ("-1", "3", "-1"), ("-1.0", "1E+6000", "\(one) Rounded"), ("-2", "3", "-8"),
      ("-2", "0.5", "NaN Invalid_operation"), ("-2", "Infinity", "NaN Invalid_operation"),
      ("0", "0", "NaN Invalid_operation"), ("0", "-3", "Infinity"), ("-0", "3", "-0"),
      ("-0", "-3", "-Infinity"), ("0", "Infinity", "0"), ("-0", "0.5", "0"),
      ("Infinity", "-2", "0"), ("-Infinity", "3", "-Infinity"), ("Infinity", "0", "1"),
      ("-Infinity", "0.5", "NaN Invalid_operation"), ("2", "-Infinity", "0"),
      ("0.5", "-Infinity", "Infinity"), ("NaN", "0", "NaN"), ("9", "0", "1"),
      ("1E+3000", "2", "1E+6000"), ("1E+3000", "3", "Infinity Inexact Overflow Rounded"),
      ("1E-3000", "3", nothing), ("-1E-2059", "3", "-\(nothing)"), ("2", "-1E+6000", nothing),
      ("2", "1E+6000", "Infinity Inexact Overflow Rounded"),
      ("1.1", "40", "45.25925556817595180588935603489692 Inexact Rounded"),
      ("5", "-50", "1.125899906842624E-35"),
      ("2", "117", "1.661534994731144841129758825350431E+35 Inexact Rounded"),
      ("\(one.dropLast())1", "1E-6000", "\(one) Inexact Rounded"),
      ("\(one.dropLast())1", "9E+36", "4.470304733165442640865905444425407E+3908 Inexact Rounded"),
      ("3", "-0.25", "0.7598356856515925473311877506545453 Inexact Rounded"),
      ("1E-4096", "0.000244140625", "0.1000000000000000000000000000000000 Inexact Rounded"),
      ("2E-12", "0.000244140625", "0.9934449493172975700869652727297618 Inexact Rounded"),
    ]
    for (x, y, expected) in rows {
      let outcome = Decimal128.power(try number(x), try number(y), in: context)
      #expect(line(outcome) == expected, "\(x) ^ \(y)")
    }
  }

  /// Four powers in every mode: a tie with 35 digits, 10⁻⁶¹⁷⁷ between 0 and the smallest number, a
  /// square just above 34 digits, and 7⁹⁹⁹⁹ above the range.
  @Test func everyMode() throws {
    let tie = "9.99997500002499998750000312499968"
    let rows: [(RoundingMode, String, String, String, String)] = [
      (.halfEven, "8", "0E-6176 Clamped", "2", "Infinity"),
      (.halfUp, "8", "0E-6176 Clamped", "2", "Infinity"),
      (.halfDown, "7", "0E-6176 Clamped", "2", "Infinity"),
      (.down, "7", "0E-6176 Clamped", "2", "9.999999999999999999999999999999999E+6144"),
      (.up, "8", "1E-6176", "3", "Infinity"),
      (.floor, "7", "0E-6176 Clamped", "2", "9.999999999999999999999999999999999E+6144"),
      (.ceiling, "8", "1E-6176", "3", "Infinity"),
      (.up05, "7", "1E-6176", "2", "9.999999999999999999999999999999999E+6144"),
    ]
    let beside = try number("1.000000000000000000000000000000001")
    for (mode, lastOfTie, smallest, lastBeside, largest) in rows {
      let context = context.rounding(mode)
      func power(_ x: String, _ y: String) throws -> String {
        line(Decimal128.power(try number(x), try number(y), in: context))
      }
      #expect(try power("9999995", "5") == "\(tie)\(lastOfTie)E+34 Inexact Rounded")
      #expect(try power("10", "-6177") == "\(smallest) Inexact Rounded Subnormal Underflow")
      #expect(
        line(Decimal128.power(beside, try number("2"), in: context))
          == "1.00000000000000000000000000000000\(lastBeside) Inexact Rounded")
      #expect(try power("7", "9999") == "\(largest) Inexact Overflow Rounded")
    }
  }

  /// (wᵈ)^(n/d) = wⁿ in every mode, marked as inexact and padded to the precision as GDA requires,
  /// for integer and fractional w and for both signs of the exponent.
  @Test func rootsOfPowersAreExact() throws {
    let denominators = [
      (2, "0.5"), (4, "0.25"), (5, "0.2"), (8, "0.125"), (10, "0.1"), (16, "0.0625"),
      (20, "0.05"), (25, "0.04"),
    ]
    var checked = 0
    var wrong: [String] = []
    for root in 2...40 {
      for (degree, reciprocal) in denominators {
        let base = try number("\(root)E-1")
        let power = Decimal128.power(base, try number("\(degree)"), in: context)
        if !power.isExact { continue }
        for numerator in ["1", "3", "-1", "-3", "7"] {
          let y = Decimal128.multiply(try number(reciprocal), try number(numerator), in: context)
          for mode in RoundingMode.allCases {
            let context = context.rounding(mode)
            let expected = Decimal128.power(base, try number(numerator), in: context)
            let got = Decimal128.tracedPower(power.value, y.value, in: context)
            checked += 1
            if got.outcome.value != expected.value
              || got.outcome.conditions != [.inexact, .rounded]
              || got.outcome.value.digitCount != 34
              || (expected.isExact && got.depth != 0)
            {
              wrong.append("(\(root)E-1 ^ \(degree)) ^ \(y.value) \(mode): \(line(got.outcome))")
            }
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
    #expect(checked > 5_000)
  }

  /// Powers of ten on both sides of the largest numerator that the exact case handles: all
  /// computations end, and all results are outside the range.
  @Test func farPowersOfTen() throws {
    let nothing = "0E-6176 Clamped Inexact Rounded Subnormal Underflow"
    var wrong: [String] = []
    for exponent in 6_200...6_600 {
      for (x, y) in [("10", "\(exponent)"), ("1E+2", "\(exponent).5"), ("1E-4", "-\(exponent)")] {
        let outcome = Decimal128.power(try number(x), try number(y), in: context)
        if line(outcome) != "Infinity Inexact Overflow Rounded" { wrong.append("\(x) ^ \(y)") }
      }
      let small = Decimal128.power(try number("10"), try number("-\(exponent)"), in: context)
      if line(small) != nothing { wrong.append("10 ^ -\(exponent)") }
    }
    #expect(wrong.prefix(20) == [])
  }

  /// One unit above or below a perfect power, the loop of enclosures decides the result.
  @Test func besidePerfectPowers() throws {
    let rows = [
      ("1000000000000000000000000000000001", "0.5", "31622776601683793.31998893544432720"),
      ("1E+32", "0.5", "10000000000000000.00000000000000000"),
      ("100000000000000000000000000000001", "0.5", "10000000000000000.00000000000000005"),
      ("99999999999999999999999999999999", "0.5", "9999999999999999.999999999999999950"),
      ("1000000000000000000000000000001", "0.2", "1000000.000000000000000000000000200"),
    ]
    for (x, y, expected) in rows {
      let outcome = Decimal128.power(try number(x), try number(y), in: context)
      #expect(line(outcome) == "\(expected) Inexact Rounded", "\(x) ^ \(y)")
    }
  }
}
