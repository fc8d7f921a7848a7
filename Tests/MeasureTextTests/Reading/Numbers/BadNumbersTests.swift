import Foundation
import Metryvo
import Testing

/// The rows of `Corpora/metryvo/bad-inputs.tsv` for numbers, in strict and in lenient English.
@Suite struct BadNumbersTests {
  private static let rows: [(id: String, text: String, strict: String, lenient: String)] = [
    ("N01-exp-1e9", "1e1000000000", tooLarge, tooLarge),
    ("N02-exp-neg-1e9", "1e-1000000000", tooSmall, tooSmall),
    ("N03-exp-int64-over", "1e9223372036854775808", tooLarge, tooLarge),
    ("N05-exp-digits-only", "0e" + String(repeating: "9", count: 100_000), "0", "0"),
    ("N06-zero-huge-exp", "0e1000000000", "0", "0"),
    ("N07-long-digits-1e6", String(repeating: "1", count: 1_000_000), tooLong, tooLong),
    ("N09-many-leading-zeros", String(repeating: "0", count: 1_000_000) + "1", "1", "1"),
    ("N10-underscores", "1_000", "unexpected(\"_\") 1", "1000"),
    ("N11-sign-forms", "--1", "unexpected(\"-\") 1", "unexpected(\"-\") 1"),
    ("N11-sign-forms", "+-1", "unexpected(\"-\") 1", "unexpected(\"-\") 1"),
    ("N11-sign-forms", "- 1", "unexpected(\" \") 1", "unexpected(\" \") 1"),
    ("N11-sign-forms", "1-", "unexpected(\"-\") 1", "unexpected(\"-\") 1"),
    ("N11-sign-forms", "+", "expectedDigit 1", "expectedDigit 1"),
    ("N11-sign-forms", "-", "expectedDigit 1", "expectedDigit 1"),
    ("N11-sign-forms", "", "empty 0", "empty 0"),
    ("N13-nan-inf", "NaN", "notANumber 0", "notANumber 0"),
    ("N13-nan-inf", "sNaN", "notANumber 0", "notANumber 0"),
    ("N13-nan-inf", "inf", "notANumber 0", "notANumber 0"),
    ("N13-nan-inf", "-Infinity", "notANumber 1", "notANumber 1"),
    ("N13-nan-inf", "nan123", "notANumber 0", "notANumber 0"),
    ("N14-hex", "0x10", "unexpected(\"x\") 1", "unexpected(\"x\") 1"),
    ("N14-hex", "0b1", "unexpected(\"b\") 1", "unexpected(\"b\") 1"),
    ("N14-hex", "0o7", "unexpected(\"o\") 1", "unexpected(\"o\") 1"),
    ("N14-hex", "1p3", "unexpected(\"p\") 1", "unexpected(\"p\") 1"),
    ("N15-gmp-inner-space", "1 2 3", "unexpected(\" \") 1", "misplacedMark 1"),
    (
      "N17-unicode-digits", "\u{661}\u{662}\u{663}", "unexpected(\"\\u{0661}\") 0", "123"
    ),
    ("N17-unicode-digits", "\u{FF11}", "unexpected(\"\\u{FF11}\") 0", "1"),
    ("N17-unicode-digits", "\u{BD}", "unexpected(\"\\u{00BD}\") 0", "1/2"),
    (
      "N17-unicode-digits", "\u{2167}", "unexpected(\"\\u{2167}\") 0", "unexpected(\"\\u{2167}\") 0"
    ),
    ("N18-unicode-minus", "\u{2212}5", "-5", "-5"),
    ("N18-unicode-minus", "\u{2013}5", "unexpected(\"\\u{2013}\") 0", "-5"),
    ("N19-nbsp-group", "1\u{A0}234,5", "unexpected(\"\\u{00A0}\") 1", "1234.5"),
    ("N19-nbsp-group", "1\u{202F}234", "unexpected(\"\\u{202F}\") 1", "1234"),
    ("N21-grouping-misplaced", "1,2,3", "misplacedMark 1", "misplacedMark 1"),
    ("N21-grouping-misplaced", "12,34", "misplacedMark 2", "12.34"),
    ("N21-grouping-misplaced", ",5", "unexpected(\",\") 0", "unexpected(\",\") 0"),
    ("N21-grouping-misplaced", "5,", "unexpected(\",\") 1", "unexpected(\",\") 1"),
    ("N22-zero-width", "1\u{200B}2", "unexpected(\"\\u{200B}\") 1", "unexpected(\"\\u{200B}\") 1"),
    ("N22-zero-width", "\u{FEFF}12", "12", "12"),
    ("N22-zero-width", "1\u{FEFF}2", "unexpected(\"\\u{FEFF}\") 1", "unexpected(\"\\u{FEFF}\") 1"),
    ("N22-zero-width", "1\u{202E}2", "unexpected(\"\\u{202E}\") 1", "unexpected(\"\\u{202E}\") 1"),
    ("N23-nul", "1\u{0}2", "unexpected(\"\\0\") 1", "unexpected(\"\\0\") 1"),
    ("N26-sep-truncated", "1\u{66B}", "unexpected(\"\\u{066B}\") 1", "unexpected(\"\\u{066B}\") 1"),
    (
      "N29-php-hang", "2.2250738585072011e-308", "2.2250738585072011E-308",
      "2.2250738585072011E-308"
    ),
  ]

  private static let tooLarge = "exponentOutOfRange(limit: 1000000, isTooLarge: true) 0"
  private static let tooSmall = "exponentOutOfRange(limit: 1000000, isTooLarge: false) 0"
  private static let tooLong = "tooManyDigits(count: 1000000, limit: 100000) 0"

  @Test func everyRowIsReadOrRefusedAsStated() throws {
    var failures: [String] = []
    let strict = NumberSyntax.strict(NumberLocale.english.symbols)
    for row in Self.rows {
      for (syntax, expected) in [
        (strict, row.strict), (.lenient(.english), row.lenient),
      ] {
        let ours = NumberSyntaxTests.text(row.text, syntax)
        if ours != expected { failures.append("\(row.id) \(ours), not \(expected)") }
      }
    }
    #expect(failures == [])
    let listed = try CorpusTable("bad-inputs.tsv").rows.filter { $0[1] == "number" }.map { $0[0] }
    #expect(Set(listed) == Set(Self.rows.map(\.id)))
  }

  /// Bytes that are not UTF-8, for example only the first byte of a separator.
  @Test func truncatedSeparators() {
    let texts: [([UInt8], Int)] = [
      ([0x31, 0xD9], 1), ([0x31, 0xE2, 0x80], 1), ([0xFF], 0), ([0x31, 0xC0, 0x80], 1),
      ([0xED, 0xA0, 0x80], 0), ([0x31, 0xF4, 0x90, 0x80, 0x80], 1),
    ]
    for (bytes, offset) in texts {
      let error = #expect(throws: ReadingError.self) {
        try bytes.withUnsafeBufferPointer { try NumberSyntax.lenient(.english).read(utf8: $0) }
      }
      #expect(error?.reason == .malformedUTF8 && error?.offset == offset)
    }
  }
}
