import DecimalArithmetic

extension BigDecimal {
  public static func sameQuantum(_ x: BigDecimal, _ y: BigDecimal) -> Bool {
    if x.isFinite && y.isFinite { return x.exponent == y.exponent }
    return x.isInfinite && y.isInfinite || x.isNaN && y.isNaN
  }
}
