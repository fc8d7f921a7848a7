import DecimalArithmetic
import NativeDecimal
import Testing

@Suite struct Decimal128ParseTests {
  private func parse(_ bytes: [UInt8], in context: ArithmeticContext = .decimal128) -> Outcome<
    Decimal128
  > {
    bytes.withUnsafeBufferPointer { Decimal128.parse(utf8: $0, in: context) }
  }

  /// Compares the fast path with the grammar for every text of up to six of these bytes.
  ///
  /// `init(exactly:)` reads with `NumericString` alone. `Decimal128` holds all numbers of these
  /// texts that are in range.
  @Test func everyShortText() {
    let alphabet = Array("07.eE+-".utf8)
    var wrong: [String] = []
    func extend(_ text: [UInt8]) {
      let expected = Decimal128(exactly: String(decoding: text, as: UTF8.self))
      let found = parse(text)
      let isSame =
        if let expected {
          found.value.bits == expected.bits && found.conditions == []
        } else {
          found.conditions == .conversionSyntax && found.value.isNaN
        }
      // A text that ends in E+77777 denotes a number outside the range.
      if !isSame && !found.conditions.contains(.overflow) && !found.conditions.contains(.clamped) {
        wrong.append(String(decoding: text, as: UTF8.self))
      }
      if text.count < 6 { for byte in alphabet { extend(text + [byte]) } }
    }
    extend([])
    #expect(wrong.prefix(20) == [])
  }

  /// Texts of every length with the point at every place, with exponents, invalid bytes and leading
  /// zeros.
  @Test func everyLengthAndPoint() throws {
    var wrong: [String] = []
    for length in 1...40 {
      for point in 0...length {
        for ending in ["", "E5", "e-12", "E+0006", "x", " ", "e", ".", "\u{0}"] {
          for zeros in [0, 3, 17] {
            var digits = String(repeating: "0", count: zeros)
            for place in 0..<length { digits += "\((place * 7 + 3) % 10)" }
            digits.insert(".", at: digits.index(digits.startIndex, offsetBy: point))
            let text = (length % 2 == 0 ? "-" : "") + digits + ending
            let bytes = Array(text.utf8)
            let found = parse(bytes)
            if let expected = Decimal128(exactly: text) {
              if found.value.bits != expected.bits || found.conditions != [] { wrong.append(text) }
            } else if length < 35 {
              if found.conditions != .conversionSyntax { wrong.append(text) }
            }
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  @Test func longTextsAreRounded() {
    let rows: [(String, String)] = [
      (
        "12345678901234567890123456789012345",
        "1.234567890123456789012345678901234E+34 Inexact Rounded"
      ),
      ("0.00000000000000000000000000000000000000000001", "1E-44"),
      ("+1", "1"), ("-0.00", "-0.00"), (".5", "0.5"), ("5.", "5"),
      ("1" + String(repeating: "0", count: 40), "1.000000000000000000000000000000000E+40 Rounded"),
      ("9e6145", "Infinity Inexact Overflow Rounded"),
    ]
    for (text, expected) in rows { #expect(line(parse(Array(text.utf8))) == expected) }
    let short = ArithmeticContext.decimal32
    #expect(line(parse(Array("1.2345678".utf8), in: short)) == "1.234568 Inexact Rounded")
  }

  @Test func refusalsSayWhereAndWhy() throws {
    let rows: [(String, Int, DecimalTextError.Reason)] = [
      ("", 0, .incomplete), ("-", 1, .incomplete), ("1e", 2, .incomplete), (".", 1, .incomplete),
      ("1_000", 1, .unexpectedByte(UInt8(ascii: "_"))), (" 1", 0, .unexpectedByte(0x20)),
      ("1.2.3", 3, .unexpectedByte(UInt8(ascii: "."))), ("１", 0, .unexpectedByte(0xef)),
      ("NaN" + String(repeating: "1", count: 34), 36, .payloadTooLong(limit: 33)),
    ]
    for (text, offset, reason) in rows {
      let bytes = Array(text.utf8)
      let error = #expect(throws: DecimalTextError.self) {
        try bytes.withUnsafeBufferPointer { (buffer) throws(DecimalTextError) in
          _ = try Decimal128.read(utf8: buffer, in: .decimal128)
        }
      }
      #expect(error?.offset == offset && error?.reason == reason, "\(text)")
    }
    let bytes = Array("1.5".utf8)
    let read = try bytes.withUnsafeBufferPointer { (buffer) throws(DecimalTextError) in
      try Decimal128.read(utf8: buffer, in: .decimal128)
    }
    #expect(line(read) == "1.5")
  }
}
