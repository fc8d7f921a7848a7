import DecimalArithmetic
import NativeDecimal
import Testing

@Suite struct Decimal128WriteTests {
  /// Returns the text by the definition of the notation, digit by digit.
  private func expected(_ isNegative: Bool, _ coefficient: UInt128, _ exponent: Int) -> [UInt8] {
    var text: [UInt8] = []
    let digits = Array(String(coefficient).utf8)
    digits.withUnsafeBufferPointer {
      DecimalText.appendScientific(
        isNegative: isNegative, digits: $0, exponent: exponent, to: &text)
    }
    return text
  }

  /// Every digit count, at every exponent near the change of notation, in a buffer followed by
  /// guard bytes.
  @Test(arguments: [42, 43, 63, 64, 65]) func everyShape(capacity: Int) throws {
    var wrong: [String] = []
    let guarded = capacity + 16
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: guarded)
    defer { buffer.deallocate() }
    let window = UnsafeMutableBufferPointer(rebasing: buffer[..<capacity])
    for count in 0...34 {
      let ones = powersOfTen[count] / 9
      let coefficients = [ones, powersOfTen[count] - 1, powersOfTen[max(0, count - 1)]]
      for coefficient in coefficients {
        for exponent in Array(-48...8) + [-6_176, -1_000, 100, 6_111] {
          for sign in ["", "-"] {
            let number = try #require(Decimal128(exactly: "\(sign)\(coefficient)E\(exponent)"))
            buffer.update(repeating: 0xaa)
            let length = number.write(into: window)
            let text = expected(sign == "-", coefficient, exponent)
            let isGuardKept = buffer[capacity...].allSatisfy { $0 == 0xaa }
            if Array(buffer.prefix(length)) != text || !isGuardKept
              || length > Decimal128.maximumTextLength
              || number.description != String(decoding: text, as: UTF8.self)
            {
              wrong.append(String(decoding: text, as: UTF8.self))
            }
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  @Test func theLongestText() throws {
    let longest = try #require(Decimal128(exactly: "-1.234567890123456789012345678901234E-6143"))
    #expect(longest.description.utf8.count == Decimal128.maximumTextLength)
  }

  @Test func plainTexts() throws {
    let rows = [
      ("1E+3", "1000"), ("-1.50E-3", "-0.00150"), ("0E+5", "0"), ("0E-3", "0.000"), ("12", "12"),
      ("-Infinity", "-Infinity"), ("sNaN12", "sNaN12"),
      ("1E-40", "0." + String(repeating: "0", count: 39) + "1"),
    ]
    for (text, plain) in rows { #expect(try number(text).plainString() == plain) }
  }

  @Test func tooSmallABufferTraps() async {
    await #expect(processExitsWith: .failure) {
      let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 41)
      _ = Decimal128(exactly: "1")?.write(into: buffer)
    }
  }
}
