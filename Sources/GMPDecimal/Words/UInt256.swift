/// An unsigned integer of 256 bits for the intermediate results of inline arithmetic.
///
/// The results are products of two 128-bit numbers and sums of such products. Every number of 76
/// digits fits, and so do numbers of 77 digits up to 2²⁵⁶ − 1 ≈ 1.157 · 10⁷⁷.
package struct UInt256 {
  package var high: UInt128
  package var low: UInt128

  init(_ low: UInt128) {
    high = 0
    self.low = low
  }

  package init(high: UInt128, low: UInt128) {
    self.high = high
    self.low = low
  }

  /// Creates x · y from four products of 64-bit words.
  ///
  /// `multipliedFullWidth` of `UInt128` would be a function call.
  @inline(__always)
  package init(product x: UInt128, _ y: UInt128) {
    let low = Self.product(x, y)
    let cross = Self.product(x &>> 64, y)
    let other = Self.product(x, y &>> 64)
    let word = UInt128(UInt64.max)
    // The sum is at most 3 · (2⁶⁴ − 1).
    let middle = (low &>> 64) &+ (cross & word) &+ (other & word)
    self.low = middle &<< 64 | low & word
    high =
      Self.product(x &>> 64, y &>> 64) &+ (cross &>> 64) &+ (other &>> 64) &+ (middle &>> 64)
    #if SeededFaults
    high = Self.faultyHigh(high, carry: middle &>> 64)
    #endif
  }

  /// Returns the product of the lower words.
  @inline(__always)
  private static func product(_ x: UInt128, _ y: UInt128) -> UInt128 {
    let product = UInt64(truncatingIfNeeded: x).multipliedFullWidth(
      by: UInt64(truncatingIfNeeded: y))
    return UInt128(product.high) &<< 64 | UInt128(product.low)
  }

  /// The largest number of digits, 76, that always fits: 10⁷⁶ < 2²⁵⁶.
  static var digits: Int { 76 }

  var isZero: Bool { high == 0 && low == 0 }

  /// The number of decimal digits; 1 for 0.
  ///
  /// The estimate for 128 bits is valid here: ⌊b · 1233 ÷ 4096⌋ = ⌊b · log₁₀ 2⌋ for b ≤ 256 bits.
  @inline(__always)
  package var digitCount: Int {
    if high == 0 { return low.digitCount }
    let estimate = ((256 &- high.leadingZeroBitCount) &* 1233) >> 12
    // A comparison of the upper halves of number and power almost always decides.
    let power = upperHalvesOfPowersOfTen[estimate &- 38]
    if high != power { return estimate &+ (high < power ? 0 : 1) }
    return estimate + (low < UInt256.powerOfTen(estimate).low ? 0 : 1)
  }

  /// Returns 10^exponent for exponents up to 76.
  static func powerOfTen(_ exponent: Int) -> UInt256 {
    exponent <= 38
      ? UInt256(powersOfTen[exponent])
      : UInt256(product: powersOfTen[38], powersOfTen[exponent - 38])
  }

  /// Returns self × 10^count.
  ///
  /// - Precondition: the product fits 256 bits.
  func appendingZeros(_ count: Int) -> UInt256 {
    var result = self
    var remaining = count
    while remaining > 0 {
      let step = min(remaining, 38)
      let product = UInt256(product: result.low, powersOfTen[step])
      result = UInt256(high: product.high + result.high * powersOfTen[step], low: product.low)
      remaining -= step
    }
    return result
  }

  @inline(__always)
  static func < (x: UInt256, y: UInt256) -> Bool {
    x.high == y.high ? x.low < y.low : x.high < y.high
  }

  /// Returns x + y.
  ///
  /// - Precondition: the sum fits 256 bits.
  @inline(__always)
  static func + (x: UInt256, y: UInt256) -> UInt256 {
    let (low, carry) = x.low.addingReportingOverflow(y.low)
    return UInt256(high: x.high &+ y.high &+ (carry ? 1 : 0), low: low)
  }

  /// Returns x − y.
  ///
  /// - Precondition: y ≤ x.
  @inline(__always)
  static func - (x: UInt256, y: UInt256) -> UInt256 {
    let (low, borrow) = x.low.subtractingReportingOverflow(y.low)
    return UInt256(high: x.high &- y.high &- (borrow ? 1 : 0), low: low)
  }
}

/// The upper halves ⌊10^k ÷ 2¹²⁸⌋ of 10³⁸…10⁷⁷.
package let upperHalvesOfPowersOfTen: [UInt128] = [
  0,
  0x2,
  0x1d,
  0x125,
  0xb7a,
  0x72cb,
  0x47bf1,
  0x2cd76f,
  0x1c06a5e,
  0x1184_27b3,
  0xaf29_8d05,
  0x6_d79f_8232,
  0x44_6c3b_15f9,
  0x2ac_3a4e_dbbf,
  0x1aba_4714_957d,
  0x1_0b46_c6cd_d6e3,
  0xa_70c3_c40a_64e6,
  0x68_67a5_a867_f103,
  0x414_0c78_940f_6a24,
  0x28c8_7cb5_c89a_2571,
  0x1_97d4_df19_d605_7673,
  0xf_ee50_b702_5c36_a080,
  0x9f_4f27_2617_9a22_4501,
  0x639_1787_7cec_0556_b212,
  0x3e3a_eb4a_e138_3562_f4b8,
  0x2_6e4d_30ec_cc32_15dd_8f31,
  0x18_4f03_e93f_f9f4_daa7_97ed,
  0xf3_1627_1c7f_c390_8a8b_ef46,
  0x97e_dd87_1cfd_a3a5_6977_58bf,
  0x5ef4_a747_21e8_6476_1ea9_7776,
  0x3_b58e_88c7_5313_ec9d_329e_aaa1,
  0x25_1791_57c9_3ec7_3e23_fa32_aa4f,
  0x172_ebad_6ddc_73c8_6d67_c5fa_a71c,
  0xe7d_34c6_4a9c_85d4_460d_bbca_8719,
  0x90e4_0fbe_ea1d_3a4a_bc89_55e9_46fe,
  0x5_a8e8_9d75_2524_46eb_5d5d_5b1c_c5ed,
  0x38_9916_2693_736a_c531_a5a5_8f1f_bb4b,
  0x235_fadd_81c2_822b_b3f0_7877_973d_50f2,
  0x161b_cca7_1199_15b5_0764_b4ab_e865_2979,
  0xdd15_fe86_affa_d912_49ef_0eb7_13f3_9ebe,
]
