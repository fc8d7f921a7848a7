import Conformance
import NativeDecimal

extension Decimal128 {
  /// The encodings of the type that are judged.
  static let encodings: [DecimalEncoding<Decimal128>] = [
    DecimalEncoding(
      .denselyPacked, encode: \.dpd, decode: { Decimal128(dpd: $0) },
      isCanonical: { Decimal128.isCanonical(dpd: $0) }),
    DecimalEncoding(
      .binary, encode: \.bid, decode: { Decimal128(bid: $0) },
      isCanonical: { Decimal128.isCanonical(bid: $0) }),
  ]
}
