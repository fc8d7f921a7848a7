import DecimalArithmetic
import GMPDecimal
import Testing

/// At precisions and exponents beyond any memory, an operation returns before it allocates.
@Suite struct FunctionStorageTests {
  struct Row: Sendable {
    var function: PerformedFunction
    var x: String
    var y = "1"
    var maxExponent = ArithmeticContext.limit
    var result: String
  }

  private static let noRoom = "NaN [Insufficient_storage]"

  @Test(arguments: [
    Row(function: .exp, x: "1", result: noRoom),
    Row(function: .exp, x: "1E-2000000000", result: noRoom),
    Row(
      function: .exp, x: "1E+9", maxExponent: 1_000, result: "Infinity [Inexact Overflow Rounded]"),
    Row(function: .exp, x: "0", result: "1 []"),
    Row(function: .exp, x: "1E-500000000", maxExponent: 0, result: noRoom),
    Row(function: .power, x: "2", y: "-1E-500000000", maxExponent: 0, result: noRoom),
    Row(function: .ln, x: "2", result: noRoom),
    Row(function: .ln, x: "1.0", result: "0 []"),
    Row(function: .log10, x: "2", result: noRoom),
    Row(function: .log10, x: "1E+5000", result: "5000 []"),
    Row(function: .squareRoot, x: "2", result: noRoom),
    Row(function: .squareRoot, x: "6.25", result: "2.5 []"),
    Row(function: .power, x: "2", y: "100", result: "1267650600228229401496703205376 []"),
    Row(function: .power, x: "2", y: "-3", result: "0.125 []"),
    Row(function: .power, x: "2", y: "0.5", result: noRoom),
    Row(function: .power, x: "4", y: "0.5", result: noRoom),
    Row(function: .power, x: "10", y: "999999999", result: noRoom),
    Row(function: .power, x: "1E+10", y: "50000000", result: "1E+500000000 []"),
    Row(function: .power, x: "7", y: "1E+9", result: noRoom),
    Row(
      function: .power, x: "7", y: "1E+9", maxExponent: 1_000,
      result: "Infinity [Inexact Overflow Rounded]"),
    Row(
      function: .power, x: "0.7", y: "1E+12",
      result: "0E-1999999997 [Clamped Inexact Rounded Subnormal Underflow]"),
  ])
  func thePrecisionAloneCostsNothing(_ row: Row) {
    let context = ArithmeticContext(
      precision: ArithmeticContext.limit, maxExponent: row.maxExponent,
      minExponent: -ArithmeticContext.limit)
    #expect(row.function.text(row.x, row.y, in: context) == row.result)
  }

  /// Exponents at the limits of a value, in contexts of few digits.
  @Test(arguments: [
    (PerformedFunction.ln, "1E+2100000000", "1", "4.84E+9 [Inexact Rounded]"),
    (.ln, "1E-2100000000", "1", "-4.84E+9 [Inexact Rounded]"),
    (.log10, "3E+2100000000", "1", "2.10E+9 [Inexact Rounded]"),
    (.squareRoot, "4E+2100000000", "1", "Infinity [Inexact Overflow Rounded]"),
    (.exp, "1E+2100000000", "1", "Infinity [Inexact Overflow Rounded]"),
    (.exp, "-1E-2100000000", "1", "1.00 [Inexact Rounded]"),
    (.power, "1E+2100000000", "1E-9", "126 [Inexact Rounded]"),
    (.power, "2", "1E+2100000000", "Infinity [Inexact Overflow Rounded]"),
    (.power, "2", "1E-2100000000", "1.00 [Inexact Rounded]"),
  ])
  func farExponentsAreNumbersToo(
    _ function: PerformedFunction, _ x: String, _ y: String, _ result: String
  ) {
    #expect(function.text(x, y, in: wideContext(3)) == result)
  }
}
