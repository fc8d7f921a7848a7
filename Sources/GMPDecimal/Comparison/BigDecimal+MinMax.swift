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

  /// Rounds the result of `choice` for two numbers, or the number if the other operand is a quiet
  /// NaN.
  private static func chosen(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext, _ choice: () -> BigDecimal
  ) -> Outcome<BigDecimal> {
    let isSignaling = x.isSignalingNaN || y.isSignalingNaN
    if x.isNaN != y.isNaN && !isSignaling { return fitted(x.isNaN ? y : x, in: context) }
    if let nan = propagatedNaN(x, y, in: context) { return nan }
    return fitted(choice(), in: context)
  }

  /// Compares by value; the total order decides between members of a cohort.
  private static func cohortOrder(_ x: BigDecimal, _ y: BigDecimal) -> Int {
    let order = order(x, y)
    return order != 0 ? order : totalOrder(x, y)
  }

  /// Compares by magnitude; the total order decides between equal magnitudes.
  private static func orderOfMagnitudes(_ x: BigDecimal, _ y: BigDecimal) -> Int {
    let order = order(copyAbs(x), copyAbs(y))
    return order != 0 ? order : totalOrder(x, y)
  }
}
