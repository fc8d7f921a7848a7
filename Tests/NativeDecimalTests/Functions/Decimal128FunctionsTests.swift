import DecimalArithmetic
import NativeDecimal
import Testing

/// Corner cases of square root, exp, ln, log10 and power.
///
/// Vectors and laws cover the others.
@Suite struct Decimal128FunctionsTests {
  private let context = ArithmeticContext.decimal128

  @Test func squareRoots() throws {
    let rows = [
      ("0", "0"), ("-0", "-0"), ("0E-5", "0.000"), ("-4", "NaN Invalid_operation"),
      ("Infinity", "Infinity"), ("-Infinity", "NaN Invalid_operation"), ("-NaN7", "-NaN7"),
      ("100", "10"), ("1.00", "1.0"), ("1.000", "1.00"), ("1E-6176", "1E-3088"),
      ("2", "1.414213562373095048801688724209698 Inexact Rounded"),
      ("9999999999999999999999999999999999", "99999999999999999.99999999999999999 Inexact Rounded"),
      ("9999999999999999900000000000000001", "99999999999999999.50000000000000000 Inexact Rounded"),
      (
        "9.999999999999999999999999999999999E+6144",
        "3.162277660168379331998893544432718E+3072 Inexact Rounded"
      ),
    ]
    for (x, expected) in rows {
      #expect(line(Decimal128.squareRoot(try number(x), in: context)) == expected)
    }
  }

  /// √(12345²) to four digits is a tie, √2 is not.
  ///
  /// GDA's root rounds half-even in every mode, IEEE 754's root in the context's mode.
  @Test func onlyTheIEEESquareRootHonoursTheMode() throws {
    let rows: [(RoundingMode, String, String)] = [
      (.halfEven, "1.234E+4", "1.414"), (.halfUp, "1.235E+4", "1.414"),
      (.halfDown, "1.234E+4", "1.414"), (.down, "1.234E+4", "1.414"), (.up, "1.235E+4", "1.415"),
      (.floor, "1.234E+4", "1.414"), (.ceiling, "1.235E+4", "1.415"), (.up05, "1.234E+4", "1.414"),
    ]
    let tie = try number("152399025")
    let two = try number("2")
    for (mode, ofTie, ofTwo) in rows {
      let short = ArithmeticContext(
        precision: 4, maxExponent: 99, minExponent: -99, rounding: mode)
      #expect(line(Decimal128.ieeeSquareRoot(tie, in: short)) == "\(ofTie) Inexact Rounded")
      #expect(line(Decimal128.ieeeSquareRoot(two, in: short)) == "\(ofTwo) Inexact Rounded")
      #expect(line(Decimal128.squareRoot(tie, in: short)) == "1.234E+4 Inexact Rounded")
    }
  }

  /// Rounded down, the root r of each operand satisfies r² ≤ x < (r + 1 ulp)².
  @Test func rootsAreFloors() throws {
    var generator = SplitMix(state: 7)
    let short = ArithmeticContext(
      precision: 17, maxExponent: 400, minExponent: -400, rounding: .down)
    var wrong: [Decimal128] = []
    for _ in 0..<2_000 {
      // Operands of 34 digits have roots with 17 integer digits.
      let coefficient = UInt128(generator.next() % 9_000_000_000_000_000 + 1_000_000_000_000_000)
      let text = "\(coefficient * 1_000_000_000_000_000_000 + UInt128(generator.next() >> 5))"
      let x = try number(text)
      let root = Decimal128.ieeeSquareRoot(x, in: short).value
      let above = Decimal128.add(root, try number("1"), in: context).value
      let lower = Decimal128.multiply(root, root, in: context)
      let upper = Decimal128.multiply(above, above, in: context.rounding(.up)).value
      if !lower.isExact || line(Decimal128.compare(lower.value, x, in: context)) == "1"
        || line(Decimal128.compare(upper, x, in: context)) != "1"
      {
        wrong.append(x)
      }
    }
    #expect(wrong.isEmpty)
  }

