import Metryvo
import Testing

@Suite struct NumberSyntaxTests {
  /// Returns the number, with `?` if its separator is ambiguous and `!` if its groups are those of
  /// another locale, or the reason and the byte of the error.
  static func text(_ text: String, _ syntax: NumberSyntax) -> String {
    do throws(ReadingError) {
      let reading = try syntax.read(text)
      let flag =
        (reading.flags.contains(.ambiguousSeparator) ? "?" : "")
        + (reading.flags.contains(.otherGrouping) ? "!" : "")
      switch reading.number {
      case .decimal(let text): return text + flag
      case .fraction(let ratio):
        return "\(ratio.isNegative ? "-" : "")\(Self.fraction(ratio))\(flag)"
      }
    } catch {
      return "\(error.reason) \(error.offset)"
    }
  }

  private static func fraction(_ ratio: ExactRatio) -> String {
    "\(ratio.numerator)/\(ratio.denominator)" + (ratio.exponent == 0 ? "" : "E\(ratio.exponent)")
  }

  static func failures(_ rows: [(String, NumberSyntax, String)]) -> [String] {
    rows.compactMap { input, syntax, expected in
      let ours = text(input, syntax)
      return ours == expected ? nil : "\(input) \(syntax): \(ours), not \(expected)"
    }
  }

  /// The seven rules of the decimal mark, in order.
  @Test func theDecimalMarkIsDecidedByRules() {
    let (en, de, fr) = (
      NumberSyntax.lenient(.english), NumberSyntax.lenient(.german), NumberSyntax.lenient(.french)
    )
    let rows: [(String, NumberSyntax, String)] = [
      ("1.234,5", en, "1234.5"), ("1,234.5", de, "1234.5"), ("1,234,567.8", de, "1234567.8"),
      ("1.000.000", en, "1000000"), ("12,34,567", de, "1234567!"), ("1,234,567", en, "1234567"),
      ("1 234,5", en, "1234.5"), ("1'234.5", de, "1234.5"), ("1_234,567", en, "1234.567"),
      ("1,5", en, "1.5"), ("1.5", de, "1.5"), ("0,125", en, "0.125"), ("1234,567", en, "1234.567"),
      ("0.125", de, "0.125"), ("1.2345", de, "1.2345"), ("12.34", de, "12.34"),
      ("1.234", en, "1.234"), ("1,234", de, "1.234"), ("1,234", fr, "1.234"),
      ("1,234", en, "1234?"), ("1.234", de, "1234?"), ("-12,345e3", en, "-12345E3?"),
      ("1.234", fr, "1.234?"),
      ("5,6,7", en, "misplacedMark 1"), ("1.234.5", en, "misplacedMark 1"),
      ("1.2,345,6", en, "misplacedMark 1"), ("1,234 567", en, "misplacedMark 5"),
      ("1 234'567", en, "misplacedMark 5"), ("1234 567", en, "misplacedMark 4"),
      ("1,2345,678", en, "misplacedMark 1"),
    ]
    #expect(Self.failures(rows) == [])
  }

