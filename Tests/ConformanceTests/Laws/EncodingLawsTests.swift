import Conformance
import Metryvo
import PropertyTesting
import Testing

/// Decimal128's encodings, compared with codecs made from the standard's tables, and seeded faults.
@Suite struct EncodingLawsTests {
  private typealias Encoding = DecimalEncoding<Decimal128>

  private static let packed = Encoding(
    .denselyPacked, encode: \.dpd, decode: { Decimal128(dpd: $0) },
    isCanonical: { Decimal128.isCanonical(dpd: $0) })
  private static let binary = Encoding(
    .binary, encode: \.bid, decode: { Decimal128(bid: $0) },
    isCanonical: { Decimal128.isCanonical(bid: $0) })

  private func broken(_ encodings: [Encoding]) -> [String] {
    EncodingLaws.all(for: encodings).map { $0.run(.quiet(seed: 8, cases: 5_000)) }
      .filter { !$0.holds }.map(\.identifier)
  }

  @Test func bothEncodingsHold() {
    let reports = EncodingLaws.all(for: [Self.packed, Self.binary])
      .map { $0.run(.quiet(seed: 8, cases: 20_000)) }
    #expect(reports.filter { !$0.holds }.map(\.description) == [])
    #expect(reports.count == 4)
  }

  @Test func oneEncodingIsNotTheOther() {
    let mistaken = Encoding(
      .binary, encode: \.dpd, decode: { Decimal128(dpd: $0) },
      isCanonical: { Decimal128.isCanonical(dpd: $0) })
    #expect(broken([mistaken]) == ["bid-encoding-round-trip", "every-bid-encoding-is-read"])
  }

  @Test func aLostSignAndALostPayloadAreNoticed() {
    let unsigned = Encoding(
      .binary, encode: \.bid, decode: { Decimal128(bid: $0 & ~(1 << 127)) },
      isCanonical: { Decimal128.isCanonical(bid: $0) })
    #expect(broken([unsigned]) == ["bid-encoding-round-trip", "every-bid-encoding-is-read"])
    let noPayload = Encoding(
      .denselyPacked, encode: { $0.isNaN ? ($0.dpd >> 110) << 110 : $0.dpd },
      decode: { Decimal128(dpd: $0) }, isCanonical: { Decimal128.isCanonical(dpd: $0) })
    #expect(broken([noPayload]) == ["dpd-encoding-round-trip", "every-dpd-encoding-is-read"])
  }

  /// Non-canonical bits are decoded.
  ///
  /// Only this law finds a reader that calls all bits canonical.
  @Test func whatIsNotCanonicalIsSaid() {
    let credulous = Encoding(
      .binary, encode: \.bid, decode: { Decimal128(bid: $0) }, isCanonical: { _ in true })
    #expect(broken([credulous]) == ["every-bid-encoding-is-read"])
  }

  /// Numbers whose encodings the standard and decNumber's files state: 1, the largest number,
  /// −0E+3, infinity.
  @Test func binaryEncodingsByHand() {
    let format = InterchangeFormat.decimal128
    let rows: [(String, UInt128)] = [
      ("1E0", 6_176 << 113 | 1), ("-0E3", 1 << 127 | 6_179 << 113), ("Infinity", 0x78 << 120),
      ("-sNaN12", 0xFE << 120 | 12),
      ("9999999999999999999999999999999999E6111", 0x5FFF_ED09_BEAD_87C0_378D_8E63_FFFF_FFFF),
    ]
    for (text, bits) in rows {
      #expect(format.encodedBinary(text) == bits, "\(text)")
      #expect(format.decodedBinary(bits) == text, "\(text)")
    }
    // decimal32's coefficient has 24 bits, one more than fits without the long form.
    let narrow = InterchangeFormat.decimal32
    #expect(narrow.encodedBinary("9999999E90") == 0x77F8_967F)
    #expect(narrow.decodedBinary(0x77F8_967F) == "9999999E90")
    #expect(narrow.decodedBinary(0x77FF_FFFF) == "0E90")
  }
}
