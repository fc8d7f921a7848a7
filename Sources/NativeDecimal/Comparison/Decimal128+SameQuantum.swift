extension Decimal128 {
  public static func sameQuantum(_ x: Self, _ y: Self) -> Bool {
    if x.isFinite && y.isFinite { return x.finiteExponent == y.finiteExponent }
    return x.isInfinite && y.isInfinite || x.isNaN && y.isNaN
  }
}
