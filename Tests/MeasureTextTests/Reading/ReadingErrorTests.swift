import Metryvo
import Testing

/// Every error states the place or the text, and the remedy, in these exact words.
@Suite struct ReadingErrorTests {
  private func message(_ text: String, _ read: (String) throws(ReadingError) -> Void) -> String {
    do throws(ReadingError) {
      try read(text)
      return "read"
    } catch { return error.message(for: text) }
  }

  /// Places count characters.
  ///
  /// A text that contains the word `byte` stays unchanged.
  @Test func placesWithoutBytes() throws {
    let text = "1 (byte 3) km"
    let error = try #require(throws: ReadingError.self) { _ = try NumberSyntax.plain.read(text) }
    #expect(
      error.message(for: text)
        == "cannot read '1 (byte 3) km': unexpected '(' at character 3 (byte 2)")
    #expect(
      error.message(for: text, countsBytes: false)
        == "cannot read '1 (byte 3) km': unexpected '(' at character 3")
  }

  @Test func numbers() {
    let rows: [(String, String)] = [
      ("", "a number is missing"),
      ("  ", "a number is missing"),
      ("-", "cannot read '-': the text ends too early: digits must follow"),
      (".", "cannot read '.': the text ends too early: digits must follow"),
      ("NaN", "'NaN' is not a number"),
      ("-Infinity", "'Infinity' is not a number"),
      ("0x10", "cannot read '0x10': unexpected 'x' at character 2 (byte 1)"),
      ("--1", "cannot read '--1': unexpected '-' at character 2 (byte 1)"),
      ("1,5", "cannot read '1,5': unexpected ',' at character 2 (byte 1)"),
      ("1 2 3", "cannot read '1 2 3': unexpected space at character 2 (byte 1)"),
      ("\u{2013}5", "cannot read '\u{2013}5': unexpected U+2013 at character 1 (byte 0)"),
      ("\u{A0}1,5", "cannot read '\u{A0}1,5': unexpected ',' at character 3 (byte 3)"),
      (
        "1\u{0}2",
        "cannot read '1<U+0000>2': unexpected control character U+0000 at character 2 (byte 1)"
      ),
      (
        "1\u{200B}2",
        "cannot read '1<U+200B>2': unexpected invisible character U+200B at character 2 (byte 1)"
      ),
      (
        "1e6145",
        "the number at character 1 (byte 0) is too large: the exponent of its first digit may be "
          + "-6144...6144"
      ),
      (
        "1e-6145",
        "the number at character 1 (byte 0) is too small: the exponent of its first digit may be "
          + "-6144...6144"
      ),
      (
        "12345678901234567890123456789012345",
        "the number at character 1 (byte 0) has 35 digits; at most 34 are read"
      ),
    ]
    for (text, expected) in rows {
      let ours = message(text) { text throws(ReadingError) in
        _ = try NumberSyntax.plain.read(text, limits: .decimal128)
      }
      #expect(ours == expected, "\(text)")
    }
  }

  @Test func measures() {
    let rows: [(String, String)] = [
      ("5", "'5' has no unit: write it like '5 mi'"),
      ("x mi", "'x' is not a number"),
      ("5 kilometr", "unknown unit 'kilometr'; did you mean km (kilometer)?"),
      ("5 xyzzyx y", "unknown unit 'xyzzyx y'"),
      (
        "10 km - 12 km",
        "cannot read '10 km - 12 km': a difference of two measures, at character 7 (byte 6), is not "
          + "converted: convert them one by one; for a range write 10–12 km"
      ),
      (
        "10 kg + 5 kg",
        "cannot read '10 kg + 5 kg': a sum of two measures, at character 7 (byte 6), is not "
          + "converted: convert them one by one"
      ),
      (
        "5 m, 20 cm",
        "cannot read '5 m, 20 cm': the measure at character 6 (byte 5) may be a part of the one before "
          + "it or one of its own: write a sum without a comma, like '1 m 20 cm', or one measure"
      ),
      (
        "5,6,7 m",
        "cannot read '5,6,7 m': the mark at character 2 (byte 1) separates no groups of three digits "
          + "and no decimals"
      ),
    ]
    for (text, expected) in rows {
      let ours = message(text) { text throws(ReadingError) in _ = try MeasureReader().read(text) }
      #expect(ours == expected, "\(text)")
    }
  }

  /// White space and invisible characters are described in words.
  ///
  /// Visible characters are described by their code points.
  @Test func charactersAreNamed() {
    let rows: [(Unicode.Scalar, String)] = [
      (" ", "space"), ("\t", "tab"), ("\n", "line break"), ("\r", "line break"),
      ("\u{85}", "line break"), ("\u{2028}", "line break"), ("\u{A0}", "no-break space"),
      ("\u{202F}", "no-break space"), ("\u{2003}", "space U+2003"), ("\u{3000}", "space U+3000"),
      ("\u{7}", "control character U+0007"), ("\u{7F}", "control character U+007F"),
      ("\u{9B}", "control character U+009B"), ("\u{202E}", "invisible character U+202E"),
      ("\u{FEFF}", "invisible character U+FEFF"), (",", "','"), ("\u{20AC}", "U+20AC"),
    ]
    for (scalar, name) in rows {
      let error = #expect(throws: ReadingError.self) {
        try NumberSyntax.plain.read("1\(scalar)2")
      }
      #expect(error?.description == "unexpected \(name) at character 2 (byte 1)")
    }
  }

  @Test func indianGroupsAreExplained() throws {
    let symbols = try #require(NumberLocale(rawValue: "en-IN")).symbols
    for text in ["12,34,56", "1,234,567", "1,2345,6", "123,45,678"] {
      let ours = message(text) { text throws(ReadingError) in
        _ = try NumberSyntax.strict(symbols).read(text)
      }
      #expect(
        ours.hasSuffix(
          "separates no decimals and no groups as in 12,34,567: the last three digits, and pairs "
            + "before them"), "\(text): \(ours)")
    }
  }

  /// Quoted input is shortened and escaped, because it may be long and contain control characters.
  @Test func textsAreCutAndHarmless() {
    #expect(String(repeating: "9", count: 1_000).excerpt == String(repeating: "9", count: 40) + "…")
    #expect("1\u{1B}[2J\u{9B}\u{7F}".excerpt == "1<U+001B>[2J<U+009B><U+007F>")
    #expect("5 \u{202E}mi".excerpt == "5 <U+202E>mi")
    #expect("5 mi".excerpt == "5 mi")
  }
}
