extension BigDecimal: Comparable {
  // All four operators are written out: the default x <= y is !(y < x), which is true for a NaN.

  /// Returns whether x < y numerically; `false` if x or y is a NaN.
  ///
  ///     BigDecimal("9.99")! < 10  // true
  ///     [BigDecimal("10")!, BigDecimal("9.99")!].sorted()  // [9.99, 10]
  ///     BigDecimal("NaN")! < 10  // false
  public static func < (x: BigDecimal, y: BigDecimal) -> Bool {
    isOrdered(x, y) && order(x, y) < 0
  }

  /// Returns whether x ≤ y numerically; `false` if x or y is a NaN.
  ///
  ///     BigDecimal("1.50")! <= BigDecimal("1.5")!  // true
  ///     BigDecimal("NaN")! <= 10  // false
  public static func <= (x: BigDecimal, y: BigDecimal) -> Bool {
    isOrdered(x, y) && order(x, y) <= 0
  }

  /// Returns whether x > y numerically; `false` if x or y is a NaN.
  public static func > (x: BigDecimal, y: BigDecimal) -> Bool { y < x }

  /// Returns whether x ≥ y numerically; `false` if x or y is a NaN.
  public static func >= (x: BigDecimal, y: BigDecimal) -> Bool { y <= x }

  private static func isOrdered(_ x: BigDecimal, _ y: BigDecimal) -> Bool { !x.isNaN && !y.isNaN }
}
