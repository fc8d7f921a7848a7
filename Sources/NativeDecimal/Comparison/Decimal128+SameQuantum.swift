extension Decimal128 {
  /// Whether both exponents are equal, both operands are infinite, or both are NaN.
  ///
  ///     Decimal128.sameQuantum(Decimal128("2.17")!, Decimal128("0.01")!)  // true
  ///     Decimal128.sameQuantum(Decimal128("2.17")!, Decimal128("0.1")!)  // false
  public static func sameQuantum(_ x: Self, _ y: Self) -> Bool {
    if x.isFinite && y.isFinite { return x.finiteExponent == y.finiteExponent }
    return x.isInfinite && y.isInfinite || x.isNaN && y.isNaN
  }
}
