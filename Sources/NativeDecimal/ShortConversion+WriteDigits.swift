/// Eight ASCII zeros.
private var asciiZeros: UInt64 { 0x3030_3030_3030_3030 }

extension UInt64 {
  /// The digits of a number below 10¹⁶ in two words, the first in the lowest byte of the first.
  @inline(__always)
  private var sixteenDigits: (first: UInt64, second: UInt64) {
    let upper = self / 100_000_000
    let lower = self &- upper &* 100_000_000
    return (upper.digitBytes, lower.digitBytes)
  }

  /// Writes the sixteen digits of a number below 10¹⁶ and returns how many zeros they end with.
  @inline(__always)
  fileprivate func writeSixteenDigits(at target: UnsafeMutableRawPointer) -> Int {
    let (first, second) = sixteenDigits
    target.storeBytes(of: (first | asciiZeros).littleEndian, as: UInt64.self)
    target.storeBytes(
      of: (second | asciiZeros).littleEndian, toByteOffset: 8, as: UInt64.self)
    return Self.zerosAtEnd(first, second)
  }

  /// Writes a number of up to 16 digits with its point, less at most `zeros` zeros at its end; `nil` if it
  /// has no decimals, more than 16 digits, or an exponent in its text.
  ///
  /// Writes up to 33 bytes.
  @inline(__always)
  func writeSixteen(decimals: Int, zeros: Int, at target: UnsafeMutableRawPointer) -> Int? {
    let count = decimalDigitCount
    let whole = count &- decimals
    guard decimals > 0, self < 10_000_000_000_000_000, whole > -6 else { return nil }
    let (first, second) = sixteenDigits
    let padding = UInt128(truncatingIfNeeded: 8 &* (16 &- count))
    let digits = UInt128(high: second | asciiZeros, low: first | asciiZeros) &>> padding
    let trimmed = Swift.min(Self.zerosAtEnd(first, second), zeros)
    if whole <= 0 {
      // 0. and up to five zeros.
      target.storeBytes(of: (0x3030_3030_3030_2e30 as UInt64).littleEndian, as: UInt64.self)
      target.storeBytes(of: digits.littleEndian, toByteOffset: 2 &- whole, as: UInt128.self)
      return 2 &+ decimals &- trimmed
    }
    // One byte further, behind the point; over them a word with the point, or all that is before it.
    target.storeBytes(of: digits.littleEndian, toByteOffset: 1, as: UInt128.self)
    if whole < 8 {
      let one = 1 &<< UInt64(truncatingIfNeeded: 8 &* whole)
      let front = digits.lowHalf & (one &- 1)
      let word =
        front | (digits.lowHalf ^ front) &<< 8 | one &* UInt64(UInt8(ascii: "."))
      target.storeBytes(of: word.littleEndian, as: UInt64.self)
    } else {
      target.storeBytes(of: digits.littleEndian, as: UInt128.self)
      target.storeBytes(of: UInt8(ascii: "."), toByteOffset: whole, as: UInt8.self)
      let tail = digits &>> UInt128(truncatingIfNeeded: 8 &* whole)
      target.storeBytes(of: tail.littleEndian, toByteOffset: whole &+ 1, as: UInt128.self)
    }
    // Without decimals there is no point.
    return count &- trimmed &+ (decimals == trimmed ? 0 : 1)
  }

  /// How many zeros sixteen digits end with, the last digit is in the highest byte.
  @inline(__always)
  private static func zerosAtEnd(_ first: UInt64, _ second: UInt64) -> Int {
    let bits = second == 0 ? 64 &+ first.leadingZeroBitCount : second.leadingZeroBitCount
    return bits &>> 3
  }

  /// Writes a number below 10¹⁶ without leading zeros and returns how many digits it has; 0 has one.
  @inline(__always)
  fileprivate func writeInteger(at target: UnsafeMutableRawPointer) -> Int {
    let count = decimalDigitCount
    if self < 100_000_000 {
      let padding = UInt64(truncatingIfNeeded: 8 &* (8 &- count))
      let digits = (digitBytes | asciiZeros) &>> padding
      target.storeBytes(of: digits.littleEndian, as: UInt64.self)
    } else {
      _ = (self &* powersOfTen[16 &- count].lowHalf).writeSixteenDigits(at: target)
    }
    return count
  }
}

/// The text of numbers with a given count of decimals, 1…16: up to 16 digits, the point, the decimals.
///
/// Both parts are written alone, so that nothing is shifted into place, and zeros are left out at the end of
/// the text: no division takes them off. The number is below 2^(63 + k) for k decimals:
/// ⌊⌊number ÷ 2^k⌋ ÷ 5^k⌋ divides 63 bits, and ⌈2^(64+s−k) ÷ 5^k⌉ has the bits of ⌈2^(64+s) ÷ 10^k⌉ of
/// `quotientAndRemainder(byPowerOfTen:)`.
struct PointedLayout {
  private let decimals: Int
  /// k − 1, as shifts are.
  private let shift: UInt64
  private let reciprocal: UInt64
  private let wholeShift: UInt64
  /// 10^k.
  private let unit: UInt64
  /// 10^(16−k), which makes sixteen digits of the decimals.
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

  /// Writes a number of last decimals, less at most `zeros` zeros at its end; `nil` if it has too many digits,
  /// is 0, or has an exponent in its text.
  ///
  /// Writes up to 33 bytes.
  @inline(__always)
  func write(_ number: UInt128, zeros: Int, at target: UnsafeMutableRawPointer) -> Int? {
    guard number.highHalf &>> shift == 0 else { return nil }
    let shifted = number.highHalf &<< (63 &- shift) | (number.lowHalf &>> 1) &>> shift
    let whole = UInt128.product(shifted, reciprocal).highHalf &>> wholeShift
    let aligned = (number.lowHalf &- whole &* unit) &* alignment
    // 0.000001 is the smallest number without an exponent.
    if whole == 0 && aligned < 10_000_000_000 || whole >= 10_000_000_000_000_000 { return nil }
    let count = whole.writeInteger(at: target)
    target.storeBytes(of: UInt8(ascii: "."), toByteOffset: count, as: UInt8.self)
    let alignedZeros = aligned.writeSixteenDigits(at: target + (count &+ 1))
    if zeros == 0 { return count &+ 1 &+ decimals }
    let rest = decimals &- Swift.min(alignedZeros &+ decimals &- 16, zeros)
    // Without decimals there is no point.
    return count &+ rest &+ (rest == 0 ? 0 : 1)
  }
}
