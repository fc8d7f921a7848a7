/// Eight decimal digits as the bytes of one number, the first digit in the lowest byte.
extension UInt64 {
  /// The eight digits of a number below 10⁸, as values 0…9, leading zeros included.
  ///
  /// First two halves of four digits, then four of two, then eight of one, each step in all lanes at
  /// once: ⌊x ÷ 100⌋ = ⌊10 486 x ÷ 2²⁰⌋ for x < 10⁴ and ⌊x ÷ 10⌋ = ⌊103 x ÷ 2¹⁰⌋ for x < 100; a test
  /// checks both for every x. No lane's product reaches the next lane: 9999 · 10 486 < 2³², 99 · 103 < 2¹⁶.
  /// With a lane's quotient q by 10ᵏ, q + (x − 10ᵏ q) 2ˢ is x · 2ˢ − q (10ᵏ · 2ˢ − 1): one product for both halves.
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

  /// The number of eight digits, the inverse of ``digitBytes``.
  ///
  /// Pairs, then fours, then all eight: each multiplication adds ten, hundred or ten thousand times a lane to
  /// the one above it, where the shift finds the sum.
  @inline(__always)
  package var digitBytesValue: UInt64 {
    let pairs = ((self &* (10 &<< 8 &+ 1)) &>> 8) & 0x00ff_00ff_00ff_00ff
    let fours = ((pairs &* (100 &<< 16 &+ 1)) &>> 16) & 0x0000_ffff_0000_ffff
    return (fours &* (10_000 &<< 32 &+ 1)) &>> 32
  }

  /// The number of eight ASCII digits; bytes of 0 count as leading zeros.
  @inline(__always)
  package var asciiDigitsValue: UInt64 { (self & 0x0f0f_0f0f_0f0f_0f0f).digitBytesValue }

  /// The first bit of every byte that is no ASCII digit, for bytes of text.
  ///
  /// With the digit bits removed, c ^ 0x30 is 0…9 for a digit and nothing else; adding 0x76 reaches 0x80
  /// from 10 on. Bytes of 0x80 and above keep their own first bit.
  @inline(__always)
  package var nonDigitBits: UInt64 {
    let values = self ^ 0x3030_3030_3030_3030
    return
      ((values & 0x7f7f_7f7f_7f7f_7f7f) &+ 0x7676_7676_7676_7676 | values)
      & 0x8080_8080_8080_8080
  }

  /// The first bit of every byte above 9, and perhaps of bytes of 9 above one that is.
  ///
  /// As ``nonDigitBits``, but a byte of 0x8a and above carries into the next: the lowest bit set, and
  /// whether one is, are right.
  @inline(__always)
  package var bitsAboveNine: UInt64 {
    (self &+ 0x7676_7676_7676_7676 | self) & 0x8080_8080_8080_8080
  }
}
