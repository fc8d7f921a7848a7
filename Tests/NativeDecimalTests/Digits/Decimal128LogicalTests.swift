import DecimalArithmetic
import NativeDecimal
import Testing

/// Digit-wise logic, shift and rotate: operands longer than the precision, and invalid operands.
@Suite struct Decimal128LogicalTests {
  private let short = ArithmeticContext(precision: 4, maxExponent: 9, minExponent: -9)

  @Test func logic() throws {
    let rows = [
      ("1100", "1010", "1000", "1110", "110", "11"), ("0", "1", "0", "1", "1", "1111"),
      ("111100", "110101", "100", "1101", "1001", "11"),
    ]
    for (x, y, and, or, xor, inverted) in rows {
      let (x, y) = (try number(x), try number(y))
      #expect(line(Decimal128.and(x, y, in: short)) == and)
      #expect(line(Decimal128.or(x, y, in: short)) == or)
      #expect(line(Decimal128.xor(x, y, in: short)) == xor)
      #expect(line(Decimal128.invert(x, in: short)) == inverted)
    }
    for text in ["-1", "1E+1", "1.0", "12", "20000000000000000000000", "NaN1", "sNaN", "Infinity"] {
      #expect(line(Decimal128.invert(try number(text), in: short)) == "NaN Invalid_operation")
    }
    let ones = String(repeating: "1", count: 34)
    #expect(line(Decimal128.invert(try number("0"), in: .decimal128)) == ones)
  }

  @Test func shiftsAndRotations() throws {
    let invalid = "NaN Invalid_operation"
    let rows = [
      ("1234", "1", "2340", "2341"), ("1234", "-1", "123", "4123"), ("1234", "4", "0", "1234"),
      ("1234", "-4", "0", "1234"), ("-12", "0", "-12", "-12"), ("56.78E+2", "2", "7800", "7856"),
      ("9876543", "-2", "65", "4365"), ("1.5", "2", "150.0", "150.0"),
      ("1234", "5", invalid, invalid), ("1234", "1.0", invalid, invalid),
      ("1234", "0E+1", invalid, invalid), ("-Infinity", "1", "-Infinity", "-Infinity"),
      ("Infinity", "5", invalid, invalid), ("1", "Infinity", invalid, invalid),
      ("NaN3", "9", "NaN3", "NaN3"),
    ]
    for (x, y, shifted, rotated) in rows {
      let (x, y) = (try number(x), try number(y))
      #expect(line(Decimal128.shift(x, by: y, in: short)) == shifted)
      #expect(line(Decimal128.rotate(x, by: y, in: short)) == rotated)
    }
  }
}
