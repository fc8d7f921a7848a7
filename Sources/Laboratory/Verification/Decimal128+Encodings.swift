import Conformance
import NativeDecimal

extension Decimal128 {
  /// The encodings of `Decimal128` that the laws judge.
  static let encodings: [DecimalEncoding<Decimal128>] = [
    DecimalEncoding(
      .denselyPacked, encode: \.dpd, decode: { Decimal128(dpd: $0) },
      isCanonical: { Decimal128.isCanonical(dpd: $0) }),
    DecimalEncoding(
      .binary, encode: \.bid, decode: { Decimal128(bid: $0) },
      isCanonical: { Decimal128.isCanonical(bid: $0) }),
  ]
}
