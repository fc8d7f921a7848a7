import DecimalArithmetic
import GMPDecimal
import Testing

@Suite struct TextTests {
  /// The rows of a text, its to-scientific-string, and its plain notation.
  static let rows: [(text: String, scientific: String, plain: String)] = [
    ("0", "0", "0"),
    ("-0", "-0", "-0"),
    ("+12", "12", "12"),
    ("0012.50", "12.50", "12.50"),
    (".5", "0.5", "0.5"),
    ("5.", "5", "5"),
    ("0.000001", "0.000001", "0.000001"),
    ("0.0000001", "1E-7", "0.0000001"),
    ("123E+5", "1.23E+7", "12300000"),
    ("-0E+3", "-0E+3", "-0"),
    ("0E-9", "0E-9", "0.000000000"),
    (
      "99999999999999999999999999999999999999", "99999999999999999999999999999999999999",
      "99999999999999999999999999999999999999"
    ),
    (
      "100000000000000000000000000000000000000.0", "100000000000000000000000000000000000000.0",
      "100000000000000000000000000000000000000.0"
    ),
    (
      "-340282366920938463463374607431768211456E-3",
      "-340282366920938463463374607431768211.456",
      "-340282366920938463463374607431768211.456"
    ),
    ("infinity", "Infinity", "Infinity"),
    ("-INF", "-Infinity", "-Infinity"),
    ("nan", "NaN", "NaN"),
    ("-NaN0012", "-NaN12", "-NaN12"),
    (
      "sNaN1234567890123456789012345678901234567890",
      "sNaN1234567890123456789012345678901234567890",
      "sNaN1234567890123456789012345678901234567890"
    ),
  ]

  @Test func textsAreReadAndWrittenBack() {
    var failures: [String] = []
    for row in Self.rows {
      guard let value = BigDecimal(exactly: row.text), let limbs = LimbDecimal(exactly: row.text)
      else {
        failures.append("\(row.text): not read")
        continue
      }
      value.checkInvariants()
      limbs.checkInvariants()
      let texts = [value.scientificString(), limbs.scientificString(), value.description]
      let plains = [value.plainString(), limbs.plainString()]
      if texts.contains(where: { $0 != row.scientific })
        || plains.contains(where: { $0 != row.plain })
      {
        failures.append("\(row.text): \(texts) \(plains)")
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  @Test func textsThatAreNoNumericStringsAreRefused() {
    let texts = [
      "", " ", ".", "+", "--1", "1 2", "1_000", "1,5", "0x10", "1e", "1e+", "e5", "1.2.3", "NaN1.5",
      "Infinit", "sNaN-1", "1 ", "\u{0}", "１２", "1\u{0}2", "🦊",
    ]
    for text in texts {
      #expect(BigDecimal(exactly: text) == nil, "\(text)")
      let outcome = BigDecimal.parse(text, in: .decimal128)
      #expect(outcome.value.isNaN && outcome.conditions == .conversionSyntax, "\(text)")
      #expect(LimbDecimal.parse(text, in: .decimal128).conditions == .conversionSyntax, "\(text)")
    }
  }

  @Test func everyDigitCountAroundTheInlineLimitRoundTrips() {
    for count in 1...130 {
      for digits in ["1" + String(repeating: "0", count: count - 1), nines(count)] {
        let value = BigDecimal(exactly: digits)
        #expect(value?.scientificString() == digits)
        #expect(value?.digitCount == count)
        value?.checkInvariants()
        #expect(LimbDecimal(exactly: digits)?.digitCount == count)
      }
    }
  }

  /// Texts of up to 38 digits use a fast path, which `LimbDecimal` does not have.
  @Test func shortTextsAreReadAsTheGeneralWayReadsThem() {
    let texts = [
      "-1234567812345678123456781234567.8123456E-12", "+.5e9", "12345678.", "0.00012345678",
      "99999999999999999999999999999999999999", "1E+999999999", "123456781234567812345678",
    ]
    var failures: [String] = []
    for text in texts {
      for offset in 0...text.utf8.count {
        for byte in "+-.eE059:/ x".utf8 {
          var changed = Array(text.utf8)
          if offset < changed.count { changed[offset] = byte } else { changed.append(byte) }
          for bytes in [changed, Array(changed.prefix(offset))] {
            let text = String(decoding: bytes, as: UTF8.self)
            let short = BigDecimal.parse(text, in: .decimal128)
            let long = LimbDecimal.parse(text, in: .decimal128)
            if "\(short.value) \(short.conditions)" != "\(long.value) \(long.conditions)" {
              failures.append("\(text): \(short.value), not \(long.value)")
            }
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  @Test func aMillionDigitsAreReadAndWritten() {
    let text = nines(1_000_000)
    #expect(BigDecimal(exactly: text)?.scientificString() == text)
    let rounded = BigDecimal.parse("0." + text, in: .decimal128)
    #expect(rounded.value.scientificString() == "1." + String(repeating: "0", count: 33))
    #expect(rounded.conditions == [.inexact, .rounded])
  }
}
