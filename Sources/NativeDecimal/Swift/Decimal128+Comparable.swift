// The type is not Strideable: a difference is rounded, so x.advanced(by: x.distance(to: y)) need
// not be y.

extension Decimal128: Comparable {
  // All four operators are written out: the default `x <= y` is `!(y < x)`, which is true for a
  // NaN.

  /// Whether x < y numerically; `false` if x or y is NaN.
  ///
  ///     Decimal128("0.1")! < Decimal128("0.10")!  // false
  ///     Decimal128("-Infinity")! < 0  // true
  public static func < (x: Self, y: Self) -> Bool { isOrdered(x, y) && numericOrder(x, y) < 0 }

  /// Whether x ≤ y numerically; `false` if x or y is NaN.
  ///
  ///     Decimal128("1.50")! <= Decimal128("1.5")!  // true
  ///     Decimal128("NaN")! <= 1  // false
  public static func <= (x: Self, y: Self) -> Bool { isOrdered(x, y) && numericOrder(x, y) <= 0 }

  /// Whether x > y numerically; `false` if x or y is NaN.
  public static func > (x: Self, y: Self) -> Bool { y < x }

  /// Whether x ≥ y numerically; `false` if x or y is NaN.
  public static func >= (x: Self, y: Self) -> Bool { y <= x }

  private static func isOrdered(_ x: Self, _ y: Self) -> Bool { !x.isNaN && !y.isNaN }
}
