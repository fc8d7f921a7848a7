/// ln 2, ln 3, ln 5 and ln 10 to any width: up to 512 bits from a table, beyond that from series.
package enum PrimeLogarithm {
  case two
  case three
  case five
  case ten

  /// The width of the tables: 8 words of fraction, 1 of integer part.
  package static let tableWidth = 9

  /// Sets `result` to the logarithm, cut below.
  ///
  /// - Returns: a bound of the error in ulps: 1 up to the width of the table.
  package func write(to result: FixedPoint) -> UInt64 {
    if result.width > Self.tableWidth { return writeSeries(to: result) }
    result.set(truncating: table)
    return 1
  }

  /// The logarithm truncated to 512 bits of fraction, least significant word first.
  ///
  /// A test recomputes the words with ``writeSeries(to:)`` and, independently, from other series.
  package var table: [UInt64] {
    switch self {
    case .two: Self.logarithmOfTwo
    case .three: Self.logarithmOfThree
    case .five: Self.logarithmOfFive
    case .ten: Self.logarithmOfTen
    }
  }

  private static let logarithmOfTwo: [UInt64] = [
    0x2757_3b29_1169_b825, 0xed2e_ae35_c138_2144, 0x5595_52fb_4afa_1b10, 0xe7b8_7620_6deb_ac98,
    0x8a0d_175b_8baa_fa2b, 0x40f3_4326_7298_b62d, 0xc9e3_b398_03f2_f6af, 0xb172_17f7_d1cf_79ab,
    0,
  ]
  private static let logarithmOfThree: [UInt64] = [
    0xcf37_d8f1_1024_c664, 0x625c_1507_1ea7_bca1, 0x5071_f733_039a_8ed5, 0xaa97_82d2_0cc6_9850,
    0x3d97_eeea_5149_358c, 0xbe14_42d9_b7e0_8df0, 0xa419_8d55_053b_7cb5, 0x193e_a7aa_d030_a976,
    1,
  ]
  private static let logarithmOfFive: [UInt64] = [
    0xc6e6_a6e6_fa2a_a334, 0xc459_e22b_42f7_6a27, 0xdc2d_dc05_6682_1a8f, 0x7103_953e_58b4_94da,
    0x850b_62ac_7c15_bb9e, 0x494c_70c0_f6df_2e0c, 0xdf77_a516_0759_31f4, 0x9c04_1f7e_d8d3_36af,
    1,
  ]
  private static let logarithmOfTen: [UInt64] = [
    0xee3d_e210_0b94_5b59, 0xb188_9061_042f_8b6b, 0x31c3_2f00_b17c_35a0, 0x58bc_0b5e_c6a0_4173,
    0x0f18_7a08_07c0_b5ca, 0x8a3f_b3e7_6977_e43a, 0xa95b_58ae_0b4c_28a3, 0x4d76_3776_aaa2_b05b,
    2,
  ]

  /// The factors of artanh 1/31, artanh 1/49 and artanh 1/161 whose sum is the logarithm.
  ///
  /// 2 · artanh 1/q = ln ((q + 1) ÷ (q − 1)), so twice each term is the logarithm of 16/15, 25/24
  /// or 81/80: 16/15 = 2⁴ · 3⁻¹ · 5⁻¹, 25/24 = 2⁻³ · 3⁻¹ · 5², 81/80 = 2⁻⁴ · 3⁴ · 5⁻¹. Solved for
  /// the primes: 2 = (16/15)⁷ (25/24)⁵ (81/80)³, and so on; a test multiplies the powers.
  package var machinFactors: (UInt64, UInt64, UInt64) {
    switch self {
    case .two: (14, 10, 6)
    case .three: (22, 16, 10)
    case .five: (32, 24, 14)
    case .ten: (46, 34, 20)
    }
  }

  /// Sets `result` to the logarithm, cut below, by Machin-like series.
  ///
  /// ``table`` is the logarithm computed by these series, cut to 512 bits of fraction.
  ///
  /// Error, in ulps: artanh 1/q = Σ 1 ÷ ((2k + 1) · q^(2k+1)). The powers and the terms are floors
  /// of the exact values, because ⌊⌊a ÷ b⌋ ÷ c⌋ = ⌊a ÷ (b · c)⌋. So each of K terms is low by less
  /// than 1, and the omitted terms together are less than 2. The factors multiply these errors.
  package func writeSeries(to result: FixedPoint) -> UInt64 {
    let factors = machinFactors
    return withFixedPoints(3, width: result.width) { row in
      let sum = row[0]
      result.set(0)
      var error: UInt64 = 0
      func add(_ factor: UInt64, ofArtanhReciprocal q: UInt64) {
        let power = row[1]
        let term = row[2]
        power.set(1)
        power.divide(by: q)
        sum.set(power)
        var divisor: UInt64 = 1
        while true {
          power.divide(by: q * q)
          if power.isZero { break }
          divisor += 2
          term.set(power)
          term.divide(by: divisor)
          sum.add(term)
        }
        sum.multiply(by: factor)
        result.add(sum)
        error += factor * (divisor / 2 + 1 + 2)
      }
      add(factors.0, ofArtanhReciprocal: 31)
      add(factors.1, ofArtanhReciprocal: 49)
      add(factors.2, ofArtanhReciprocal: 161)
      return error
    }
  }
}
