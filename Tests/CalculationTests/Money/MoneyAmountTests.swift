import Metryvo
import Testing

@Suite struct MoneyAmountTests {
  private func read(_ text: String, _ decimals: Int, _ locale: NumberLocale) throws -> String {
    try MoneyAmount.read(text, decimals: decimals, by: .lenient(locale)).amount.description
  }

  @Test func amountsAreReadAndWrittenWithTheirDecimals() throws {
    #expect(try read("48.5", 2, .english) == "48.50")
    #expect(try read("1.234,50", 2, .german) == "1234.50")
    #expect(try read("-0.05", 2, .english) == "-0.05")
    #expect(try read("1200", 0, .japanese) == "1200")
    #expect(try read("7.125", 3, .english) == "7.125")
    #expect(try read("0.0001", 4, .english) == "0.0001")
    #expect(try read("1/2", 2, .english) == "0.50")
    #expect(try read("5e2", 2, .english) == "500.00")
  }

  @Test func amountsAreWrittenInALocale() throws {
    let amount = try MoneySamples.amount("1234567.50")
    #expect(amount.text(NumberFormat(locale: .german)) == "1.234.567,50")
    #expect(amount.text(NumberFormat(precision: .decimals(0))) == "1,234,567.50")
    #expect(amount.text(NumberFormat(notation: .scientific)) == "1,234,567.50")
    let cent = try MoneyAmount(minorUnits: -1, decimals: 2)
    #expect(cent.text(NumberFormat(locale: .german)) == "-0,01")
    let zero = try MoneyAmount(minorUnits: 0, decimals: 2)
    #expect(zero.text(NumberFormat()) == "0.00")
    let largest = try MoneyAmount(minorUnits: MoneyLimits.minorUnits, decimals: 0)
    #expect(
      largest.text(NumberFormat(grouping: .never)) == "1000000000000000000000000000000")
  }

  @Test func readingsAreFlagged() throws {
    let reading = try MoneyAmount.read("1,234", decimals: 2, by: .lenient(.english))
    #expect(reading.amount.description == "1234.00")
    #expect(reading.flags == .ambiguousSeparator)
  }

  @Test func decimalsBeyondTheCurrencyAreRefusedWithTheirPlace() throws {
    let cases: [(String, Int, Int)] = [
      ("48.505", 2, 6), (" 48.500 ", 2, 7), ("1.5", 0, 3), ("1,234.5678", 3, 10),
      ("1.2345e1", 2, 1),
    ]
    for (text, decimals, column) in cases {
      #expect(throws: MoneyError.tooManyDecimals(in: text, column: column, decimals: decimals)) {
        try MoneyAmount.read(text, decimals: decimals, by: .lenient(.english))
      }
    }
    #expect(throws: MoneyError.tooManyDecimals(in: "0.125", column: 5, decimals: 2)) {
      try MoneyAmount(ReadNumber.decimal("0.125"), decimals: 2)
    }
  }

  @Test func badAmountsAreErrors() throws {
    #expect(throws: MoneyError.decimalsOutOfRange(5)) {
      try MoneyAmount(minorUnits: 1, decimals: 5)
    }
    #expect(throws: MoneyError.decimalsOutOfRange(-1)) {
      try MoneyAmount.read("1", decimals: -1, by: .plain)
    }
    #expect(throws: MoneyError.notWhole(try MoneySamples.ratio("1/3"), decimals: 2)) {
      try MoneySamples.amount("1/3")
    }
    #expect(throws: MoneyError.amountTooLarge) {
      try MoneyAmount(minorUnits: MoneyLimits.minorUnits + 1, decimals: 0)
    }
    #expect(throws: MoneyError.amountTooLarge) {
      try MoneyAmount(minorUnits: .min, decimals: 0)
    }
    for text in ["1e29", "1e37", "1e38", "1e6000", "9999999999999999999999999999999999"] {
      #expect(throws: MoneyError.amountTooLarge) { try MoneySamples.amount(text) }
    }
  }

  @Test func unreadableTextsKeepTheirPlace() throws {
    do throws(MoneyError) {
      _ = try MoneyAmount.read("4x", decimals: 2, by: .lenient(.english))
      Issue.record("4x was read")
    } catch {
      #expect(error.english == "cannot read '4x': unexpected 'x' at character 2 (byte 1)")
    }
    let long = String(repeating: "9", count: 1_000_000)
    do throws(MoneyError) {
      _ = try MoneyAmount.read(long, decimals: 2, by: .lenient(.english))
      Issue.record("a million digits were read")
    } catch {
      #expect(
        error.english
          == "the number at character 1 (byte 0) has 1000000 digits; at most 34 are read")
    }
  }
}
