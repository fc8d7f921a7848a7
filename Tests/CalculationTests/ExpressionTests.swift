import DecimalArithmetic
import GMPDecimal
import Metryvo
import Testing

@Suite struct ExpressionTests {
  private func decimal(_ text: String, _ locale: NumberLocale = .english) throws -> String {
    let calculator = ExpressionCalculator<Decimal128>(syntax: .lenient(locale))
    let value = try calculator.calculate(text).value
    return "\(value.decimal(in: .decimal128).value)" + (value.isExact ? "" : " rounded")
  }

  private static let values: [(String, String)] = [
    ("100 + 10%", "110"), ("100 - 10 %", "90"), ("10%", "0.1"), ("100/20%", "5E+2"),
    ("100+50+10%", "165"), ("2 + 3 × 10 %", "2.3"), ("100+10%*2", "120"), ("100 + -10%", "90"),
    ("100+(10%)", "100.1"), ("100+(10)%", "110"), ("(100+10%)*2", "220"), ("5%%", "0.0005"),
    ("100 - (50 - 10%)", "55"), ("-2^2", "-4"), ("(-2)^2", "4"), ("2^3^2", "512"),
    ("2**10", "1024"), ("2^-2", "0.25"), ("2^-2^2", "0.0625"), ("2*-3+1", "-5"), ("--2", "2"),
    ("2 − 3 − 4", "-5"), ("12 ÷ 4 · 3", "9"), ("2x3", "6"), ("1/3*3", "1"), ("0.1+0.2", "0.3"),
    ("1/7*7", "1"), ("1421.93 - 1214.62 + 11", "218.31"), ("1e3 + 1", "1001"), ("((((1))))", "1"),
    ("1,234.5 * 2", "2469"),
    (
      "1234567890123456789012345678901234 + 1",
      "1234567890123456789012345678901235"
    ), ("5. + .5", "5.5"), ("（１＋２）×３", "9"),
    ("3^100", "5.153775207320113310364611297656213E+47 rounded"), ("0^5", "0"), ("(1/2)^-3", "8"),
    ("10^250^1", "1E+250"), ("2^(2^3)", "256"), ("0 × -5", "0"), ("- 5", "-5"), ("1 +2", "3"),
    ("0 x10", "0"), ("0 x 10", "0"), ("0x 10", "0"), ("10x10", "100"), ("0.0X5", "0"),
    ("(0)x5", "0"), ("0%x5", "0"), ("5 + 00x5", "5"),
  ]

