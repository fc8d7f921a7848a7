import DecimalArithmetic
import Testing

/// Strings below and above the length that Swift stores inline, from addresses of every alignment.
@Suite struct StringASCIITests {
  @Test func everyLength() {
    let bytes = (0..<96).map { UInt8(0x21 + $0 % 94) }
    var failures: [String] = []
    bytes.withUnsafeBytes { bytes in
      for start in 0..<9 {
        for count in 0...80 {
          let slice = UnsafeRawBufferPointer(rebasing: bytes[start..<(start + count)])
          let expected = String(decoding: slice, as: UTF8.self)
          for got in [String(ascii: slice), String(longASCII: slice)]
          where got != expected || got.utf8.count != count || !got.utf8.elementsEqual(slice) {
            failures.append("\(count) from \(start): \(got)")
          }
        }
      }
    }
    #expect(failures.prefix(20) == [])
  }
}
