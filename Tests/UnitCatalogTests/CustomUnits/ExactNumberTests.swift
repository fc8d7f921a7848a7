import DecimalArithmetic
import Testing
import UnitCatalog

@Suite struct ExactNumberTests {
  @Test func decimalsAndRatiosAreExact() throws {
    let rows: [(String, UInt128, UInt128, Int, String)] = [
      ("0.30480000000000001", 30_480_000_000_000_001, 1, -17, "0.30480000000000001"),
      ("1/3", 1, 3, 0, "1/3"), ("2.54e-2", 254, 1, -4, "2.54e-2"), ("1E+6", 1, 1, 6, "1e6"),
      ("1.500E3", 15, 1, 2, "1.5e3"), ("007", 7, 1, 0, "007"), ("1.000", 1, 1, 0, "1"),
      ("1e-130", 1, 1, -130, "1e-130"), ("459.67", 45_967, 1, -2, "459.67"),
      // 40 places, of which all but the first are zeros.
      ("1.5" + String(repeating: "0", count: 39), 15, 1, -1, "1.5"),
      (
        "12345678901234567890123456789012345678",
        12_345_678_901_234_567_890_123_456_789_012_345_678, 1, 0,
        "12345678901234567890123456789012345678"
      ),
    ]
    var failures: [String] = []
    for (text, top, bottom, exponent, written) in rows {
      let number = try ExactNumber(text)
      if number.value != ExactRatio(top, over: bottom, exponent: exponent)
        || number.text != written
      {
        failures.append("\(text): \(number)")
      }
      let negative = try ExactNumber("-" + text)
      if negative.value != number.value.negated || negative.text != "-" + written {
        failures.append("-\(text): \(negative)")
      }
    }
    #expect(failures == [])
  }

  @Test func otherTextsAreRefused() {
    let rows: [(String, DefinitionProblem)] = [
      ("", .unexpectedWord("", at: 1)), ("abc", .unexpectedWord("abc", at: 1)),
      ("NaN", .unexpectedWord("NaN", at: 1)), ("inf", .unexpectedWord("inf", at: 1)),
      ("1,5", .unexpectedWord("1,5", at: 1)), (".5", .unexpectedWord(".5", at: 1)),
      ("5.", .unexpectedWord("5.", at: 1)), ("+1", .unexpectedWord("+1", at: 1)),
      ("1e", .unexpectedWord("1e", at: 1)), ("1e+-2", .unexpectedWord("1e+-2", at: 1)),
      ("1/2/3", .unexpectedWord("1/2/3", at: 1)), ("1.5/2", .unexpectedWord("1.5/2", at: 1)),
      ("2^3", .unexpectedWord("2^3", at: 1)), ("pi", .unexpectedWord("pi", at: 1)),
      ("1 2", .unexpectedWord("1 2", at: 1)), ("0x10", .unexpectedWord("0x10", at: 1)),
      ("\u{661}", .unexpectedWord("\u{661}", at: 1)), ("1/0", .zero),
      ("1e999999999", .doesNotFit), ("1e1000", .doesNotFit),
      (String(repeating: "9", count: 40), .doesNotFit),
      (String(repeating: "9", count: 1_000_000), .doesNotFit),
    ]
    var failures: [String] = []
    for (text, expected) in rows {
      do {
        failures.append("\(text.prefix(40)): \(try ExactNumber(text))")
      } catch {
        if error != expected { failures.append("\(text.prefix(40)): \(error)") }
      }
    }
    #expect(failures == [])
  }

  @Test func definitionTextReadsBack() throws {
    let texts = [
      "0", "273.15", "-273.15", "5/9", "-2/3", "1e-28", "1e30", "1/3e0".replacing("e0", with: ""),
      "0.000001", "1e-7", "1200/3937", "340282366920938463463374607431768211455", "0.5", "1024",
    ]
    for text in texts {
      let number = try ExactNumber(text).value
      // If there are several factors, their product is the number.
      var product = ExactRatio.one
      for word in number.definitionText.split(separator: " ") where word != "*" {
        product = try #require(product.multiplied(by: ExactNumber(String(word)).value))
      }
      #expect(product == number, "\(text): \(number.definitionText)")
    }
    #expect(try ExactNumber("273.15").value.definitionText == "273.15")
    #expect(try ExactNumber("0.000001").value.definitionText == "0.000001")
    #expect(try ExactNumber("1609.344").value.definitionText == "1609.344")
  }
}
