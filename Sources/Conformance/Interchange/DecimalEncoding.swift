import DecimalArithmetic

/// How a type of decimal128 says which bits stand for its numbers, to be judged by
/// ``EncodingLaws``.
public struct DecimalEncoding<B: DecimalBackend>: Sendable {
  /// How the coefficient is written.
  public enum Coefficient: String, Sendable {
    /// Declets: three digits in ten bits (DPD).
    case denselyPacked = "dpd"
    /// An integer (BID).
    case binary = "bid"
  }

  let coefficient: Coefficient
  let encode: @Sendable (B) -> UInt128
  let decode: @Sendable (UInt128) -> B
  let isCanonical: @Sendable (UInt128) -> Bool

  /// An encoding from what the type has for it.
  public init(
    _ coefficient: Coefficient, encode: @escaping @Sendable (B) -> UInt128,
    decode: @escaping @Sendable (UInt128) -> B,
    isCanonical: @escaping @Sendable (UInt128) -> Bool
  ) {
    self.coefficient = coefficient
    self.encode = encode
    self.decode = decode
    self.isCanonical = isCanonical
  }

  /// The bits that the standard's table gives a number; `nil` if decimal128 does not hold it.
  func expected(_ text: String) -> UInt128? {
    switch coefficient {
    case .denselyPacked: InterchangeFormat.decimal128.encoded(text)
    case .binary: InterchangeFormat.decimal128.encodedBinary(text)
    }
  }

  /// The number that the standard's table reads in the bits.
  func number(_ bits: UInt128) -> String {
    switch coefficient {
    case .denselyPacked: InterchangeFormat.decimal128.decoded(bits)
    case .binary: InterchangeFormat.decimal128.decodedBinary(bits)
    }
  }
}
