import ExactArithmetic
import Testing

@Suite struct EngineeringTextTests {
  /// The specification's examples of to-engineering-string, and zeros with exponents of each
  /// remainder modulo 3.
  @Test func exponentsAreMultiplesOfThree() {
    let rows = [
      ("123E+1", "1.23E+3"), ("123E+3", "123E+3"), ("123E-10", "12.3E-9"), ("-123E-12", "-123E-12"),
      ("7E-7", "700E-9"), ("7E+1", "70"), ("123", "123"), ("0.00001", "0.00001"),
      ("0E+1", "0.00E+3"), ("0E+2", "0.0E+3"), ("0E+3", "0E+3"), ("0E-7", "0.0E-6"),
      ("0E-8", "0.00E-6"), ("0E-9", "0E-9"), ("-0E-6", "-0.000000"), ("sNaN7", "sNaN7"),
      ("-Inf", "-Infinity"),
    ]
    #expect(rows.filter { DecimalOperand($0.0)?.engineeringText != $0.1 }.map(\.0) == [])
  }
}
