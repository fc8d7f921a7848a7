import GMPDecimal
import Testing

@Suite struct WriteTests {
  @Test func theBytesAreThoseOfTheString() {
    for row in TextTests.rows {
      guard let value = BigDecimal(exactly: row.text) else { continue }
      #expect(value.textLength == row.scientific.utf8.count)
      #expect(Self.written(value, room: value.textLength) == row.scientific)
      #expect(Self.written(value, room: value.textLength + 7) == row.scientific)
    }
  }

  /// Texts are read and written correctly at the lengths where groups end and where GMP takes over.
  @Test func everyLengthIsReadAndWritten() {
    let pattern = "9081726354000000000000000000012345678"
    for count in Array(1...120) + [569, 570, 571, 577, 578, 589, 590, 1_000, 2_500] {
      let digits = "7" + String(repeating: pattern, count: count / 37 + 1).prefix(count - 1)
      for text in [digits, "-" + digits.prefix(1) + "." + digits.dropFirst() + "5E-7777777"] {
        let value = BigDecimal(exactly: text)
        value?.checkInvariants()
        #expect(value.map { Self.written($0, room: $0.textLength) } == text, "\(count)")
      }
    }
  }

  @Test func tooLittleRoomIsAMistakeOfTheCaller() async {
    await #expect(processExitsWith: .failure) {
      _ = try WriteTests.written(#require(BigDecimal(exactly: "12.5")), room: 3)
    }
  }

  static func written(_ value: BigDecimal, room: Int) -> String {
    var bytes = [UInt8](repeating: 0x21, count: room + 1)
    let length = bytes.withUnsafeMutableBufferPointer {
      value.write(into: UnsafeMutableBufferPointer(rebasing: $0[..<room]))
    }
    #expect(bytes[room] == 0x21, "written beyond the room")
    return String(decoding: bytes[..<length], as: UTF8.self)
  }
}
