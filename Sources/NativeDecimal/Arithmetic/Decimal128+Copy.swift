extension Decimal128 {
  public static func canonical(_ x: Self) -> Self { x }

  public static func copyAbs(_ x: Self) -> Self { Decimal128(bits: x.bits & ~signBit) }

  public static func copyNegate(_ x: Self) -> Self { Decimal128(bits: x.bits ^ signBit) }

  public static func copySign(_ x: Self, of y: Self) -> Self {
    Decimal128(bits: x.bits & ~signBit | y.bits & signBit)
  }
}
