import Metryvo
import Testing

@Suite struct NumberReaderTests {
  private func read(_ text: String) -> Result<String, MeasureTextError> {
    do throws(MeasureTextError) {
      let number: Decimal128 = try NumberReader.decimal128.read(text)
      return .success(number.scientificString())
    } catch {
      return .failure(error)
    }
  }

  @Test func numbers() {
    let rows: [(String, String)] = [
      ("5", "5"), ("-40", "-40"), ("+1.50", "1.50"), (".5", "0.5"), ("7.", "7"),
      ("\u{2212}40", "-40"), ("1e3", "1E+3"), ("1E\u{2212}3", "0.001"), (" 12 ", "12"),
      ("\u{A0}12", "12"), ("-0", "-0"), ("0e1000000000", "0"), ("0.00", "0.00"),
      ("1e6140", "1.00000000000000000000000000000E+6140"),
      ("2.2250738585072011e-308", "2.2250738585072011E-308"),
    ]
    for (text, expected) in rows { #expect(read(text) == .success(expected), "\(text)") }
  }

  /// Every error names the character and the way out; the exact text is what people read.
  @Test func errors() {
    let rows: [(String, String)] = [
      ("", "a number is missing"),
      ("  ", "a number is missing"),
      ("-", "the number '-' ends too early: digits must follow"),
      ("1e", "the number '1e' ends too early: digits must follow"),
      (".", "the number '.' ends too early: digits must follow"),
      ("NaN", "'NaN' is not a number"),
      ("-Infinity", "'-Infinity' is not a number"),
      ("0x10", "cannot read the number '0x10': unexpected 'x' at character 2"),
      ("--1", "cannot read the number '--1': unexpected '-' at character 2"),
      (
        "1,5",
        "cannot read the number '1,5': unexpected ',' at character 2; write it without grouping "
          + "and with a decimal point, like 1234.5"
      ),
      (
        "1 2 3",
        "cannot read the number '1 2 3': unexpected U+0020 at character 2; write it without "
          + "grouping and with a decimal point, like 1234.5"
      ),
      (
        "\u{2013}5",
        "cannot read the number '\u{2013}5': unexpected U+2013 at character 1; a minus sign is - "
          + "or U+2212"
      ),
      ("1\u{0}2", "cannot read the number '1\u{FFFD}2': unexpected U+0000 at character 2"),
      (
        "1\u{200B}2",
        "cannot read the number '1\u{200B}2': unexpected U+200B at character 2"
      ),
      ("1e6145", "the exponent is out of range: the first digit's may be -6144...6144"),
      ("1e-6177", "the exponent is out of range: the first digit's may be -6144...6144"),
      ("1.5e-6176", "the exponent is out of range: the first digit's may be -6144...6144"),
      (
        "12345678901234567890123456789012345",
        "the number has 35 digits; at most 34 are read (backend gmp reads up to 100000)"
      ),
    ]
    for (text, expected) in rows {
      #expect(read(text).error?.description == expected, "\(text)")
    }
  }

  /// A subnormal number is read if it loses no digit.
  @Test func subnormalNumbers() {
    #expect(read("1e-6144") == .success("1E-6144"))
    #expect(read("1.000000000000000000000000000000001e-6144").error != nil)
  }

  @Test func aMillionDigitsAreRefusedAndZerosBeforeANumberAreNot() {
    let million = String(repeating: "1", count: 1_000_000)
    let zeros = String(repeating: "0", count: 1_000_000)
    #expect(read(million) == .failure(.tooManyDigits(count: 1_000_000, limit: 34)))
    #expect(read(zeros + "1") == .success("1"))
    #expect(read("0e" + million) == .success("0"))
  }
}

extension Result {
  /// The error, if it is one.
  var error: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
