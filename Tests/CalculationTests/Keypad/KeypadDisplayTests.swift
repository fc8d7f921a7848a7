import Metryvo
import Testing

/// The display and the expression line, in the locales.
@Suite struct KeypadDisplayTests {
  private typealias Native = Keypad<Decimal128>

  @Test func theLineShowsTheExpression() throws {
    let cases = [
      ("", ""), ("5", "5"), ("2 +", "2 +"), ("2 + 3", "2 + 3"), ("2 + 3 * 4", "2 + 3 \u{D7} 4"),
      ("2 + 3 * 4 =", "2 + 3 \u{D7} 4 ="), ("100 + 10 %", "100 + 10 %"),
      ("100 - 10 % =", "100 \u{2212} 10 % ="), ("9 / 4 /", "9 \u{F7} 4 \u{F7}"),
      ("1.50 + 2. =", "1.50 + 2 ="), ("12 + 5 C", "12 +"), ("12 + 5 C =", "12 + 0 ="),
      ("2 + =", "2 + 2 ="), ("2 + 3 = =", "5 + 3 ="), ("100 + 10 % = =", "110 + 10 ="),
      ("2 + 3 = 4 =", "4 + 3 ="), ("2 + 3 = * 4", "5 \u{D7} 4"), ("2 + 3 = 7", "7"),
      ("5 % %", "5 % %"), ("5 % % % % %", "5E-8 %"), ("10 % +/-", "-10 %"),
      ("100 + 10 % * 2 =", "100 + 10 \u{D7} 2 ="), ("1 / 0 =", "1 \u{F7} 0"),
      ("1 / 3 = * 3 =", "\u{2248}0.333333333333333 \u{D7} 3 ="), ("1 + 2 AC", ""),
      ("2 + %", "2 + 2 %"), ("1234567 + 1", "1,234,567 + 1"),
    ]
    for (keys, text) in cases { #expect(try line(keys) == text, "\(keys)") }
  }

  @Test func theLineOfTheImmediateModeIsWhatWasComputed() throws {
    let cases = [
      ("2 + 3 *", "5 \u{D7}"), ("2 + 3 * 4 =", "5 \u{D7} 4 ="), ("1.50 +", "1.50 +"),
      ("50 % + 1", "50 % + 1"), ("2 + 3 = *", "5 \u{D7}"), ("2 + 3 + * 4", "5 \u{D7} 4"),
    ]
    for (keys, text) in cases { #expect(try line(keys, .immediate) == text, "\(keys)") }
  }

  @Test func marksAreTheLocales() throws {
    let keypad = try Native.after("1234567.5 + 10 %")
    let lines = [
      NumberLocale.english: "1,234,567.5 + 10 %", .spanish: "1.234.567,5 + 10\u{A0}%",
      .german: "1.234.567,5 + 10\u{A0}%", .french: "1\u{202F}234\u{202F}567,5 + 10\u{A0}%",
      .italian: "1.234.567,5 + 10 %", .brazilianPortuguese: "1.234.567,5 + 10 %",
      .japanese: "1,234,567.5 + 10 %", .simplifiedChinese: "1,234,567.5 + 10 %",
      .russian: "1\u{A0}234\u{A0}567,5 + 10\u{A0}%",
    ]
    for (locale, text) in lines { #expect(keypad.display(locale.symbols).line == text) }
    #expect(keypad.display(NumberLocale.german.symbols).text == "123.456,75")
  }

  @Test func typedNumbersHaveTheLocalesMarks() throws {
    let point = try Native.after("1234 .")
    #expect(point.display(NumberLocale.german.symbols).text == "1.234,")
    #expect(point.display(NumberLocale.spanish.symbols).text == "1234,")
    #expect(point.display(NumberLocale.french.symbols).text == "1\u{202F}234,")
    let indian = try #require(NumberLocale(rawValue: "en-IN"))
    #expect(try Native.after("1234567").display(indian.symbols).text == "12,34,567")
    #expect(try Native.after("1234567").display(grouping: .never).text == "1234567")
  }

  @Test func largeAndSmallNumbersAreScientific() throws {
    #expect(try shown("999999999999999 + 1 =") == "1E15")
    #expect(try shown("999999999999998 + 1 =") == "999,999,999,999,999")
    #expect(try shown("999999999999999 + 0.5 =") == "\u{2248}1E15")
    #expect(try shown("0.000001 =") == "0.000001")
    #expect(try shown("0.000001 / 10 =") == "1E-7")
    #expect(try shown("0.0000005 +/- =") == "-5E-7")
  }

  @Test func theDisplayIsRoundedOnceAndHalfUp() throws {
    var keypad = Native()
    try keypad.paste("1.000000000000005", as: .plain)
    #expect(keypad.shownText == "\u{2248}1.00000000000001")
    try keypad.paste("-1.000000000000005", as: .plain)
    #expect(keypad.shownText == "\u{2248}-1.00000000000001")
    try keypad.paste("1.000000000000004999999999999999999", as: .plain)
    #expect(keypad.shownText == "\u{2248}1")
  }

  @Test func aFinishedCalculationIsAValue() throws {
    let keypad = try Native.after("100 + 10 % =")
    let entry = try #require(keypad.finishedCalculation)
    #expect(entry.line.text(NumberLocale.english.symbols) == "100 + 10 % =")
    #expect(entry.result == CalculatedValue(110))
    #expect(entry.shownResult(NumberLocale.english.symbols).text == "110")
    #expect(try Native.after("50 % =").finishedCalculation != nil)
    let later = try Native.after("100 + 10 % = =")
    #expect(later.finishedCalculation?.line.text(NumberLocale.german.symbols) == "110 + 10 =")
    for keys in ["", "5", "5 =", "2 + 3", "2 +", "1 / 0 =", "2 + 3 = 4", "2 + 3 = +/-"] {
      #expect(try Native.after(keys).finishedCalculation == nil, "\(keys)")
    }
  }
}
