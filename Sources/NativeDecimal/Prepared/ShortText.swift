/// A number written with an optional minus and up to 16 bytes of digits and a point.
///
/// `quickParsed` reads every text of this form too. For any other text the result is `nil`, and the
/// general parser reads the text. All bytes are in one or two registers; a point among the bytes is
/// removed by shifts.
struct ShortText {
  /// All ones if there is a minus, otherwise 0.
  let sign: UInt64
  let coefficient: UInt64
  let exponent: Int

  @inline(__always)
  init?(_ text: UnsafeBufferPointer<UInt8>) {
    // The text has 1…17 bytes, the sign included. A buffer with bytes has an address, so the
    // address is not `nil`.
    guard UInt(bitPattern: text.count &- 1) < 17 else { return nil }
    let start = UnsafeRawPointer(text.baseAddress.unsafelyUnwrapped)
    let minus: UInt64 = text[0] == UInt8(ascii: "-") ? 1 : 0
    let bytes = start + Int(truncatingIfNeeded: minus)
    let count = text.count &- Int(truncatingIfNeeded: minus)
    sign = 0 &- minus
    guard UInt(bitPattern: count &- 1) < 16 else { return nil }
    if count <= 8 {
      // Digits are replaced by their values. The text is at the end of the register, after zeros.
      let asciiZeros: UInt64 = 0x3030_3030_3030_3030
      let values: UInt64
      if count == 8 {
        values = Self.word(bytes, at: 0) ^ asciiZeros
      } else {
        values = (Self.upToSeven(bytes, count: count) ^ asciiZeros) &<< Self.bits(8 &- count)
      }
      let stops = values.bitsAboveNine
      if stops == 0 {
        coefficient = values.digitBytesValue
        exponent = 0
        return
      }
      // `one` is the lowest bit of the byte that is no digit; `point` is a point at this byte.
      let one = stops &>> 7
      let point = one &* UInt64(UInt8(ascii: ".") ^ UInt8(ascii: "0"))
      // A point alone is no number, nor is a text with two points.
      if stops & (stops &- 1) != 0 || count == 1 || values & (stops &<< 1 &- one) != point {
        return nil
      }
      // The digits before the point move up one byte, to the point's place: 2⁸ times as much.
      let front = values & (one &- 1)
      coefficient = (values &+ front &* 255 &- point).digitBytesValue
      exponent = stops.trailingZeroBitCount &>> 3 &- 7
      return
    }
    let lower = Self.word(bytes, at: 0)
    let upper = Self.word(bytes, at: count &- 8) &>> Self.bits(16 &- count)
    let lowerStop = lower.nonDigitBits
    let length =
      lowerStop != 0
      ? lowerStop.trailingZeroBitCount &>> 3
      : 8 &+ upper.nonDigitBits.trailingZeroBitCount &>> 3
    let word = UInt128(high: upper, low: lower)
    if length >= count {
      let digits = word &<< UInt128(truncatingIfNeeded: 8 &* (16 &- count))
      coefficient =
        digits.lowHalf.asciiDigitsValue &* 100_000_000 &+ digits.highHalf.asciiDigitsValue
      exponent = 0
      return
    }
    let place = UInt128(truncatingIfNeeded: 8 &* length)
    let tail = word &>> place
    if UInt8(truncatingIfNeeded: tail) != UInt8(ascii: ".") { return nil }
    let closed = word & ((1 &<< place) &- 1) | (tail &>> 8) &<< place
    let padding = UInt128(truncatingIfNeeded: 8 &* (17 &- count))
    let digits = closed &<< padding
    // Zeros fill the places before the digits. All other bytes must be digits.
    let filled = digits | 0x3030_3030_3030_3030_3030_3030_3030_3030 & ((1 &<< padding) &- 1)
    if filled.lowHalf.nonDigitBits | filled.highHalf.nonDigitBits != 0 { return nil }
    coefficient =
      digits.lowHalf.asciiDigitsValue &* 100_000_000 &+ digits.highHalf.asciiDigitsValue
    exponent = length &+ 1 &- count
  }

  /// Returns the number of bits of up to eight bytes.
  @inline(__always)
  private static func bits(_ bytes: Int) -> UInt64 { UInt64(truncatingIfNeeded: 8 &* bytes) }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawPointer, at offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  /// Loads one to seven bytes, the first lowest, followed by zeros; no other byte is read.
  @inline(__always)
  private static func upToSeven(_ bytes: UnsafeRawPointer, count: Int) -> UInt64 {
    if count >= 4 {
      // Two overlapping words have equal bytes where they overlap.
      let first = bytes.loadUnaligned(as: UInt32.self).littleEndian
      let last = bytes.loadUnaligned(fromByteOffset: count &- 4, as: UInt32.self).littleEndian
      return UInt64(first) | UInt64(last) &<< bits(count &- 4)
    }
    let first = UInt64(bytes.load(as: UInt8.self))
    if count == 1 { return first }
    let last = bytes.loadUnaligned(fromByteOffset: count &- 2, as: UInt16.self).littleEndian
    return first | UInt64(last) &<< bits(count &- 2)
  }
}
