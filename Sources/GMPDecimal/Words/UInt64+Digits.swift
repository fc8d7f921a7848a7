extension UInt64 {
  /// The digits of a number below 10⁸ as eight bytes 0…9, the first digit in the lowest byte.
  ///
  /// Each step divides all parts at once: into two parts of four digits, four of two, eight of one.
  /// A part is divided by a multiplication and a shift. 10486 ÷ 2²⁰ approximates 1 ÷ 100 closely
  /// enough for parts below 10⁴, and 103 ÷ 2¹⁰ approximates 1 ÷ 10 for parts below 100.
  ///
  /// Source: Warren: Hacker's Delight, 2nd edition, section 10-9, for the two reciprocals.
  @inline(__always)
  var eightDigits: UInt64 {
    let fours = self / 10_000 | (self % 10_000) &<< 32
    let hundreds = ((fours &* 10_486) &>> 20) & 0x0000_007f_0000_007f
    let twos = hundreds | (fours &- 100 &* hundreds) &<< 16
    let tens = ((twos &* 103) &>> 10) & 0x000f_000f_000f_000f
    return tens | (twos &- 10 &* tens) &<< 8
  }

  /// Writes 24 bytes of ASCII digits ending before `end`: five zeros, then 19 digits of the number.
  ///
  /// - Precondition: the number is below 10¹⁹.
  @inline(__always)
  func writeNineteenDigits(endingAt end: UnsafeMutableRawPointer) {
    let zeros: UInt64 = 0x3030_3030_3030_3030
    let low = self % 10_000_000_000_000_000
    let top = self / 10_000_000_000_000_000
    (end - 24).storeBytes(of: (top.eightDigits | zeros).littleEndian, as: UInt64.self)
    (end - 16).storeBytes(
      of: ((low / 100_000_000).eightDigits | zeros).littleEndian, as: UInt64.self)
    (end - 8).storeBytes(
      of: ((low % 100_000_000).eightDigits | zeros).littleEndian, as: UInt64.self)
  }

  /// Creates the number with up to 19 ASCII digits.
  @inline(__always)
  init(digits: UnsafeRawPointer, count: Int) {
    var value: UInt64 = 0
    var offset = 0
    while count &- offset >= 8 {
      let bytes = UInt64(
        littleEndian: digits.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      value = value &* 100_000_000 &+ Self.value(ofEight: bytes)
      offset &+= 8
    }
    while offset < count {
      let digit = digits.load(fromByteOffset: offset, as: UInt8.self) &- UInt8(ascii: "0")
      value = value &* 10 &+ UInt64(digit)
      offset &+= 1
    }
    self = value
  }

  /// Creates the number with eight ASCII digits, the first in the lowest byte; `nil` for other
  /// bytes.
  @inline(__always)
  init?(eightDigits bytes: UInt64) {
    // All bytes must be 0x30…0x39. Adding 6 to 0x3a…0x3f carries into the upper half of the byte.
    let high: UInt64 = 0xf0f0_f0f0_f0f0_f0f0
    let thirties: UInt64 = 0x3030_3030_3030_3030
    if bytes & high != thirties || (bytes &+ 0x0606_0606_0606_0606) & high != thirties {
      return nil
    }
    self = Self.value(ofEight: bytes)
  }

  /// Returns the number with eight ASCII digits, the first in the lowest byte.
  ///
  /// Adjacent digits are joined to pairs, pairs to groups of four, and these groups to the number.
  /// Each step multiplies all parts by one multiplication.
  @inline(__always)
  private static func value(ofEight bytes: UInt64) -> UInt64 {
    let digits = bytes & 0x0f0f_0f0f_0f0f_0f0f
    let pairs = ((digits &* (10 &<< 8 | 1)) &>> 8) & 0x00ff_00ff_00ff_00ff
    let fours = ((pairs &* (100 &<< 16 | 1)) &>> 16) & 0x0000_ffff_0000_ffff
    return (fours &* (10_000 &<< 32 | 1)) &>> 32
  }
}

/// The largest power of ten in a word, 10¹⁹; digits are read and written in groups of 19.
let tenToNineteen: UInt64 = 10_000_000_000_000_000_000
