/// Eight ASCII zeros.
private var asciiZeros: UInt64 { 0x3030_3030_3030_3030 }

extension UInt64 {
  /// Writes a number 1…10¹⁶ − 1 with at least 1 decimal, and returns the length of the text.
  ///
  /// At most `zeros` trailing zeros are omitted. The result is `nil` if the text has an exponent.
  /// The function writes up to 33 bytes.
  @inline(__always)
  func writeSixteen(decimals: Int, zeros: Int, at target: UnsafeMutableRawPointer) -> Int? {
    let bytes = SixteenDigits(self)
    // Leading zeros are shifted out, so that the first digit is the first byte.
    var first = bytes.first | asciiZeros
    var second = bytes.second | asciiZeros
    let count: Int
    if bytes.first != 0 {
      let padding = UInt64(truncatingIfNeeded: bytes.first.trailingZeroBitCount & 56)
      first = first &>> padding | (second &<< 1) &<< (63 &- padding)
      second &>>= padding
      count = 16 &- Int(truncatingIfNeeded: padding &>> 3)
    } else {
      let padding = UInt64(truncatingIfNeeded: bytes.second.trailingZeroBitCount & 56)
      first = second &>> padding
      count = 8 &- Int(truncatingIfNeeded: padding &>> 3)
    }
    let whole = count &- decimals
    guard whole > -6 else { return nil }
    let trimmed = Swift.min(bytes.zerosAtEnd, zeros)
    if whole <= 0 {
      // The word is "0." and six zeros, of which at most five are kept.
      target.storeBytes(of: (0x3030_3030_3030_2e30 as UInt64).littleEndian, as: UInt64.self)
      target.storeBytes(of: first.littleEndian, toByteOffset: 2 &- whole, as: UInt64.self)
      target.storeBytes(of: second.littleEndian, toByteOffset: 10 &- whole, as: UInt64.self)
      return 2 &+ decimals &- trimmed
    }
    if whole < 8 {
      // All digits are stored one byte further, after the point. A word with the point overwrites
      // the first word.
      target.storeBytes(of: first.littleEndian, toByteOffset: 1, as: UInt64.self)
      target.storeBytes(of: second.littleEndian, toByteOffset: 9, as: UInt64.self)
      let one = 1 &<< UInt64(truncatingIfNeeded: 8 &* whole)
      let front = first & (one &- 1)
      let word = front | (first ^ front) &<< 8 | one &* UInt64(UInt8(ascii: "."))
      target.storeBytes(of: word.littleEndian, as: UInt64.self)
    } else {
      target.storeBytes(of: first.littleEndian, as: UInt64.self)
      target.storeBytes(of: second.littleEndian, toByteOffset: 8, as: UInt64.self)
      target.storeBytes(of: UInt8(ascii: "."), toByteOffset: whole, as: UInt8.self)
      // The integer part has 8…15 digits: with 16 there would be no decimal.
      let tail = second &>> UInt64(truncatingIfNeeded: 8 &* (whole &- 8))
      target.storeBytes(of: tail.littleEndian, toByteOffset: whole &+ 1, as: UInt64.self)
    }
    // A number without decimals has no point.
    return count &- trimmed &+ (decimals == trimmed ? 0 : 1)
  }

  /// Writes a number below 10¹⁶ without leading zeros and returns the number of digits; 1 for 0.
  @inline(__always)
  fileprivate func writeInteger(at target: UnsafeMutableRawPointer) -> Int {
    guard self < 100_000_000 else {
      let count = decimalDigitCount
      SixteenDigits(self &* powersOfTen[16 &- count].lowHalf).write(at: target)
      return count
    }
    let digits = digitBytes
    // The last digit is kept, even if it is 0.
    let padding = (digits | 1 &<< 56).trailingZeroBitCount & 56
    let text = (digits | asciiZeros) &>> UInt64(truncatingIfNeeded: padding)
    target.storeBytes(of: text.littleEndian, as: UInt64.self)
    return 8 &- padding &>> 3
  }
}

/// The layout of texts with 1…16 decimals: up to 16 digits, the point, the decimals.
///
/// Both parts are written separately, so no digit is shifted into place. Trailing zeros are omitted
/// by shortening the text, without a division. The number is below 2^(63 + k) for k decimals.
/// ⌊⌊number ÷ 2^k⌋ ÷ 5^k⌋ divides 63 bits, and ⌈2^(64+s−k) ÷ 5^k⌉ has the bits of ⌈2^(64+s) ÷ 10^k⌉
/// of `quotientAndRemainder(byPowerOfTen:)`.
struct PointedLayout {
  private let decimals: Int
  /// The shift k − 1.
  private let shift: UInt64
  private let reciprocal: UInt64
  private let wholeShift: UInt64
  /// 10^k.
  private let unit: UInt64
  /// 10^(16−k), which extends the decimals to sixteen digits.
  private let alignment: UInt64

  @inline(__always)
  init?(decimals: Int) {
    shift = UInt64(truncatingIfNeeded: decimals &- 1)
    guard shift < 16 else { return nil }
    self.decimals = decimals
    reciprocal = reciprocalsOfTen[decimals].highHalf &+ 1
    wholeShift = UInt64(truncatingIfNeeded: leadingBitOfPowerOfTen(decimals) &- decimals)
    unit = powersOfTen[decimals].lowHalf
    alignment = powersOfTen[16 &- decimals].lowHalf
  }

  /// Writes a number in units of the last decimal, and returns the length of the text.
  ///
  /// At most `zeros` trailing zeros are omitted. The result is `nil` if the number has too many
  /// digits, is 0, or if its text has an exponent. The function writes up to 33 bytes.
  @inline(__always)
  func write(_ number: UInt128, zeros: Int, at target: UnsafeMutableRawPointer) -> Int? {
    guard number.highHalf &>> shift == 0 else { return nil }
    let shifted = number.highHalf &<< (63 &- shift) | (number.lowHalf &>> 1) &>> shift
    let whole = UInt128.product(shifted, reciprocal).highHalf &>> wholeShift
    let aligned = (number.lowHalf &- whole &* unit) &* alignment
    // 0.000001 is the smallest number that is written without an exponent.
    if whole == 0 && aligned < 10_000_000_000 || whole >= 10_000_000_000_000_000 { return nil }
    let count = whole.writeInteger(at: target)
    target.storeBytes(of: UInt8(ascii: "."), toByteOffset: count, as: UInt8.self)
    let digits = SixteenDigits(aligned)
    digits.write(at: target + (count &+ 1))
    if zeros == 0 { return count &+ 1 &+ decimals }
    let rest = decimals &- Swift.min(digits.zerosAtEnd &+ decimals &- 16, zeros)
    // A number without decimals has no point.
    return count &+ rest &+ (rest == 0 ? 0 : 1)
  }
}
