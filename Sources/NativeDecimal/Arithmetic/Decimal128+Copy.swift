extension Decimal128 {
  public static func canonical(_ x: Self) -> Self { x }

  public static func copyAbs(_ x: Self) -> Self { Decimal128(bits: x.bits & ~signBit) }

  /// Returns x with the opposite sign, also for a NaN; raises no conditions.
  ///
  ///     Decimal128.copyNegate(0)  // -0
  ///     Decimal128.copyNegate(Decimal128("NaN")!)  // -NaN
  public static func copyNegate(_ x: Self) -> Self { Decimal128(bits: x.bits ^ signBit) }

  /// Returns x with the sign of y, also for a NaN; raises no conditions.
  ///
  ///     Decimal128.copySign(Decimal128("1.50")!, of: -7)  // -1.50
  public static func copySign(_ x: Self, of y: Self) -> Self {
    Decimal128(bits: x.bits & ~signBit | y.bits & signBit)
  }
}
