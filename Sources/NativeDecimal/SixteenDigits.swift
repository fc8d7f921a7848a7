/// Sixteen decimal digits as the bytes of two words: the first digit in the lowest byte of the first word.
package struct SixteenDigits {
  package let first: UInt64
  package let second: UInt64

  /// The sixteen digits of a number below 10¹⁶, as values 0…9, leading zeros included.
  ///
  /// The three quotients by powers of 10⁴ are taken from the number itself, none from another: they are
  /// ready at the same time, and the differences are the groups of four digits.
  @inline(__always)
  package init(_ number: UInt64) {
    assert(number < 10_000_000_000_000_000)
    let twelve = number / 1_000_000_000_000
    let eight = number / 100_000_000
    let four = number / 10_000
    // The group above and 2³² times the group below, as in `digitBytes`.
    first = (eight &<< 32 &- twelve &* (10_000 &<< 32 &- 1)).bytesOfFours
    second =
      (number &<< 32 &- four &* (10_000 &<< 32 &- 1) &- eight &* 10_000).bytesOfFours
  }

  /// Stores them as ASCII.
  @inline(__always)
  func write(at target: UnsafeMutableRawPointer) {
    let zeros: UInt64 = 0x3030_3030_3030_3030
    target.storeBytes(of: (first | zeros).littleEndian, as: UInt64.self)
    target.storeBytes(of: (second | zeros).littleEndian, toByteOffset: 8, as: UInt64.self)
  }

  /// How many zeros they end with.
  @inline(__always)
  package var zerosAtEnd: Int {
    let bits = second == 0 ? 64 &+ first.leadingZeroBitCount : second.leadingZeroBitCount
    return bits &>> 3
  }
}
