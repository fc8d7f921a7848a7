import NativeDecimal
import Testing

@Suite struct DigitBytesTests {
  /// The two multiplications that replace divisions are exact over their whole ranges.
  @Test func reciprocalsOfLanes() {
    #expect((0..<10_000).allSatisfy { ($0 * 10_486) >> 20 == $0 / 100 })
    #expect((0..<100).allSatisfy { ($0 * 103) >> 10 == $0 / 10 })
  }

  @Test func eightDigitsBothWays() {
    for step: UInt64 in 0..<100_000 {
      for number in [step, 99_999_999 - step, step &* 997 % 100_000_000] {
        let bytes = number.digitBytes
        var digits: UInt64 = 0
        for place: UInt64 in 0..<8 { digits = digits * 10 + bytes >> (8 * place) & 0xff }
        if digits != number || bytes.digitBytesValue != number
          || (bytes | 0x3030_3030_3030_3030).asciiDigitsValue != number
        {
          Issue.record("\(number)")
          return
        }
      }
    }
  }

  /// Every byte at every place, among digits.
  @Test func bytesThatAreNoDigits() {
    for byte: UInt64 in 0...255 {
      for place: UInt64 in 0..<8 {
        let word = 0x3930_3132_3334_3539 & ~(0xff << (8 * place)) | byte << (8 * place)
        let isDigit = (0x30...0x39).contains(byte)
        #expect(word.nonDigitBits == (isDigit ? 0 : 0x80 << (8 * place)))
      }
    }
  }

  /// Every pair of adjacent bytes at every place: the first byte above 9 is found, if there is one.
  @Test func bytesAboveNine() {
    var failures: [String] = []
    for lower: UInt64 in 0...255 {
      for upper: UInt64 in 0...255 {
        for place: UInt64 in 0..<7 {
          let word =
            0x0900_0102_0304_0509 & ~(0xffff << (8 * place)) | (upper << 8 | lower) << (8 * place)
          let first = lower > 9 ? place : upper > 9 ? place + 1 : 8
          let found = UInt64(word.bitsAboveNine.trailingZeroBitCount) / 8
          if found != first { failures.append("\(lower) \(upper) at \(place): \(found)") }
        }
      }
    }
    #expect(failures.prefix(20) == [])
  }
}
