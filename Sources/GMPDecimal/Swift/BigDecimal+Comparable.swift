extension BigDecimal: Comparable {
  // All four are written out: by the defaults, x <= y would be !(y < x) and true of a NaN.

  /// Numeric order; false if one is a NaN.
  public static func < (x: BigDecimal, y: BigDecimal) -> Bool {
    isOrdered(x, y) && order(x, y) < 0
  }

  /// Numeric order; false if one is a NaN.
  public static func <= (x: BigDecimal, y: BigDecimal) -> Bool {
    isOrdered(x, y) && order(x, y) <= 0
  }

  /// Numeric order; false if one is a NaN.
  public static func > (x: BigDecimal, y: BigDecimal) -> Bool { y < x }

  /// Numeric order; false if one is a NaN.
  public static func >= (x: BigDecimal, y: BigDecimal) -> Bool { y <= x }

  private static func isOrdered(_ x: BigDecimal, _ y: BigDecimal) -> Bool { !x.isNaN && !y.isNaN }
}
