import DecimalArithmetic

extension ShortConversion.Result {
  /// Writes to-scientific-string; plain results of up to 32 digits in a few stores.
  @inline(__always)
  func write(into buffer: UnsafeMutableBufferPointer<UInt8>) -> ConvertedText {
    let conditions = Conditions(rawValue: conditionBits)
    guard buffer.count >= 64, let start = buffer.baseAddress else {
      return ConvertedText(length: value.write(into: buffer), conditions: conditions)
    }
    let target = UnsafeMutableRawPointer(start)
    target.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    let signLength = Int(truncatingIfNeeded: sign &>> 63)
    guard let length = writeDigits(at: target + signLength) else {
      return ConvertedText(length: value.write(into: buffer), conditions: conditions)
    }
    return ConvertedText(length: signLength &+ length, conditions: conditions)
  }

  /// Writes a number of up to 16 digits, if the buffer has 64 bytes and the text no exponent.
  @inline(__always)
  static func write(
    sign: UInt64, _ magnitude: UInt64, exponent: Int,
    into buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Int? {
    guard buffer.count >= 64, let start = buffer.baseAddress, exponent <= 0,
      magnitude < 10_000_000_000_000_000
    else { return nil }
    let target = UnsafeMutableRawPointer(start)
    target.storeBytes(of: UInt8(ascii: "-"), as: UInt8.self)
    let signLength = Int(truncatingIfNeeded: sign &>> 63)
    let length = magnitude.writeSixteen(exponent: exponent, at: target + signLength)
    return length.map { signLength &+ $0 }
  }

  /// The number without its sign, if it is plain and short; `nil` for others.
  @inline(__always)
  private func writeDigits(at target: UnsafeMutableRawPointer) -> Int? {
    if coefficient < 10_000_000_000_000_000 {
      return coefficient.lowHalf.writeSixteen(exponent: exponent, at: target)
    }
    // 10³².
    guard coefficient < 100_000_000_000_000_000_000_000_000_000_000, exponent >= -15 else {
      return nil
    }
    // Up to sixteen digits before the last sixteen, among or after which the point stands.
    let (upper, lower) = coefficient.quotientAndRemainder(byPowerOfTen: 16)
    let first = upper.lowHalf
    let count = first.decimalDigitCount
    if first < 100_000_000 {
      let padding = UInt64(truncatingIfNeeded: 8 &* (8 &- count))
      let digits = (first.digitBytes | asciiZeros) &>> padding
      target.storeBytes(of: digits.littleEndian, as: UInt64.self)
    } else {
      let padding = UInt128(truncatingIfNeeded: 8 &* (16 &- count))
      let digits = first.sixteenDigitBytes &>> padding
      target.storeBytes(of: digits.littleEndian, as: UInt128.self)
    }
    let digits = lower.lowHalf.sixteenDigitBytes
    target.storeBytes(of: digits.littleEndian, toByteOffset: count, as: UInt128.self)
    if exponent == 0 { return count &+ 16 }
    digits.writeTail(of: target, from: 16 &+ exponent, at: count &+ 16 &+ exponent)
    return count &+ 17
  }
}

/// Eight ASCII zeros.
private var asciiZeros: UInt64 { 0x3030_3030_3030_3030 }

extension UInt64 {
  /// The sixteen ASCII digits of a number below 10¹⁶, leading zeros included, the first in the lowest byte.
  @inline(__always)
  fileprivate var sixteenDigitBytes: UInt128 {
    let upper = self / 100_000_000
    let lower = self &- upper &* 100_000_000
    return UInt128(high: lower.digitBytes | asciiZeros, low: upper.digitBytes | asciiZeros)
  }

  /// Writes a number of up to 16 digits with its point; `nil` if it has an exponent in its text.
  ///
  /// Writes up to 33 bytes.
  @inline(__always)
  fileprivate func writeSixteen(exponent: Int, at target: UnsafeMutableRawPointer) -> Int? {
    let count = decimalDigitCount
    let whole = count &+ exponent
    let padding = UInt128(truncatingIfNeeded: 8 &* (16 &- count))
    let digits = sixteenDigitBytes &>> padding
    if whole <= 0 {
      // 0. and up to five zeros.
      guard whole > -6 else { return nil }
      target.storeBytes(of: (0x3030_3030_3030_2e30 as UInt64).littleEndian, as: UInt64.self)
      target.storeBytes(of: digits.littleEndian, toByteOffset: 2 &- whole, as: UInt128.self)
      return count &+ 2 &- whole
    }
    target.storeBytes(of: digits.littleEndian, as: UInt128.self)
    if exponent == 0 { return count }
    digits.writeTail(of: target, from: whole, at: whole)
    return count &+ 1
  }
}

extension UInt128 {
  /// Writes a point at `offset` and behind it the digits but for the first `whole`, of which there is one at
  /// least, so that the shift is by at most 120 bits.
  @inline(__always)
  fileprivate func writeTail(of target: UnsafeMutableRawPointer, from whole: Int, at offset: Int) {
    target.storeBytes(of: UInt8(ascii: "."), toByteOffset: offset, as: UInt8.self)
    target.storeBytes(
      of: (self &>> UInt128(truncatingIfNeeded: 8 &* whole)).littleEndian,
      toByteOffset: offset &+ 1, as: UInt128.self)
  }
}