  @Test func exponentials() throws {
    let one = "1.000000000000000000000000000000000 Inexact Rounded"
    let nothing = "0E-6176 Clamped Inexact Rounded Subnormal Underflow"
    let rows = [
      ("0", "1"), ("-0", "1"), ("Infinity", "Infinity"), ("-Infinity", "0"), ("NaN7", "NaN7"),
      ("sNaN", "NaN Invalid_operation"), ("1E-36", one), ("-9.9E-37", one), ("-1E-6000", one),
      ("5E-34", "1.000000000000000000000000000000001 Inexact Rounded"), ("-5E-35", one),
      ("1", "2.718281828459045235360287471352662 Inexact Rounded"),
      ("-1", "0.3678794411714423215955237701614609 Inexact Rounded"),
      ("100", "2.688117141816135448412625551580014E+43 Inexact Rounded"),
      (
        "14149.38539644841072829055748903541",
        "9.999999999999999999999999999919443E+6144 Inexact Rounded"
      ),
      ("14149.38539644841072829055748903542", "Infinity Inexact Overflow Rounded"),
      ("1E+6000", "Infinity Inexact Overflow Rounded"),
      ("-14144", "2.181965906542011255118719873241674E-6143 Inexact Rounded"),
      ("-14221.46", nothing), ("-1E+6000", nothing),
    ]
    for (x, expected) in rows {
      #expect(line(Decimal128.exp(try number(x), in: context.rounding(.up05))) == expected, "\(x)")
    }
  }

