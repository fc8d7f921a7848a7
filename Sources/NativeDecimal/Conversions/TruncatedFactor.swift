import DecimalArithmetic

/// The first 75 digits of π^k or (ln 10)^k.
///
/// The factor lies strictly between `coefficient` and `coefficient` + 1 units of 10^`exponent`.
package struct TruncatedFactor {
  package let coefficient: UInt256
  package let exponent: Int

  /// Creates the digits of a factor other than 1.
  package init(_ factor: IrrationalFactor) {
    let isPi = factor.piPower != 0
    let power = isPi ? factor.piPower : factor.lnTenPower
    assert(power != 0 && power.magnitude <= IrrationalFactor.limit)
    let row = power < 0 ? power + 4 : power + 3
    let words = isPi ? Self.powersOfPi : Self.powersOfLogarithm
    #if SeededFaults
    coefficient = Self.faultyCoefficient(words, row: row)
    #else
    coefficient = UInt256(high: words[2 * row], low: words[2 * row + 1])
    #endif
    exponent = Self.exponents[row]
  }

  // Rows for the exponents −4…−1 and 1…4, each with the upper and the lower half; a test recomputes
  // them.

  private static let powersOfPi: [UInt128] = [
    0x003a_1a78_73c2_dffc_f94c_7660_4272_94b4, 0x8c09_93d5_d138_1242_c33c_79b9_68bd_7e43,
    0x00b6_8986_fd26_c919_3e0d_1950_fb4a_2ae4, 0x45b4_a634_e599_7bdc_8f90_17a5_8099_7dd8,
    0x0039_5883_935b_3c3c_3aec_6c0f_4b81_69f3, 0x0703_e2bd_b7b9_cc5f_4466_4fcb_36a6_79c2,
    0x00b4_2831_e067_3d0c_bcab_85ae_2317_66d3, 0xd537_30b7_d937_e3b4_54b0_69f0_ec9d_9f84,
    0x00b1_cece_cb2c_a016_354e_3c24_8b7f_2a7a, 0x2342_aea4_6894_1bc6_987a_ffac_294b_0fb4,
    0x022e_998d_5970_766b_cd29_cc79_20e6_325a, 0x45ea_c337_80c5_501f_d503_f191_f8a1_c0c1,
    0x00af_7d43_379d_976c_8659_3bec_5e1f_da71, 0x2f24_de57_1c93_f761_6833_b34f_e893_1576,
    0x0227_50df_f5a9_9bec_a05d_6a64_ea46_3c43, 0x4a01_1bbf_bea2_007d_1341_d872_f2e8_1d48,
  ]
  private static let powersOfLogarithm: [UInt128] = [
    0x00c9_5804_0916_f18d_5db0_73d0_9dc6_f01b, 0x80ca_1008_b0a7_d2bb_c636_45ff_7f12_2976,
    0x01cf_9c7b_7a03_9e8c_cb62_1fa4_e4db_a196, 0x601b_0b89_ee98_ad83_ed25_3333_e4d9_8514,
    0x006a_c01c_aa9d_d303_3e6e_5df8_9f58_6310, 0x5369_d9c9_f4b7_70c1_06aa_60ba_f9d2_c9d6,
    0x00f5_cd4d_a285_a086_6cf5_0f63_dc66_8d5d, 0xe0ad_7dda_e7ce_0d25_1e62_a393_28b2_21f8,
    0x0082_525a_ca17_14a3_e3d2_ad2f_7fcd_4de4, 0x851f_4396_fac0_2815_4c69_b4ed_bb28_02a7,
    0x012c_13a9_14ea_95e6_e1b8_9373_573e_64b9, 0x8410_231e_a701_2e14_3b11_f642_cbb5_e02a,
    0x0045_1861_68d6_93d2_1431_9e13_d946_ff18, 0x9ef5_6cec_285a_4876_b887_972a_6dc4_a3ad,
    0x009f_1900_5360_3d88_9eb8_eb25_3e55_5b1d, 0xc7cf_5082_b57b_edd9_1738_43b7_0849_70c1,
  ]
  /// The exponents of the rows of both tables, equal because π and ln 10 are close.
  private static let exponents = [-76, -76, -75, -75, -74, -74, -73, -73]
}
