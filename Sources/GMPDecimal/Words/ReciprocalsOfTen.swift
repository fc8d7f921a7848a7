/// The reciprocals of 10⁰…10³⁸, which turn divisions into multiplications.
///
/// Let d be the power, shifted to 64 bits (up to 10¹⁹) or to 128 bits. The reciprocal is
/// ⌊(2¹²⁸ − 1) ÷ d⌋ − 2⁶⁴ or ⌊(2¹⁹² − 1) ÷ d⌋ − 2⁶⁴.
package let reciprocalsOfTen: [UInt64] = [
  0xffff_ffff_ffff_ffff, 0x9999_9999_9999_9999, 0x47ae_147a_e147_ae14,
  0x0624_dd2f_1a9f_be76, 0xa36e_2eb1_c432_ca57, 0x4f8b_588e_368f_0846,
  0x0c6f_7a0b_5ed8_d36b, 0xad7f_29ab_caf4_8578, 0x5798_ee23_08c3_9df9,
  0x12e0_be82_6d69_4b2e, 0xb7cd_fd9d_7bdb_ab7d, 0x5fd7_fe17_9649_55fd,
  0x1979_9812_dea1_1197, 0xc25c_2684_9768_1c26, 0x6849_b86a_12b9_b01e,
  0x203a_f9ee_7561_59b2, 0xcd2b_297d_889b_c2b6, 0x70ef_5464_6d49_6892,
  0x2725_dd1d_243a_ba0e, 0xd83c_94fb_6d2a_c34a, 0x79ca_10c9_2422_35d5,
  0x2e3b_40a0_e9b4_f7dd, 0xe392_0101_75ee_5962, 0x82db_3401_2b25_144e,
  0x357c_299a_88ea_76a5, 0xef2d_0f5d_a7dd_8aa2, 0x8c24_0c4a_ecb1_3bb5,
  0x3ce9_a36f_23c0_fc90, 0xfb0f_6be5_0601_941b, 0x95a5_efea_6b34_767c,
  0x4484_bfee_bc29_f863, 0x039d_6658_9687_f9e9, 0x9f62_3d5a_8a73_2974,
  0x4c4e_977b_a1f5_bac3, 0x09d8_792f_b4c4_9569, 0xa95a_5b7f_87a0_ef0f,
  0x5448_4932_d2e7_25a5, 0x1039_d428_a8b8_eaea, 0xb38f_b9da_a78e_44ab,
]

/// The reciprocals ⌈2^(128 + s) ÷ 10^k⌉ for k = 1…38, with 2^s the largest power of two below 10^k.
///
/// An entry exceeds the quotient by less than 1. So for n ≤ 2¹²⁷ the product of n and the entry
/// exceeds n · 2^(128 + s) ÷ 10^k by less than 2^(128 + s) ÷ 10^k, and the bits of the product from
/// bit 128 + s up are ⌊n ÷ 10^k⌋.
///
/// Source: Granlund, Montgomery: Division by invariant integers using multiplication, PLDI 1994,
/// theorem 4.2.
package let roundedUpReciprocalsOfTen: [UInt128] = [
  0xcccc_cccc_cccc_cccc_cccc_cccc_cccc_cccd, 0xa3d7_0a3d_70a3_d70a_3d70_a3d7_0a3d_70a4,
  0x8312_6e97_8d4f_df3b_645a_1cac_0831_26ea, 0xd1b7_1758_e219_652b_d3c3_6113_404e_a4a9,
  0xa7c5_ac47_1b47_8423_0fcf_80dc_3372_1d54, 0x8637_bd05_af6c_69b5_a63f_9a49_c2c1_b110,
  0xd6bf_94d5_e57a_42bc_3d32_9076_0469_1b4d, 0xabcc_7711_8461_cefc_fdc2_0d2b_36ba_7c3e,
  0x8970_5f41_36b4_a597_3168_0a88_f895_3031, 0xdbe6_fece_bded_d5be_b573_440e_5a88_4d1c,
  0xafeb_ff0b_cb24_aafe_f78f_69a5_1539_d749, 0x8cbc_cc09_6f50_88cb_f93f_87b7_442e_45d4,
  0xe12e_1342_4bb4_0e13_2865_a5f2_06b0_6fba, 0xb424_dc35_095c_d80f_5384_84c1_9ef3_8c95,
  0x901d_7cf7_3ab0_acd9_0f9d_3701_4bf6_0a11, 0xe695_94be_c44d_e15b_4c2e_be68_7989_a9b4,
  0xb877_aa32_36a4_b449_09be_feb9_fad4_87c3, 0x9392_ee8e_921d_5d07_3aff_322e_6243_9fd0,
  0xec1e_4a7d_b695_61a5_2b31_e9e3_d06c_32e6, 0xbce5_0864_9211_1aea_88f4_bb1c_a6bc_f585,
  0x971d_a050_74da_7bee_d3f6_fc16_ebca_5e04, 0xf1c9_0080_baf7_2cb1_5324_c68b_12dd_6339,
  0xc16d_9a00_9592_8a27_75b7_053c_0f17_8294, 0x9abe_14cd_4475_3b52_c492_6a96_7279_3543,
  0xf796_87ae_d3ee_c551_3a83_ddbd_83f5_2205, 0xc612_0625_7658_9dda_9536_4afe_032a_819e,
  0x9e74_d1b7_91e0_7e48_775e_a264_cf55_347e, 0xfd87_b5f2_8300_ca0d_8bca_9d6e_1888_53fd,
  0xcad2_f7f5_359a_3b3e_096e_e458_13a0_4331, 0xa242_5ff7_5e14_fc31_a125_8379_a94d_028e,
  0x81ce_b32c_4b43_fcf4_80ea_cf94_8770_ced8, 0xcfb1_1ead_4539_94ba_67de_18ed_a581_4af3,
  0xa627_4bbd_d0fa_dd61_ecb1_ad8a_eacd_d58f, 0x84ec_3c97_da62_4ab4_bd5a_f13b_ef0b_113f,
  0xd4ad_2dbf_c3d0_7787_955e_4ec6_4b44_e865, 0xaa24_2499_6973_92d2_dde5_0bd1_d5d0_b9ea,
  0x881c_ea14_545c_7575_7e50_d641_77da_2e55, 0xd9c7_dced_53c7_2255_96e7_bd35_8c90_4a22,
]
