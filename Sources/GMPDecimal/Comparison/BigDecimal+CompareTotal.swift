import DecimalArithmetic

extension BigDecimal {
  public static func compareTotal(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
    BigDecimal(order: totalOrder(x, y), storage: x.storage.joined(y.storage))
  }

  public static func compareTotalMagnitude(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
    compareTotal(copyAbs(x), copyAbs(y))
  }

  /// Returns −1, 0 or 1 by the total order: −NaN, −sNaN, −∞, finite numbers, ∞, sNaN, NaN.
  ///
  /// NaNs are ordered by payload, and numbers of equal value by exponent. For negative values the
  /// order is reversed.
  ///
  /// Source: IEEE 754-2019, 5.10; General Decimal Arithmetic Specification 1.70, "compare-total".
  static func totalOrder(_ x: BigDecimal, _ y: BigDecimal) -> Int {
    if x.isNegative != y.isNegative { return x.isNegative ? -1 : 1 }
    let order = totalMagnitudeOrder(copyAbs(x), copyAbs(y))
    return x.isNegative ? -order : order
  }

  private static func totalMagnitudeOrder(_ x: BigDecimal, _ y: BigDecimal) -> Int {
    let rank = x.totalRank - y.totalRank
    if rank != 0 { return rank.signum() }
    if x.isInfinite { return 0 }
    if x.isNaN { return x.natural.compared(with: y.natural).signum() }
    let order = order(x, y)
    return order != 0 ? order : (x.exponent - y.exponent).signum()
  }

  /// The rank of the kind of a positive value: finite, infinite, signaling NaN, quiet NaN.
  private var totalRank: Int {
    if isFinite { return 0 }
    if isInfinite { return 1 }
    return isSignalingNaN ? 2 : 3
  }
}