  /// Explicit separators take precedence over the locale's separators.
  @Test func givenMarksDecide() {
    func english(_ decimal: Unicode.Scalar, _ grouping: Unicode.Scalar) -> NumberSyntax {
      .lenient(.english, separators: NumberSymbols(decimal: decimal, grouping: grouping))
    }
    let (comma, point) = (english(",", "."), english(".", "'"))
    let rows: [(String, NumberSyntax, String)] = [
      ("1,234", comma, "1.234"), ("1.234", comma, "1234?"), ("1.234,5", comma, "1234.5"),
      ("1,234.5", comma, "1234.5"), (",5", comma, "0.5"), ("5,", comma, "5"),
      ("1'234.5", point, "1234.5"), ("1.234", point, "1.234"), ("1,234", point, "1.234?"),
      // An unusual explicit separator is read, and so are the usual separators.
      ("12:345·5", english("·", ":"), "12345.5"), ("1,234.5", english("·", ":"), "1234.5"),
      ("1·234", english("·", ":"), "1.234"), ("·5", english("·", ":"), "0.5"),
      ("1·5", .lenient(.english), #"unexpected("\u{00B7}") 1"#),
      // An explicit decimal mark may be a grouping mark in other locales.
      ("1'5", english("'", "."), "1.5"), ("1.234'5", english("'", "."), "1234.5"),
      ("1 234_5", english("_", " "), "1234.5"),
    ]
    #expect(Self.failures(rows) == [])
    #expect(comma.symbols.decimal == "," && NumberSyntax.lenient(.german).symbols.decimal == ",")
  }

  /// Groups that the locale does not use are read and flagged.
  @Test func groupsOfOtherLocalesAreFlagged() throws {
    let en = NumberSyntax.lenient(.english)
    let india = NumberSyntax.lenient(try #require(NumberLocale(rawValue: "en-IN")))
    let rows: [(String, NumberSyntax, String)] = [
      ("12,34,567", en, "1234567!"), ("1,23,456.5", en, "123456.5!"),
      ("-12,34,567", en, "-1234567!"),
      ("1,234,567", en, "1234567"), ("12,345.6", en, "12345.6"),
      ("12,34,567 1/2", en, "493827/4E1!"),
      ("12,34,567", india, "1234567"), ("1,23,456.5", india, "123456.5"),
      ("1,234,567", india, "1234567!"), ("1,234,567.8", india, "1234567.8!"),
      ("12,345.6", india, "12345.6"), ("12,34,56", en, "misplacedMark 2"),
      ("12,34,56", india, "misplacedMark 2"),
    ]
    #expect(Self.failures(rows) == [])
  }

  @Test func whatPeopleWrite() {
    let en = NumberSyntax.lenient(.english)
    let rows: [(String, NumberSyntax, String)] = [
      ("5", en, "5"), ("-0", en, "-0"), ("0.00", en, "0.00"), ("007", en, "7"),
      ("00.50", en, "0.50"),
      (".5", en, "0.5"), ("5.", en, "5"), (" +5\u{A0}", en, "5"), ("\u{200E}5", en, "5"),
      ("\u{FEFF}5", en, "5"), ("5\u{FEFF}", en, "5"),
      ("\u{2212}5", en, "-5"), ("\u{2013}5", en, "-5"), ("\u{FF0D}\u{FF15}", en, "-5"),
      ("1\u{A0}234", en, "1234"), ("1\u{202F}234", en, "1234"), ("1\u{2009}234", en, "1234"),
      ("1\u{2019}234", en, "1234"), ("1_000", en, "1000"), ("123 456 789", en, "123456789"),
      ("\u{661}\u{662}\u{663}\u{66B}\u{665}", en, "123.5"),
      ("\u{661}\u{66C}\u{662}\u{663}\u{664}", en, "1234"), ("\u{1D7CF}\u{1D7D0}", en, "12"),
      ("\u{FF11}\u{FF0C}\u{FF12}\u{FF13}\u{FF14}\u{FF0E}\u{FF15}", en, "1234.5"),
      ("1\u{FF11}", en, "mixedDigits 1"), ("\u{FF11}1", en, "mixedDigits 3"),
      ("1e3", en, "1E3"), ("1.5E-3", en, "1.5E-3"), ("2e\u{2212}3", en, "2E-3"),
      ("6.02\u{D7}10^23", en, "6.02E23"), ("6.02 \u{D7} 10^-23", en, "6.02E-23"),
      ("3\u{D7}10\u{2078}", en, "3E8"), ("3\u{B7}10\u{207B}\u{B9}\u{B2}", en, "3E-12"),
      ("0e99999999999999999999", en, "0"), ("1e", en, "unexpected(\"e\") 1"),
      ("3 1/2", en, "7/2"), ("1/3", en, "1/3"), ("-1\u{2044}3", en, "-1/3"), ("1\u{BD}", en, "3/2"),
      ("\u{2153}", en, "1/3"), ("-2 \u{BE}", en, "-11/4"), ("\u{2189}", en, "0/1"),
      ("1,000 1/2", en, "2001/2"), ("1/0", en, "zeroDenominator 0"),
      ("3/2", en, "improperFraction 0"),
      ("1/2/3", en, "unexpected(\"/\") 3"), ("1.5 1/2", en, "unexpected(\" \") 3"),
      ("1/1234567890123456789", en, "fractionTooLong 0"),
    ]
    #expect(Self.failures(rows) == [])
  }

  @Test func strictReadsWhatTheLocaleWrites() {
    let en = NumberSyntax.strict(NumberLocale.english.symbols)
    let de = NumberSyntax.strict(NumberLocale.german.symbols)
    let fr = NumberSyntax.strict(NumberLocale.french.symbols)
    let es = NumberSyntax.strict(NumberLocale.spanish.symbols)
    let arabic = NumberSyntax.strict(NumberSymbols(decimal: "\u{66B}", grouping: "\u{66C}"))
    let swiss = NumberSyntax.strict(NumberSymbols(decimal: ".", grouping: "\u{2019}"))
    let rows: [(String, NumberSyntax, String)] = [
      ("1,234,567.8", en, "1234567.8"), ("1.234.567,8", de, "1234567.8"), ("1,5", de, "1.5"),
      ("1.234", de, "1234"), ("1.234", es, "1234"), ("1234", en, "1234"), (",5", de, "0.5"),
      ("1\u{202F}234,5", fr, "1234.5"), ("1 234,5", fr, "1234.5"), ("1\u{A0}234,5", fr, "1234.5"),
      ("1'234.5", swiss, "1234.5"), ("1\u{2019}234.5", swiss, "1234.5"), ("5.", en, "5"),
      ("1,5E-3", de, "1.5E-3"), ("1,5\u{D7}10\u{207B}\u{B3}", de, "1.5E-3"),
      ("1.5", de, "misplacedMark 1"), ("1,5", en, "misplacedMark 1"),
      ("1,23,456", en, "misplacedMark 1"),
      ("1.234,5", en, "misplacedMark 5"), ("1'234", en, "unexpected(\"\\'\") 1"),
      ("1 234", en, "unexpected(\" \") 1"), ("1/3", en, "unexpected(\"/\") 1"),
      ("\u{BD}", en, "unexpected(\"\\u{00BD}\") 0"),
      ("\u{FF11}", en, "unexpected(\"\\u{FF11}\") 0"),
      ("\u{2013}5", en, "unexpected(\"\\u{2013}\") 0"), ("1_000", en, "unexpected(\"_\") 1"),
      (".5", de, "unexpected(\".\") 0"), ("1\u{0}2", arabic, "unexpected(\"\\0\") 1"),
      ("1\u{66B}5", arabic, "1.5"), ("1,5", arabic, "unexpected(\",\") 1"),
    ]
    #expect(Self.failures(rows) == [])
  }

  /// Each error has its place in bytes and in characters.
  @Test func placesAreBytesAndCharacters() throws {
    let error = #expect(throws: ReadingError.self) {
      try NumberSyntax.lenient(.english).read("\u{200E}1\u{A0}234x")
    }
    #expect(error?.offset == 9 && error?.column == 7)
    #expect(error?.description == "unexpected 'x' at character 7 (byte 9)")
  }

  @Test func decimalsKeepTheirDigits() throws {
    let text = "0.1234567890123456789012345678901234567890"
    let reading = try NumberSyntax.lenient(.english).read(text)
    #expect(reading.number == .decimal(text) && reading.flags == .manyDigits)
    let short = try NumberSyntax.lenient(.german).read("1.234,50")
    #expect(short.number == .decimal("1234.50") && short.flags == [])
  }

  @Test func limitsAreCheckedFirst() {
    let en = NumberSyntax.lenient(.english)
    #expect(Self.text("1e1000000", en) == "1E1000000")
    #expect(Self.text("1e1000001", en) == "exponentOutOfRange(limit: 1000000, isTooLarge: true) 0")
    #expect(Self.text("0.1e-999999", en) == "0.1E-999999")
    #expect(
      Self.text("0.1e-1000000", en) == "exponentOutOfRange(limit: 1000000, isTooLarge: false) 0")
    let error = #expect(throws: ReadingError.self) {
      try en.read("12345678901234567890123456789012345", limits: .decimal128)
    }
    #expect(error?.reason == .tooManyDigits(count: 35, limit: 34))
  }

  /// Every proper fraction with a denominator up to 130, and long fractions of powers of two and
  /// ten.
  @Test func fractionsAreWrittenInLowestTerms() throws {
    var failures: [String] = []
    for bottom in 2...130 {
      for top in 1..<bottom {
        let divisor = (1...top).last { top % $0 == 0 && bottom % $0 == 0 } ?? 1
        let text = try NumberSyntax.lenient(.english).read("\(top)/\(bottom)").number.text
        let expected = "\(top / divisor)/\(bottom / divisor)"
        if text != expected { failures.append("\(top)/\(bottom): \(text), not \(expected)") }
      }
    }
    for (text, expected) in [
      ("1 1/5", "6/5"), ("-5/8", "-5/8"), ("1000 1/3", "3001/3"), ("0/5", "0/1"),
      ("131072/390625", "131072/390625"), ("1/1000000000000000", "1/1000000000000000"),
      ("1/562949953421312", "1/562949953421312"),
      ("3000000000000000/9007199254740992", "91552734375/274877906944"),
    ] {
      let written = try NumberSyntax.lenient(.english).read(text).number.text
      if written != expected { failures.append("\(text): \(written), not \(expected)") }
    }
    #expect(failures == [])
  }

  @Test func fractionsAreRoundedOnce() throws {
    let third = try NumberSyntax.lenient(.english).read("1/3").number
    let value: Outcome<Decimal128> = third.value(in: .decimal128)
    #expect(value.value.scientificString() == "0.3333333333333333333333333333333333")
    #expect(value.conditions.contains(.inexact))
    let cup = try #require(Catalog.standard.unit("cup"))
    let inches = try #require(Catalog.standard.unit("cubic-inch"))
    let map = try #require(cup.conversionMap(to: inches))
    let result: Conversion<Decimal128>? = third.converted(by: map, to: .digits(34), in: .decimal128)
    // A cup is 231/16 in³, and a third of a cup 77/16 in³. A rounded third would give …999.
    #expect(result?.value.scientificString() == "4.8125")
    #expect(result?.conditions == [])
  }
}
