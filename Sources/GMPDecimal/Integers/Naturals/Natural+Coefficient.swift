import DecimalArithmetic

extension Natural: Coefficient {
  package var isZero: Bool { count == 0 }

  /// The last decimal digit.
  ///
  /// 2⁶⁴ ≡ 1 (mod 5), so the number and the sum of its limbs are congruent modulo 5. The residue
  /// and the last bit determine the last digit.
  package var lastDigit: UInt8 {
    var sum: UInt128 = 0
    for limb in limbs { sum &+= UInt128(limb) }
    let five = UInt8(truncatingIfNeeded: sum % 5)
    guard count > 0 else { return 0 }
    return five & 1 == UInt8(truncatingIfNeeded: start[0] & 1) ? five : five + 5
  }

  /// The number of bits; 1 for 0.
  package var bitCount: Int {
    count == 0 ? 1 : count * UInt.bitWidth - start[count - 1].leadingZeroBitCount
  }

  /// The number of zero bits below the lowest set bit; 0 for 0.
  package var trailingZeroBitCount: Int {
    var index = 0
    while index < count {
      if start[index] != 0 { return index * UInt.bitWidth + start[index].trailingZeroBitCount }
      index += 1
    }
    return 0
  }

  /// The number of decimal digits; 1 for 0.
  ///
  /// A number of b bits lies in 2^(b−1) ..< 2^b, so it has ⌊(b−1) · log₁₀ 2⌋ + 1 or ⌊b · log₁₀ 2⌋ +
  /// 1 digits. A lower and an upper bound of log₁₀ 2 leave at most two candidates. If the
  /// candidates differ, a comparison with a power of ten decides.
  package var digitCount: Int {
    let bits = UInt64(bitCount)
    let fewest = Int((bits - 1).multipliedFullWidth(by: Self.logarithmOfTwo).high) + 1
    let most = Int(bits.multipliedFullWidth(by: Self.logarithmOfTwo + 1).high) + 1
    if fewest == most { return fewest }
    // A comparison of the first 64 bits of number and power almost always decides.
    if let power = PowersOfFive.leadingBits(fewest) {
      let own = leadingBits
      if own != power { return own < power ? fewest : most }
    }
    return isBelowPowerOfTen(fewest) ? fewest : most
  }

  /// The first 64 bits of a number other than 0, from its highest set bit.
  var leadingBits: UInt {
    let high = start[count - 1]
    let shift = UInt(truncatingIfNeeded: high.leadingZeroBitCount)
    let low = count > 1 ? start[count - 2] : 0
    return high &<< shift | (low &>> 1) &>> (63 &- shift)
  }

  package func decidingDigit(_ mode: RoundingMode) -> UInt8 {
    if mode == .up05 { return lastDigit }
    return count == 0 ? 0 : UInt8(truncatingIfNeeded: start[0] & 1)
  }

  /// The constant ⌊2⁶⁴ · log₁₀ 2⌋.
  private static var logarithmOfTwo: UInt64 { 5_553_023_288_523_357_132 }

  /// Whether the number is less than 10^exponent = 5^exponent · 2^exponent.
  ///
  /// - Precondition: the number has as many bits as the power.
  private func isBelowPowerOfTen(_ exponent: Int) -> Bool {
    PowersOfFive.withPower(exponent) { power in
      // Number and power are compared from their highest set bits, 64 bits at a time; the first
      // difference decides. The power has only zeros after its last limb. So without a difference,
      // the number is not below the power.
      let padding = power[power.count - 1].leadingZeroBitCount
      let shift = start[count - 1].leadingZeroBitCount
      func chunk(_ limbs: UnsafeBufferPointer<UInt>, _ index: Int, _ bits: Int) -> UInt {
        let high = index >= 0 ? limbs[index] << UInt(bits) : 0
        return bits == 0 || index < 1 ? high : high | limbs[index - 1] >> UInt(64 - bits)
      }
      for offset in 1...power.count {
        let own = chunk(limbs, count - offset, shift)
        let other = chunk(power, power.count - offset, padding)
        if own != other { return own < other }
      }
      return false
    }
  }

  package mutating func stripZeros(limit: Int) -> Int {
    guard limit > 0, count > 0 else { return 0 }
    // 10^k divides only multiples of 2^k, and 10^k > 2^3k, which bounds the number of zeros; the
    // bound is often 0. The loop tries steps of powers of two, from the largest down, with one
    // division each.
    var remaining = min(limit, trailingZeroBitCount, bitCount / 3)
    var stripped = 0
    while remaining > 0 {
      let step = 1 << (Int.bitWidth - 1 - remaining.leadingZeroBitCount)
      var quotient = Natural(copying: self)
      if quotient.dropDigits(step) == .zero {
        assign(quotient.limbs)
        stripped += step
        remaining -= step
      } else {
        remaining = step - 1
      }
    }
    return stripped
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
      isNegative: isNegative, limbs: frozen(digitCount: digits), exponent: exponent,
      storage: storage)
  }

  /// The number modulo 2¹²⁸.
  var lowWords: UInt128 {
    if count < 2 { return count == 0 ? 0 : UInt128(start[0]) }
    return UInt128(start[1]) << 64 | UInt128(start[0])
  }
}

extension Natural {
  /// Hashes the words that `UInt128` hashes if the number fits 128 bits.
  ///
  /// So equal coefficients have equal hashes, whether stored in words or in limbs.
  func hash(into hasher: inout Hasher) {
    if count <= 2 { return hasher.combine(lowWords) }
    for limb in limbs { hasher.combine(limb) }
  }
}
