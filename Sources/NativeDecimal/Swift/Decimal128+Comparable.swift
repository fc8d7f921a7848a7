// The type is not Strideable: a difference is rounded, so x.advanced(by: x.distance(to: y)) need
// not be y.

extension Decimal128: Comparable {
  // All four operators are written out: the default `x <= y` is `!(y < x)`, which is true for a
  // NaN.

  /// Whether x < y numerically; `false` if x or y is NaN.
  public static func < (x: Self, y: Self) -> Bool { isOrdered(x, y) && numericOrder(x, y) < 0 }

  /// Whether x ≤ y numerically; `false` if x or y is NaN.
  public static func <= (x: Self, y: Self) -> Bool { isOrdered(x, y) && numericOrder(x, y) <= 0 }

  /// Whether x > y numerically; `false` if x or y is NaN.
  public static func > (x: Self, y: Self) -> Bool { y < x }

  /// Whether x ≥ y numerically; `false` if x or y is NaN.
  public static func >= (x: Self, y: Self) -> Bool { y <= x }

  private static func isOrdered(_ x: Self, _ y: Self) -> Bool { !x.isNaN && !y.isNaN }
}
