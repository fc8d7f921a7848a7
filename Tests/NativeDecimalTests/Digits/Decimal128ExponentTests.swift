import DecimalArithmetic
import NativeDecimal
import Testing

/// Operations that read or set the exponent: rescale, reduce, round-to-integral, scaleb and logb.
@Suite struct Decimal128ExponentTests {
  private let short = ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -9)
  private let clamped = ArithmeticContext(
    precision: 3, maxExponent: 9, minExponent: -9, clamp: true)

  @Test func rescaling() throws {
    let rows = [
      ("2.17", "-1", "2.2 Inexact Rounded"), ("2.17", "-2.0", "2.17"),
      ("2.17", "0.5", "NaN Invalid_operation"), ("2.17", "-12", "NaN Invalid_operation"),
      ("Infinity", "-Infinity", "Infinity"), ("1", "Infinity", "NaN Invalid_operation"),
      ("1", "NaN4", "NaN4"), ("7E+5", "2", "NaN Invalid_operation"),
    ]
    for (x, y, expected) in rows {
      #expect(line(Decimal128.rescale(try number(x), to: try number(y), in: short)) == expected)
    }
    let ten = ArithmeticContext(precision: 3, maxExponent: 20, minExponent: -9)
    #expect(
      line(Decimal128.rescale(try number("6E+10"), to: try number("1E+1"), in: ten)) == "6E+10")
  }

  /// No encoding holds exponents from 6112 to 6144.
  ///
  /// Clamping folds down such a result.
  @Test func rescalingBeyondEveryEncoding() throws {
    let full = String(repeating: "0", count: 33)
    let rows = [
      ("5E+6111", "6112", "0E+6111 Clamped Inexact Rounded"),
      ("6E+6111", "6112", "1.0E+6112 Clamped Inexact Rounded"),
      ("0", "6144", "0E+6111 Clamped"), ("1", "6145", "NaN Invalid_operation"),
      ("1.\(full)E+6144", "6144", "1.\(full)E+6144 Clamped Rounded"),
    ]
    for (x, y, expected) in rows {
      #expect(
        line(Decimal128.rescale(try number(x), to: try number(y), in: .decimal128)) == expected)
    }
  }

  @Test func integers() throws {
    let rows = [
      ("2.5", "2", "3 Inexact Rounded"), ("0.00", "0", "0"), ("-0.4", "-0", "-1 Inexact Rounded"),
      ("12345.60", "12346", "12346 Inexact Rounded"), ("7E+2", "7E+2", "7E+2"),
      ("3.000", "3", "3 Rounded"), ("-Infinity", "-Infinity", "-Infinity"),
      ("sNaN1", "NaN1 Invalid_operation", "NaN1 Invalid_operation"),
    ]
    for (text, value, exact) in rows {
      let x = try number(text)
      #expect(line(Decimal128.roundToIntegralValue(x, in: short)) == value)
      #expect(line(Decimal128.roundToIntegralExact(x, in: short.rounding(.up))) == exact)
    }
  }

  @Test func reducing() throws {
    let rows = [
      ("120.00", "1.2E+2 Rounded", "1.2E+2 Rounded"), ("0E+7", "0", "0"), ("-0.00", "-0", "-0"),
      ("1E+9", "1E+9", "1.00E+9 Clamped"), ("-Infinity", "-Infinity", "-Infinity"),
    ]
    for (text, free, clampedText) in rows {
      #expect(line(Decimal128.reduce(try number(text), in: short)) == free)
      #expect(line(Decimal128.reduce(try number(text), in: clamped)) == clampedText)
    }
  }

  @Test func scaling() throws {
    let rows = [
      ("7.50", "3", "7.50E+3"), ("7.50", "24", "Infinity Inexact Overflow Rounded"),
      ("7.50", "25", "NaN Invalid_operation"), ("7.50", "1.0", "NaN Invalid_operation"),
      ("-0.0", "-24", "-0E-11 Clamped"), ("-Infinity", "5", "-Infinity"),
    ]
    for (x, y, expected) in rows {
      #expect(line(Decimal128.scaleB(try number(x), by: try number(y), in: short)) == expected)
    }
    let adjusted = [
      ("250", "2"), ("1E-6176", "-6.18E+3 Inexact Rounded"), ("-0", "-Infinity Division_by_zero"),
      ("-Infinity", "Infinity"),
    ]
    for (x, expected) in adjusted {
      #expect(line(Decimal128.logB(try number(x), in: short)) == expected)
    }
  }

  @Test func classes() throws {
    let rows: [(String, NumberClass)] = [
      ("9.9E-10", .positiveSubnormal), ("-1E-9", .negativeNormal), ("-0E-99", .negativeZero),
      ("-sNaN", .signalingNaN), ("-NaN", .quietNaN), ("-Infinity", .negativeInfinity),
    ]
    for (text, expected) in rows {
      #expect(try number(text).numberClass(in: short) == expected)
    }
    #expect(try Decimal128.sameQuantum(number("2.17"), number("0.01")))
    #expect(try !Decimal128.sameQuantum(number("0"), number("Infinity")))
    #expect(try number("123E+5").engineeringString() == "12.3E+6")
    #expect(try number("-sNaN12").engineeringString() == "-sNaN12")
  }
}
