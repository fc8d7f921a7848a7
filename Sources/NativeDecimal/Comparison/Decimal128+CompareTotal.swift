extension Decimal128 {
  /// Returns −1, 0 or 1 by the total order of all values, cohort members and NaNs included.
  ///
  ///     Decimal128.compareTotal(Decimal128("12.30")!, Decimal128("12.3")!)  // -1
  ///     Decimal128.compareTotal(Decimal128("-0")!, 0)  // -1
  public static func compareTotal(_ x: Self, _ y: Self) -> Self { order(totalOrder(x, y)) }

  public static func compareTotalMagnitude(_ x: Self, _ y: Self) -> Self {
    order(totalOrder(copyAbs(x), copyAbs(y)))
  }

  /// Returns −1, 0 or 1 by the total order: −NaN, −sNaN, −∞, finite numbers, ∞, sNaN, NaN.
  ///
  /// NaNs are ordered by their payloads, equal numbers by their exponents. For negative values the
  /// order is reversed.
  ///
  /// Source: IEEE 754-2019, 5.10; General Decimal Arithmetic Specification 1.70, "compare-total".
  static func totalOrder(_ x: Self, _ y: Self) -> Int {
    if x.isNegative != y.isNegative { return x.isNegative ? -1 : 1 }
    let order = totalMagnitudeOrder(x, y)
    return x.isNegative ? -order : order
  }

  private static func totalMagnitudeOrder(_ x: Self, _ y: Self) -> Int {
    let rank = x.totalRank - y.totalRank
    if rank != 0 { return rank.signum() }
    if x.isInfinite { return 0 }
    if x.isNaN {
      return x.coefficient == y.coefficient ? 0 : x.coefficient < y.coefficient ? -1 : 1
    }
    let order = numericOrder(copyAbs(x), copyAbs(y))
    #if SeededFaults
    if totalOrderIgnoresExponent { return order }
    #endif
    return order != 0 ? order : (x.finiteExponent - y.finiteExponent).signum()
  }

  /// The rank of the kind of value among positive values.
  private var totalRank: Int {
    if isFinite { return 0 }
    if isInfinite { return 1 }
    return isSignalingNaN ? 2 : 3
  }

  /// Returns an order of −1, 0 or 1 as a number.
  private static func order(_ order: Int) -> Self {
    Decimal128(isNegative: order < 0, coefficient: order == 0 ? 0 : 1, exponent: 0)
  }
}
