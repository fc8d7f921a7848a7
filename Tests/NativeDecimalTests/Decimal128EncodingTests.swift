import DecimalArithmetic
import NativeDecimal
import Testing

@Suite struct Decimal128EncodingTests {
  struct Row {
    var text: String
    var bid: UInt128
    var dpd: UInt128
  }

  /// BID encodings from gcc's `_Decimal128` on x86-64, DPD encodings from decTest.
  @Test func canonicalEncodings() throws {
    let rows = [
      Row(
        text: "-7.50", bid: 0xb03c_0000_0000_0000_0000_0000_0000_02ee,
        dpd: 0xa207_8000_0000_0000_0000_0000_0000_03d0),
      Row(
        text: "9.999999999999999999999999999999999E+6144",
        bid: 0x5fff_ed09_bead_87c0_378d_8e63_ffff_ffff,
        dpd: 0x77ff_cff3_fcff_3fcf_f3fc_ff3f_cff3_fcff),
      Row(text: "1E-6176", bid: 1, dpd: 1),
      Row(
        text: "1234567890123456789012345678901234",
        bid: 0x3040_3cde_6fff_9732_de82_5cd0_7e96_aff2,
        dpd: 0x2608_134b_9c1e_28e5_6f3c_1271_7782_3534),
      Row(text: "-Infinity", bid: 0xf8 << 120, dpd: 0xf8 << 120),
      Row(text: "sNaN799", bid: 0x7e << 120 | 799, dpd: 0x7e << 120 | 0x3df),
    ]
    for row in rows {
      let value = try number(row.text)
      #expect(value.bid == row.bid, "\(row.text)")
      #expect(value.dpd == row.dpd, "\(row.text)")
      #expect(Decimal128(bid: row.bid).description == row.text)
      #expect(Decimal128(dpd: row.dpd).description == row.text)
      #expect(Decimal128.isCanonical(bid: row.bid) && Decimal128.isCanonical(dpd: row.dpd))
    }
  }

  @Test func whatIsNotCanonicalHasAValue() {
    let binary: [(UInt128, String)] = [
      (0x3040 << 112 | 10_000_000_000_000_000_000_000_000_000_000_000, "0"),
      (0x3041_ffff << 96, "0"),
      // The form for coefficients of at least 2¹¹³, with the exponents 0 and −1.
      (0x6c10 << 112, "0"), (0xec0f_c << 108 | 7, "-0.0"),
      (0x7800_0000_0000_0000 << 64 | 1, "Infinity"),
      (0x7c00_4000 << 96 | 5, "NaN5"),
      (0x7e00 << 112 | (1 << 110 - 1), "sNaN"),
    ]
    for (encoding, text) in binary {
      let value = Decimal128(bid: encoding)
      value.checkInvariants()
      #expect(value.description == text)
      #expect(!Decimal128.isCanonical(bid: encoding))
    }
    let decimal: [(UInt128, String)] = [
      (0x2208 << 112 | 0x1ff, "999"), (0xf800 << 112 | 1 << 100, "-Infinity"),
      (0x7c08_0000 << 96 | 0x3ff, "NaN999"),
    ]
    for (encoding, text) in decimal {
      let value = Decimal128(dpd: encoding)
      value.checkInvariants()
      #expect(value.description == text)
      #expect(!Decimal128.isCanonical(dpd: encoding))
    }
  }

  /// A context without clamp allows payloads of 34 digits, but the interchange formats hold 33.
  @Test func longPayloadsLoseTheirFirstDigit() throws {
    let value = try number("NaN9876543210987654321098765432109876")
    #expect(Decimal128(bid: value.bid).description == "NaN876543210987654321098765432109876")
    #expect(Decimal128(dpd: value.dpd).description == "NaN876543210987654321098765432109876")
  }

  @Test func signsOfEncodings() {
    let strange: UInt128 = 0x7800_2000 << 96
    let sign: UInt128 = 1 << 127
    #expect(Decimal128.copyNegate(encoding: strange) == strange | sign)
    #expect(Decimal128.copyAbs(encoding: strange | sign) == strange)
    #expect(Decimal128.copySign(encoding: strange, of: sign) == strange | sign)
  }
}
