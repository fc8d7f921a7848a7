import DecimalArithmetic

/// The encoding of a decimal128 type, as ``EncodingLaws`` judges it.
public struct DecimalEncoding<B: DecimalBackend>: Sendable {
  /// The encoding of the coefficient.
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

  /// Creates an encoding from the functions of the type.
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

  /// Returns the bits of a number by the standard's table; `nil` if decimal128 cannot represent it.
  func expected(_ text: String) -> UInt128? {
    switch coefficient {
    case .denselyPacked: InterchangeFormat.decimal128.encoded(text)
    case .binary: InterchangeFormat.decimal128.encodedBinary(text)
    }
  }

  /// Returns the number that the standard's table assigns to the bits.
  func number(_ bits: UInt128) -> String {
    switch coefficient {
    case .denselyPacked: InterchangeFormat.decimal128.decoded(bits)
    case .binary: InterchangeFormat.decimal128.decodedBinary(bits)
    }
  }
}
