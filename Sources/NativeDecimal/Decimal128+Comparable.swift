// Not Strideable: a difference is rounded, so x.advanced(by: x.distance(to: y)) need not be y.

extension Decimal128: Comparable {
  // All four are written out: by the defaults, x <= y would be !(y < x) and true of a NaN.

  /// Numeric order; false if one is a NaN.
  public static func < (x: Self, y: Self) -> Bool { isOrdered(x, y) && numericOrder(x, y) < 0 }

  /// Numeric order; false if one is a NaN.
  public static func <= (x: Self, y: Self) -> Bool { isOrdered(x, y) && numericOrder(x, y) <= 0 }

  /// Numeric order; false if one is a NaN.
  public static func > (x: Self, y: Self) -> Bool { y < x }

  /// Numeric order; false if one is a NaN.
  public static func >= (x: Self, y: Self) -> Bool { y <= x }

  private static func isOrdered(_ x: Self, _ y: Self) -> Bool { !x.isNaN && !y.isNaN }
}
