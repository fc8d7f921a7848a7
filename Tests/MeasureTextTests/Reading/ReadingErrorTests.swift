import Metryvo
import Testing

/// Every error names the place or the text, and the way out; the exact words are what people read.
@Suite struct ReadingErrorTests {
  private func message(_ text: String, _ read: (String) throws(ReadingError) -> Void) -> String {
    do throws(ReadingError) {
      try read(text)
      return "read"
    } catch { return error.message(for: text) }
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
      ("1 2 3", "cannot read '1 2 3': unexpected U+0020 at character 2 (byte 1)"),
      ("\u{2013}5", "cannot read '\u{2013}5': unexpected U+2013 at character 1 (byte 0)"),
      ("\u{A0}1,5", "cannot read '\u{A0}1,5': unexpected ',' at character 3 (byte 3)"),
      ("1\u{0}2", "cannot read '1<U+0000>2': unexpected U+0000 at character 2 (byte 1)"),
      ("1\u{200B}2", "cannot read '1<U+200B>2': unexpected U+200B at character 2 (byte 1)"),
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

  /// Input may be endless, and a terminal obeys control characters.
  @Test func textsAreCutAndHarmless() {
    #expect(String(repeating: "9", count: 1_000).excerpt == String(repeating: "9", count: 40) + "…")
    #expect("1\u{1B}[2J\u{9B}\u{7F}".excerpt == "1<U+001B>[2J<U+009B><U+007F>")
    #expect("5 \u{202E}mi".excerpt == "5 <U+202E>mi")
    #expect("5 mi".excerpt == "5 mi")
  }
}
