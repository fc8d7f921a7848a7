import DecimalArithmetic

extension Decimal128 {
  /// Returns the larger operand, rounded; compare-total decides between equal operands.
  ///
  /// If one operand is a number and the other a quiet NaN, the result is the number.
  ///
  ///     Decimal128.max(7, Decimal128("NaN")!, in: .decimal128).value  // 7
  ///     Decimal128.max(Decimal128("1.0")!, 1, in: .decimal128).value  // 1
  public static func max(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    chosen(x, y, in: context) { order(x, y) < 0 ? y : x }
  }

  public static func min(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    chosen(x, y, in: context) { order(x, y) < 0 ? x : y }
  }

  /// Returns the operand of larger magnitude, rounded; max decides between equal magnitudes.
  ///
  ///     Decimal128.maxMagnitude(1, -3, in: .decimal128).value  // -3
  public static func maxMagnitude(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    chosen(x, y, in: context) { orderOfMagnitudes(x, y) < 0 ? y : x }
  }

  public static func minMagnitude(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    chosen(x, y, in: context) { orderOfMagnitudes(x, y) < 0 ? x : y }
  }

  /// Returns the operand that `choice` returns, or the only number beside a quiet NaN, rounded.
  private static func chosen(
    _ x: Self, _ y: Self, in context: ArithmeticContext, _ choice: () -> Self
  ) -> Outcome<Self> {
    let isSignaling = x.isSignalingNaN || y.isSignalingNaN
    if x.isNaN != y.isNaN && !isSignaling { return fitted(x.isNaN ? y : x, in: context) }
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    return fitted(choice(), in: context)
  }

  /// Returns −1, 0 or 1 by value; the total order decides between members of a cohort.
  private static func order(_ x: Self, _ y: Self) -> Int {
    let order = numericOrder(x, y)
    #if SeededFaults
    if choiceIgnoresCohort { return order }
    #endif
    return order != 0 ? order : totalOrder(x, y)
  }

  /// Returns −1, 0 or 1 by magnitude; the total order decides between equal magnitudes.
  private static func orderOfMagnitudes(_ x: Self, _ y: Self) -> Int {
    let order = numericOrder(copyAbs(x), copyAbs(y))
    return order != 0 ? order : totalOrder(x, y)
  }
}
