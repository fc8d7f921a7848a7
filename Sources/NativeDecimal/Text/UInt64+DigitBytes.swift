/// Eight decimal digits as the bytes of one number, the first digit in the lowest byte.
extension UInt64 {
  /// The eight digits of a number below 10⁸, as values 0…9, with leading zeros.
  ///
  /// Two halves of four digits become four pairs, and then eight digits; each step handles all
  /// lanes at once. ⌊x ÷ 100⌋ = ⌊10486 x ÷ 2²⁰⌋ for x < 10⁴ and ⌊x ÷ 10⌋ = ⌊103 x ÷ 2¹⁰⌋ for
  /// x < 100; a test checks both formulas for every x. No product in a lane reaches the next lane:
  /// 9999 · 10486 < 2³², 99 · 103 < 2¹⁶. For a lane's quotient q by 10ᵏ, q + (x − 10ᵏ q) 2ˢ =
  /// x · 2ˢ − q (10ᵏ · 2ˢ − 1): one product for both halves.
  @inline(__always)
  package var digitBytes: UInt64 {
    assert(self < 100_000_000)
    return (self &<< 32 &- self / 10_000 &* (10_000 &<< 32 &- 1)).bytesOfFours
  }

  /// The eight digits of two numbers below 10⁴, the first in the lower half.
  @inline(__always)
  var bytesOfFours: UInt64 {
    let hundreds = ((self &* 10_486) &>> 20) & 0x0000_007f_0000_007f
    let twos = self &<< 16 &- hundreds &* (100 &<< 16 &- 1)
    let tens = ((twos &* 103) &>> 10) & 0x000f_000f_000f_000f
    return twos &<< 8 &- tens &* (10 &<< 8 &- 1)
  }

  /// The number with these eight digits, the inverse of ``digitBytes``.
  ///
  /// Digits become pairs, then groups of four, then all eight. Each multiplication adds ten, a
  /// hundred or ten thousand times a lane to the lane above; the shift extracts the sum.
  @inline(__always)
  package var digitBytesValue: UInt64 {
    let pairs = ((self &* (10 &<< 8 &+ 1)) &>> 8) & 0x00ff_00ff_00ff_00ff
    let fours = ((pairs &* (100 &<< 16 &+ 1)) &>> 16) & 0x0000_ffff_0000_ffff
    return (fours &* (10_000 &<< 32 &+ 1)) &>> 32
  }

  /// The number with these eight ASCII digits; bytes of 0 count as leading zeros.
  @inline(__always)
  package var asciiDigitsValue: UInt64 { (self & 0x0f0f_0f0f_0f0f_0f0f).digitBytesValue }

  /// The highest bit of every byte that is no ASCII digit; all other bits are 0.
  ///
  /// For a byte c, c ^ 0x30 is 0…9 if c is a digit and only then. Adding 0x76 to the low seven bits
  /// of c ^ 0x30 sets the highest bit for values of 10 or more. Bytes of 0x80 and above keep their
  /// highest bit.
  @inline(__always)
  package var nonDigitBits: UInt64 {
    let values = self ^ 0x3030_3030_3030_3030
    return
      ((values & 0x7f7f_7f7f_7f7f_7f7f) &+ 0x7676_7676_7676_7676 | values)
      & 0x8080_8080_8080_8080
  }

  /// The highest bit of every byte above 9, and possibly of a byte of 9 that follows such a byte.
  ///
  /// The method is that of ``nonDigitBits``, but a byte of 0x8a or above carries into the next
  /// byte. The lowest set bit is correct; whether any bit is set is correct too.
  @inline(__always)
  package var bitsAboveNine: UInt64 {
    (self &+ 0x7676_7676_7676_7676 | self) & 0x8080_8080_8080_8080
  }
}
