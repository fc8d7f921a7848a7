import DecimalArithmetic
import NativeDecimal
import Testing

/// divide-integer and the remainders, which share one integer division.
@Suite struct Decimal128IntegerDivisionTests {
  @Test func quotientsAndRemainders() throws {
    let rows: [(x: String, y: String, quotient: String, remainder: String, near: String)] = [
      ("10", "3", "3", "1", "1"), ("-10", "6", "-1", "-4", "2"), ("10.2", "1", "10", "0.2", "0.2"),
      ("7", "2", "3", "1", "-1"), ("5", "2", "2", "1", "1"), ("-5", "-2", "2", "-1", "-1"),
      ("1", "7E+6000", "0", "1", "1"), ("4", "7", "0", "4", "-3"),
      ("7E+5", "8E+5", "0", "7E+5", "-1E+5"),
      ("1E+3", "7E-2", "14285", "0.05", "-0.02"), ("0E+9", "-7", "-0", "0", "0"),
      ("5", "Infinity", "0", "5", "5"),
      (
        "Infinity", "5", "Infinity", "NaN Invalid_operation", "NaN Invalid_operation"
      ),
      (
        "3", "0", "Infinity Division_by_zero", "NaN Invalid_operation", "NaN Invalid_operation"
      ),
      (
        "0", "0", "NaN Division_undefined", "NaN Division_undefined", "NaN Division_undefined"
      ),
    ]
    let context = ArithmeticContext.decimal128
    for row in rows {
      let (x, y) = (try number(row.x), try number(row.y))
      #expect(line(Decimal128.divideInteger(x, by: y, in: context)) == row.quotient)
      #expect(line(Decimal128.remainder(x, by: y, in: context)) == row.remainder)
      #expect(line(Decimal128.remainderNear(x, by: y, in: context)) == row.near)
    }
  }

  /// A quotient of up to 12 000 digits is refused at once.
  ///
  /// A quotient of 34 nines is returned.
  @Test func quotientsBeyondThePrecision() throws {
    let nines = String(repeating: "9", count: 34)
    let rows = [
      ("9E+6111", "7E-6176", false), ("1E+34", "1", false), (nines, "1", true),
      (nines, "0.99", false), ("1E+6111", "1E+6077", false), ("1E+6111", "1.1E+6077", true),
    ]
    for (x, y, isPossible) in rows {
      let (x, y) = (try number(x), try number(y))
      for operation in [
        Decimal128.divideInteger, Decimal128.remainder, Decimal128.remainderNear,
      ] {
        let outcome = operation(x, y, .decimal128)
        #expect(outcome.conditions.contains(.divisionImpossible) == !isPossible, "\(x) \(y)")
      }
    }
    // The nearest integer has one digit more than the integer part.
    let two = ArithmeticContext(precision: 2, maxExponent: 99, minExponent: -99)
    let (x, y) = (try number("999"), try number("10"))
    #expect(line(Decimal128.remainder(x, by: y, in: two)) == "9")
    #expect(
      line(Decimal128.remainderNear(x, by: y, in: two)) == "NaN Division_impossible")
  }
}
