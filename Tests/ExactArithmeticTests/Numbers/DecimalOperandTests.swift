import ExactArithmetic
import Testing

@Suite struct DecimalOperandTests {
  @Test func textsAreReadAndWrittenByTheSpecification() {
    let rows = [
      ("0", "0"), ("-0", "-0"), ("+1", "1"), ("00012.50", "12.50"), (".5", "0.5"), ("5.", "5"),
      ("1E+3", "1E+3"), ("123E-2", "1.23"), ("0.000001", "0.000001"), ("1E-7", "1E-7"),
      ("0E-7", "0E-7"), ("0E-6", "0.000000"), ("0E+2", "0E+2"), ("123E+5", "1.23E+7"),
      ("12E-10", "1.2E-9"), ("-inf", "-Infinity"), ("INFINITY", "Infinity"), ("nan00", "NaN"),
      ("-sNaN0123", "-sNaN123"), ("1e999999999", "1E+999999999"),
    ]
    #expect(rows.filter { DecimalOperand($0.0)?.text != $0.1 }.map(\.0) == [])
    let refused = ["", ".", "+", "1e", "1.2.3", "e5", "NaN1.2", "infi", "١", "1 ", "--1"]
    #expect(refused.filter { DecimalOperand($0) != nil } == [])
  }

  @Test func cohortMembersAndScaling() {
    #expect(DecimalOperand("1.5")?.padded(byZeros: 2).text == "1.500")
    #expect(DecimalOperand("1.5")?.scaled(byPowerOfTen: 3).text == "1.5E+3")
    #expect(DecimalOperand("NaN7")?.padded(byZeros: 2).text == "NaN7")
    #expect(DecimalOperand("-0")?.negated.text == "0")
  }

  @Test func tooManyDigitsAreRefused() {
    let digits = String(repeating: "9", count: Oracle.digitLimit)
    #expect(DecimalOperand(digits)?.digitCount == Oracle.digitLimit)
    #expect(DecimalOperand(digits + "9") == nil)
  }
}