  @Test func logarithms() throws {
    let rows = [
      ("1.000", "0"), ("-0", "-Infinity"), ("-1", "NaN Invalid_operation"),
      ("Infinity", "Infinity"), ("-Infinity", "NaN Invalid_operation"), ("NaN", "NaN"),
      ("10", "2.302585092994045684017991454684364 Inexact Rounded"),
      ("0.5", "-0.6931471805599453094172321214581766 Inexact Rounded"),
      (
        "1.000000000000000000000000000000001",
        "9.999999999999999999999999999999995E-34 Inexact Rounded"
      ),
      (
        "0.9999999999999999999999999999999999",
        "-1.000000000000000000000000000000000E-34 Inexact Rounded"
      ),
      (
        "9.999999999999999999999999999999999E+6144",
        "14149.38539644841072829055748903542 Inexact Rounded"
      ),
      ("1E-6176", "-14220.76553433122614449511522413063 Inexact Rounded"),
      // Both sides of the change between two reductions, at 1 ± 1/16.
      ("1.06", "0.05826890812397577552571835111850592 Inexact Rounded"),
      ("0.94", "-0.06187540371808747179780011813837814 Inexact Rounded"),
      ("1.0625", "0.06062462181643484258060613204042026 Inexact Rounded"),
      ("0.9375", "-0.06453852113757117167292391568399293 Inexact Rounded"),
    ]
    for (x, expected) in rows {
      #expect(
        line(Decimal128.ln(try number(x), in: context.rounding(.ceiling))) == expected, "\(x)")
    }
  }

  @Test func decimalLogarithms() throws {
    let rows = [
      ("1", "0"), ("1E+6111", "6111"), ("1.000E-6170", "-6170"), ("0", "-Infinity"),
      ("-3", "NaN Invalid_operation"), ("Infinity", "Infinity"),
      ("2", "0.3010299956639811952137388947244930 Inexact Rounded"),
      (
        "1.000000000000000000000000000000001",
        "4.342944819032518276511289189166049E-34 Inexact Rounded"
      ),
      ("9999999999999999999999999999999999", "34.00000000000000000000000000000000 Inexact Rounded"),
      (
        "1.000000000000000000000000000000001E+6000",
        "6000.000000000000000000000000000000 Inexact Rounded"
      ),
    ]
    for (x, expected) in rows {
      #expect(
        line(Decimal128.log10(try number(x), in: context.rounding(.down))) == expected, "\(x)")
    }
    // The logarithm of a power of ten is an integer, but may have more digits than the precision.
    let short = ArithmeticContext(precision: 2, maxExponent: 99, minExponent: -99)
    #expect(
      line(Decimal128.log10(try number("1E-6170"), in: short)) == "-6.2E+3 Inexact Rounded")
  }

  /// The condition subnormal is decided before rounding: ln (1 + 10⁻³¹) < 10⁻³¹ rounds to 10⁻³¹.
  @Test func subnormalBeforeRounding() throws {
    let narrow = ArithmeticContext(precision: 7, maxExponent: 38, minExponent: -31, clamp: true)
    #expect(
      line(Decimal128.ln(try number("1.0000000000000000000000000000001"), in: narrow))
        == "1.000000E-31 Inexact Rounded Subnormal Underflow")
  }

  /// Counts the enclosures: none for an algebraic result, one for nearly every other result, two
  /// for a result close to a number of 35 digits, such as 1 + 5E-34 + 1.25E-67.
  @Test func zivsLoopIsShort() throws {
    let one = try number("1.000000000000000000000000000000001")
    let rows = [
      (Decimal128.tracedExp(try number("0"), in: context), 0),
      (Decimal128.tracedExp(try number("2.5"), in: context), 1),
      (Decimal128.tracedExp(try number("5E-34"), in: context), 2),
      (Decimal128.tracedLn(try number("3"), in: context), 1),
      (Decimal128.tracedLn(one, in: context), 2),
      (Decimal128.tracedLog10(try number("1E+5"), in: context), 0),
      (Decimal128.tracedLog10(try number("3"), in: context), 1),
      (Decimal128.tracedPower(try number("9"), try number("0.5"), in: context), 0),
      (Decimal128.tracedPower(try number("9"), try number("0.3"), in: context), 1),
      (Decimal128.tracedPower(one, try number("2"), in: context), 2),
      (Decimal128.tracedPower(one, one, in: context), 2),
    ]
    for (index, row) in rows.enumerated() { #expect(row.0.depth == row.1, "row \(index)") }
  }

  /// The digits are the same for every initial width: with narrow widths the loop must continue,
  /// and with wide widths logarithms use series instead of tables.
  @Test func everyFirstWidthGivesTheSame() throws {
    var generator = SplitMix(state: 3)
    func operand(adjusted: Int) throws -> Decimal128 {
      let digits = generator.next() % 9_000_000_000_000_000_000 + 1_000_000_000_000_000_000
      return try number("\(digits)\(generator.next() % 1_000_000_000_000_000)E\(adjusted - 30)")
    }
    let up = context.rounding(.up)
    var wrong: [String] = []
    var deepest = 0
    for index in 0..<60 {
      let x =
        index % 3 == 0 ? try number("1.00000000000000000000000\(index)") : try operand(adjusted: 1)
      let y = try operand(adjusted: index % 7 - 3)
      let expected = [
        Decimal128.exp(y, in: up), Decimal128.ln(x, in: up), Decimal128.log10(x, in: up),
        Decimal128.power(x, y, in: up),
      ]
      for width in [2, 3, 7, 9, 16, 33] {
        let traced = [
          Decimal128.tracedExp(y, in: up, firstWidth: width),
          Decimal128.tracedLn(x, in: up, firstWidth: width),
          Decimal128.tracedLog10(x, in: up, firstWidth: width),
          Decimal128.tracedPower(x, y, in: up, firstWidth: width),
        ]
        deepest = max(deepest, traced.map(\.depth).max() ?? 0)
        if traced.map(\.outcome.conditions) != expected.map(\.conditions)
          || traced.map(\.outcome.value) != expected.map(\.value)
        {
          wrong.append("\(x) \(y) from width \(width)")
        }
      }
    }
    #expect(wrong.prefix(20) == [])
    #expect(deepest >= 2)
  }
}
