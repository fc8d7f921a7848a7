/// Sixteen decimal digits as the bytes of two words; the first digit is the lowest byte of `first`.
package struct SixteenDigits {
  package let first: UInt64
  package let second: UInt64

  /// Creates the sixteen digits of a number below 10¹⁶, as values 0…9, with leading zeros.
  ///
  /// The three quotients by powers of 10⁴ are computed from the number itself, not from each other,
  /// so they are ready at the same time. The differences of the quotients are the groups of four
  /// digits.
  @inline(__always)
  package init(_ number: UInt64) {
    assert(number < 10_000_000_000_000_000)
    let twelve = number / 1_000_000_000_000
    let eight = number / 100_000_000
    let four = number / 10_000
    // Each half holds the upper group plus 2³² times the lower group, as in `digitBytes`.
    first = (eight &<< 32 &- twelve &* (10_000 &<< 32 &- 1)).bytesOfFours
    second =
      (number &<< 32 &- four &* (10_000 &<< 32 &- 1) &- eight &* 10_000).bytesOfFours
  }

  /// Stores the digits as ASCII.
  @inline(__always)
  func write(at target: UnsafeMutableRawPointer) {
    let zeros: UInt64 = 0x3030_3030_3030_3030
    target.storeBytes(of: (first | zeros).littleEndian, as: UInt64.self)
    target.storeBytes(of: (second | zeros).littleEndian, toByteOffset: 8, as: UInt64.self)
  }

  /// The number of trailing zeros.
  @inline(__always)
  package var zerosAtEnd: Int {
    let bits = second == 0 ? 64 &+ first.leadingZeroBitCount : second.leadingZeroBitCount
    return bits &>> 3
  }
}
