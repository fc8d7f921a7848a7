internal import CGMP
import DecimalArithmetic

extension Natural: Coefficient {
  var isZero: Bool { cgmp_sgn(integer) == 0 }

  var lastDigit: UInt8 { UInt8(cgmp_mod_word(integer, 10)) }

  /// The number of bits; 1 for 0.
  var bitCount: Int { Int(cgmp_bit_count(integer)) }

  /// The number of decimal digits; 1 for 0.
  ///
  /// A number of b bits lies in 2^(b−1) ..< 2^b, so its digits are one more than ⌊(b−1) · log₁₀ 2⌋
  /// or ⌊b · log₁₀ 2⌋. Bounds of log₁₀ 2 from below and above leave at most two candidates; where
  /// they differ one comparison with a power of ten decides.
  var digitCount: Int {
    let bits = UInt64(bitCount)
    let fewest = Int((bits - 1).multipliedFullWidth(by: Self.logarithmOfTwo).high) + 1
    let most = Int(bits.multipliedFullWidth(by: Self.logarithmOfTwo + 1).high) + 1
    if fewest == most { return fewest }
    return compared(with: Natural(powerOfTen: fewest)) < 0 ? fewest : most
  }

  /// ⌊2⁶⁴ · log₁₀ 2⌋.
  private static var logarithmOfTwo: UInt64 { 5_553_023_288_523_357_132 }

  mutating func increment() { cgmp_add_one_in_place(&integer) }

  mutating func dropDigits(_ count: Int) -> DiscardedPart {
    guard count > 0, !isZero else { return .zero }
    // Below 2^(count ÷ 2), far below half of 10^count, which is not built.
    if count / 2 > bitCount {
      self = Natural(0)
      return .belowHalf
    }
    let divisor = Natural(powerOfTen: count)
    return divide(by: divisor).asDiscardedPart(of: divisor)
  }

  mutating func stripZeros(limit: Int) -> Int {
    guard limit > 0, !isZero else { return 0 }
    // 10^k divides only what 2^k divides, and exceeds 2^3k: for most numbers this bound is 0. Then
    // steps of powers of two from the largest down, one division each, never one for every digit.
    var remaining = min(limit, Int(cgmp_trailing_zeros(integer)), bitCount / 3)
    var count = 0
    while remaining > 0 {
      let step = 1 << (Int.bitWidth - 1 - remaining.leadingZeroBitCount)
      var quotient = Natural(copying: self)
      if quotient.divide(by: Natural(powerOfTen: step)).isZero {
        self = quotient
        count += step
        remaining -= step
      } else {
        remaining = step - 1
      }
    }
    return count
  }

  consuming func value(
    isNegative: Bool, exponent: Int, digitCount: Int, appendingZeros zeros: Int,
    storage: CoefficientStorage
  ) -> BigDecimal {
    appendZeros(zeros)
    let digits = isZero ? 1 : digitCount + zeros
    if storage == .smallest && digits <= UInt128.inlineDigits {
      return BigDecimal(isNegative: isNegative, inline: lowWords, exponent: exponent)
    }
    return BigDecimal(
      isNegative: isNegative, limbs: Limbs(self, digitCount: digits), exponent: exponent,
      storage: storage)
  }

  init(copying other: borrowing Natural) {
    var copy = Natural(0)
    copy.add(other)
    self = copy
  }

  /// The number modulo 2¹²⁸.
  var lowWords: UInt128 {
    UInt128(cgmp_limb(integer, 1)) << 64 | UInt128(cgmp_limb(integer, 0))
  }
}

extension Natural {
  /// Feeds what `UInt128` feeds if the number fits, so that equal coefficients hash alike.
  func hash(into hasher: inout Hasher) {
    let count = cgmp_limb_count(integer)
    if count <= 2 { return hasher.combine(lowWords) }
    for index in 0..<count { hasher.combine(cgmp_limb(integer, index)) }
  }
}
