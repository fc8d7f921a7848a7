extension Decimal128 {
  // A value is always canonical; these change the sign of an encoding and keep what is not.

  /// GDA copy-abs of an encoding, BID or DPD: it stays canonical or not.
  ///
  /// Source: IEEE 754-2019, 5.5.1: operations on sign bits work on encodings.
  public static func copyAbs(encoding: UInt128) -> UInt128 { encoding & ~signBit }

  /// GDA copy-negate of an encoding, BID or DPD: it stays canonical or not.
  public static func copyNegate(encoding: UInt128) -> UInt128 { encoding ^ signBit }

  /// GDA copy-sign of an encoding, BID or DPD: it stays canonical or not.
  public static func copySign(encoding: UInt128, of other: UInt128) -> UInt128 {
    copyAbs(encoding: encoding) | other & signBit
  }
}
