import DecimalArithmetic

extension BigDecimal {
  public static func max(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    chosen(x, y, in: context) { cohortOrder(x, y) < 0 ? y : x }
  }

  public static func min(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    chosen(x, y, in: context) { cohortOrder(x, y) < 0 ? x : y }
  }

  public static func maxMagnitude(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    chosen(x, y, in: context) { orderOfMagnitudes(x, y) < 0 ? y : x }
  }

  public static func minMagnitude(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    chosen(x, y, in: context) { orderOfMagnitudes(x, y) < 0 ? x : y }
  }

  /// The choice between two numbers, or the number of a number and a quiet NaN, rounded.
  private static func chosen(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext, _ choice: () -> BigDecimal
  ) -> Outcome<BigDecimal> {
    let isSignaling = x.isSignalingNaN || y.isSignalingNaN
    if x.isNaN != y.isNaN && !isSignaling { return fitted(x.isNaN ? y : x, in: context) }
    if let nan = propagatedNaN(x, y, in: context) { return nan }
    return fitted(choice(), in: context)
  }

  /// By value, members of a cohort by the total order.
  private static func cohortOrder(_ x: BigDecimal, _ y: BigDecimal) -> Int {
    let order = order(x, y)
    return order != 0 ? order : totalOrder(x, y)
  }

  /// By magnitude, equal ones as numbers.
  private static func orderOfMagnitudes(_ x: BigDecimal, _ y: BigDecimal) -> Int {
    let order = order(copyAbs(x), copyAbs(y))
    return order != 0 ? order : totalOrder(x, y)
  }
}
