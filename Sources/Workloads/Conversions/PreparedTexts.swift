/// Numbers of seven digits with a decimal point, as texts and as bytes; every instance has equal
/// numbers.
@usableFromInline package final class PreparedTexts: Sendable {
  /// The number of texts.
  @usableFromInline package static let count = 512

  /// The numbers as strings.
  @usableFromInline package let strings: [String]
  /// The bytes of all numbers, one after the other.
  @usableFromInline let bytes: [UInt8]
  /// The range of each number in `bytes`.
  @usableFromInline let ranges: [Range<Int>]

  /// Creates the numbers.
  @usableFromInline package init() {
    var state: UInt64 = 7
    var strings: [String] = []
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    for _ in 0..<Self.count {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      var digits = Array(String(1_000_000 + (state >> 33) % 9_000_000).utf8)
      digits.insert(UInt8(ascii: "."), at: 1 + Int((state >> 20) % 6))
      ranges.append(bytes.count..<(bytes.count + digits.count))
      bytes += digits
      strings.append(String(decoding: digits, as: UTF8.self))
    }
    self.strings = strings
    self.bytes = bytes
    self.ranges = ranges
  }

  /// Calls `body` with the bytes of each number.
  @inlinable
  package func withEach(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    bytes.withUnsafeBufferPointer { bytes in
      for range in ranges { body(UnsafeBufferPointer(rebasing: bytes[range])) }
    }
  }
}
