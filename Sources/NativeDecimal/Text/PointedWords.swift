import DecimalArithmetic

/// The text of a number in three words: a sign, up to six digits, a point and up to 16 decimals.
///
/// The text is made by shifts in registers and stored word by word. So a following load, such as
/// the copy into a string, reads a word that one store wrote. A load across several stores waits
/// until all of them have reached the cache.
struct PointedWords {
  let first: UInt64
  let second: UInt64
  let third: UInt64
  let length: Int

  /// Creates the text of an integer part and the first 16 digits of the fraction.
  ///
  /// `decimals` of the digits are part of the text. If the number is exact, trailing zeros are
  /// omitted, but no digit of 10^exponent or above. The sign is all ones or all zeros. The result
  /// is `nil` if the integer part has more than six digits, if the text needs an exponent, or for
  /// 0.
  @inline(__always)
  init?(
    sign: UInt64, whole: UInt64, digits rest: UInt64, decimals: Int, isExact: Bool, exponent: Int
  ) {
    // 0.000001 is the smallest number that is written without an exponent.
    if whole >= 1_000_000 || whole == 0 && rest < 10_000_000_000 { return nil }
    let asciiZeros: UInt64 = 0x3030_3030_3030_3030
    let wholeDigits = whole.digitBytes
    // The last digit is kept, even if it is 0. A minus replaces a zero before the first digit:
    // '0' − 3 is '-'.
    let padding = UInt64(
      truncatingIfNeeded: (wholeDigits | 1 &<< 56).trailingZeroBitCount & 56)
    let shift = padding &- (sign & 8)
    let front = (wholeDigits | asciiZeros) &>> shift &- (sign & 3)
    let place = 64 &- shift
    let digits = SixteenDigits(rest)
    let (upper, lower) = (digits.first | asciiZeros, digits.second | asciiZeros)
    // The place is a multiple of 8 in 8…56.
    first = front | (upper &<< 8 | UInt64(UInt8(ascii: "."))) &<< place
    second = upper &>> (shift &- 8) | (lower &<< 8) &<< place
    third = lower &>> (shift &- 8)
    let count = Int(truncatingIfNeeded: place &>> 3)
    if isExact {
      let zeros = Swift.max(0, exponent &+ decimals)
      let kept = decimals &- Swift.min(digits.zerosAtEnd &+ decimals &- 16, zeros)
      // A number without decimals has no point.
      length = count &+ kept &+ (kept == 0 ? 0 : 1)
    } else {
      length = count &+ 1 &+ decimals
    }
  }

  /// Stores all three words: 24 bytes.
  @inline(__always)
  func write(at target: UnsafeMutableRawPointer) {
    target.storeBytes(of: first.littleEndian, as: UInt64.self)
    target.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
    target.storeBytes(of: third.littleEndian, toByteOffset: 16, as: UInt64.self)
  }

  /// The text as a string.
  ///
  /// The two words of a short string are computed in registers; `String(ascii:)` loads them.
  @inline(__always)
  var string: String {
    let last = length &- 8
    if UInt(bitPattern: last) < 8 {
      let place = UInt64(truncatingIfNeeded: 8 &* last)
      let tail = first &>> place | (second &<< 1) &<< (63 &- place)
      return String(unsafeUninitializedCapacity: length) { buffer in
        guard let start = buffer.baseAddress else { return 0 }
        let target = UnsafeMutableRawPointer(start)
        target.storeBytes(of: first.littleEndian, as: UInt64.self)
        target.storeBytes(of: tail.littleEndian, toByteOffset: last, as: UInt64.self)
        return length
      }
    }
    return withUnsafeBytes(of: (first.littleEndian, second.littleEndian, third.littleEndian)) {
      String(longASCII: UnsafeRawBufferPointer(start: $0.baseAddress, count: length))
    }
  }
}
