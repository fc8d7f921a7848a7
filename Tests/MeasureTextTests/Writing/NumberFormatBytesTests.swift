import Metryvo
import Testing

/// Writing the result of a conversion into a buffer, without allocation.
@Suite struct NumberFormatBytesTests {
  @Test func theLengthIsThatOfTheText() {
    let formats = [
      NumberFormat(), NumberFormat(locale: .french, trailingZeros: .padded, notation: .plain),
      NumberFormat(locale: .russian, precision: .significantDigits(200), trailingZeros: .padded),
    ]
    let digits = String(repeating: "98765432109876543210", count: 40)
    for format in formats {
      for text in ["0", "-1E-100", "1E+100", "-0.5", "1234567.891", digits, "-" + digits + "E-90"] {
        text.withContiguousUTF8 { bytes in
          let capacity = format.capacity(forBytes: bytes.count)
          var buffer = [UInt8](repeating: 0xFF, count: capacity + 8)
          let written = buffer.withUnsafeMutableBufferPointer {
            format.write(utf8: bytes, into: UnsafeMutableBufferPointer(rebasing: $0[..<capacity]))
          }
          let expected = format.write(utf8: bytes)
          #expect(String(decoding: buffer[..<written.value], as: UTF8.self) == expected.value)
          #expect(written.conditions == expected.conditions)
          #expect(buffer[capacity...].allSatisfy { $0 == 0xFF }, "beyond the buffer")
        }
      }
    }
  }

  /// The worst case from which the capacity is derived: groups, zeros and padded decimals together.
  @Test func theCapacityIsEnough() {
    var format = NumberFormat(
      precision: .decimals(300), trailingZeros: .padded, grouping: .always, notation: .plain)
    format.symbols = NumberSymbols(decimal: "\u{1F600}", grouping: "\u{1F601}", spacesPercent: true)
    format.isPercent = true
    for count in 1...40 {
      for exponent in ["", "E+98", "E-130", "E+100"] {
        let text = "-" + String(repeating: "9", count: count) + exponent
        text.withContiguousUTF8 { bytes in
          #expect(
            format.write(utf8: bytes).value.utf8.count <= format.capacity(forBytes: bytes.count))
        }
      }
    }
  }
}