  @Test func expressionsHaveTheirValues() throws {
    for (text, expected) in Self.values {
      let value = try decimal(text)
      let want = try #require(
        Decimal128(expected.split(separator: " ").first.map(String.init) ?? ""))
      let have = try #require(Decimal128(value.split(separator: " ").first.map(String.init) ?? ""))
      #expect(have == want && value.contains("rounded") == expected.contains("rounded"), "\(text)")
    }
  }

  /// A group of three digits before a slash is not a numerator: `1 000/4` is 1000 ÷ 4.
  @Test func groupsWithSpacesStandInFrontOfASlash() throws {
    for space in [" ", "\u{A0}", "\u{202F}"] {
      #expect(try decimal("1\(space)000/4", .french) == "250", "\(space)")
      #expect(try decimal("771\(space)465\(space)022/2 + 1", .french) == "385732512")
    }
  }

  @Test func numbersAreTheLocales() throws {
    #expect(try decimal("1.234,5 + 1,5", .german) == "1236")
    #expect(try decimal("1 234,5 + 1", .french) == "1235.5")
    #expect(try decimal("1\u{202F}234,5+1", .french) == "1235.5")
    #expect(
      try decimal("12,34,567.5 + 1", try #require(NumberLocale(rawValue: "en-IN"))) == "1234568.5")
    for locale in NumberLocale.languages {
      let mark = String(locale.symbols.decimal)
      #expect(try decimal("1\(mark)5 + 0\(mark)25", locale) == "1.75")
    }
  }

  @Test func ambiguousNumbersAreFlagged() throws {
    let calculator = ExpressionCalculator<Decimal128>()
    #expect(try calculator.calculate("1,234 + 1").flags == .ambiguousSeparator)
    #expect(try calculator.calculate("1234 + 1").flags == [])
  }

  /// The fast path for ASCII digits and operators agrees with the general parser.
  ///
  /// A tab after a number and a non-ASCII operator leave the fast path.
  @Test func bothWaysOfReadingAgree() throws {
    for (text, _) in Self.values {
      let long = text.replacing("+", with: "\u{FF0B}").replacing(" ", with: "\t")
        .replacing("/", with: "\t\u{F7}").replacing("%", with: "\t\u{FF05}")
      #expect(try decimal(text) == decimal(long), "\(text)")
    }
  }

  private func error(_ text: String) -> String {
    do {
      return "\(try ExpressionCalculator<Decimal128>().calculate(text).value)"
    } catch {
      return "\(error.reason.identifier) \(error.column)"
    }
  }

  @Test func errorsHaveTheirPlace() {
    for (text, expected) in [
      ("", "empty 1"), ("  ", "empty 3"), ("2 +", "missingOperand 4"),
      ("2 + * 3", "missingOperand 5"),
      ("* 2", "missingOperand 1"), ("(2 + 3", "unclosedParenthesis 1"),
      ("2 + 3)", "unopenedParenthesis 6"),
      ("()", "missingOperand 2"), ("2 (3)", "missingOperator 3"), ("(2)(3)", "missingOperator 4"),
      ("(2) 3", "missingOperator 5"), ("5 km + 3", "word 3"), ("sqrt(4)", "word 1"),
      ("2 + pi", "word 5"),
      ("2 $ 3", "unexpected 3"), ("€5", "unexpected 1"), ("1 ÷ 0", "divisionByZero 3"),
      ("1 / (1e40 + 1 - 1e40)", "roundedToZero 3"), ("(1e40 + 1 - 1e40)^0", "roundedToZero 18"),
      ("(1e40 + 1 - 1e40)^-1", "roundedToZero 18"), ("0^0", "zeroToPowerZero 2"),
      ("0^-1", "divisionByZero 2"), ("2^0.5", "exponentNotWhole 2"),
      ("2^1000000000", "exponentNotWhole 2"),
      ("2^50%", "exponentNotWhole 2"), ("10^999999999", "tooLarge 3"),
      ("3^999999999", "tooLarge 2"),
      ("3^-999999999", "tooSmall 2"), ("1e6144*10", "tooLarge 7"), ("1e7000", "number 1"),
      ("5,6,7", "number 2"),
      ("%", "missingOperand 1"), ("= 5", "missingOperand 1"), ("2 = 2", "unexpected 3"),
      ("0x10", "hexadecimal 1"), ("2 + 0XfF", "hexadecimal 5"), ("-0x0", "hexadecimal 2"),
      ("0xg", "word 3"), ("0x", "missingOperand 3"), ("é + 1", "word 1"), ("½ + 1", "word 1"),
      ("20 °C", "word 4"),
    ] {
      #expect(error(text) == expected, "\(text)")
    }
  }

  @Test func nothingIsTooLongOrTooDeep() throws {
    let deep = String(repeating: "(", count: 100_000)
    #expect(error(deep + "1") == "tooDeep 1001")
    #expect(error(String(repeating: "-", count: 100_000) + "1") == "tooDeep 1001")
    #expect(error(String(repeating: "2^", count: 100_000) + "1") == "tooDeep 2002")
    #expect(error(String(repeating: ")", count: 100_000)) == "missingOperand 1")
    #expect(error("1" + String(repeating: ")", count: 100_000)) == "unopenedParenthesis 2")
    #expect(error(String(repeating: "9", count: 1_000_000)) == "number 1")
    #expect(error(String(repeating: " ", count: 1_000_000)) == "empty 1000001")
    let sum = String(repeating: "1+", count: 500_000) + "1"
    #expect(try ExpressionCalculator<Decimal128>().calculate(sum).value == CalculatedValue(500_001))
  }
}
