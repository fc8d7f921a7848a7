extension Decimal128 {
  // A value is always canonical. These functions change the sign of an encoding, canonical or not.

  /// GDA copy-abs of an encoding, BID or DPD; a non-canonical encoding stays non-canonical.
  ///
  /// Source: IEEE 754-2019, 5.5.1: operations on sign bits work on encodings.
  public static func copyAbs(encoding: UInt128) -> UInt128 { encoding & ~signBit }

  /// GDA copy-negate of an encoding, BID or DPD; a non-canonical encoding stays non-canonical.
  ///
  ///     Decimal128.copyNegate(encoding: Decimal128(7).bid) == Decimal128(-7).bid  // true
  public static func copyNegate(encoding: UInt128) -> UInt128 { encoding ^ signBit }

  /// GDA copy-sign of an encoding, BID or DPD; a non-canonical encoding stays non-canonical.
  public static func copySign(encoding: UInt128, of other: UInt128) -> UInt128 {
    copyAbs(encoding: encoding) | other & signBit
  }
}
