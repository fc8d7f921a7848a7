extension BigDecimal: Comparable {
  // All four are written out: by the defaults, x <= y would be !(y < x), which is true for a NaN.

  /// Whether x < y numerically; `false` if one is a NaN.
  public static func < (x: BigDecimal, y: BigDecimal) -> Bool {
    isOrdered(x, y) && order(x, y) < 0
  }

  /// Whether x ≤ y numerically; `false` if one is a NaN.
  public static func <= (x: BigDecimal, y: BigDecimal) -> Bool {
    isOrdered(x, y) && order(x, y) <= 0
  }

  /// Whether x > y numerically; `false` if one is a NaN.
  public static func > (x: BigDecimal, y: BigDecimal) -> Bool { y < x }

  /// Whether x ≥ y numerically; `false` if one is a NaN.
  public static func >= (x: BigDecimal, y: BigDecimal) -> Bool { y <= x }

  private static func isOrdered(_ x: BigDecimal, _ y: BigDecimal) -> Bool { !x.isNaN && !y.isNaN }
}
