import DecimalArithmetic

/// The rounding of an exact value to an amount: a step and a rounding mode.
///
///     let cash = try MoneyRounding(toStep: ExactRatio(5, exponent: -2)!, decimals: 2)
///     try cash.rounded(ExactRatio(57_23, exponent: -2)!)  // 57.25
///
/// The step is the smallest part of the currency or a whole multiple of it. The modes apply to the
/// number of steps: half-even rounds a tie to an even number of steps, and up05 tests the last
/// decimal digit of the number of steps.
public struct MoneyRounding: Hashable, Sendable {
  /// The amount whose multiples are the results.
  public let step: MoneyAmount
  /// The rounding mode of a value between two multiples.
  public let mode: RoundingMode

  /// Creates a rounding to the smallest part of a currency.
  ///
  ///     let yen = try MoneyRounding(toDecimals: 0, mode: .down)
  ///     try yen.rounded(ExactRatio(1_999, exponent: -1)!)  // 199
  ///
  /// - Throws: ``MoneyError/decimalsOutOfRange(_:)``.
  public init(toDecimals decimals: Int, mode: RoundingMode = .halfUp) throws(MoneyError) {
    try MoneyAmount.check(decimals: decimals)
    self.init(unchecked: MoneyAmount(unchecked: 1, decimals: decimals), mode)
  }

  /// Creates a rounding to multiples of an amount.
  ///
  ///     let half = try MoneyAmount(minorUnits: 50, decimals: 2)
  ///     let rounding = try MoneyRounding(toStep: half, mode: .up)
  ///     try rounding.rounded(ExactRatio(19_01, exponent: -2)!)  // 19.50
  ///
  /// - Throws: ``MoneyError/stepNotPositive`` for 0 or an amount below 0.
  public init(toStep step: MoneyAmount, mode: RoundingMode = .halfUp) throws(MoneyError) {
    if step.minorUnits <= 0 { throw .stepNotPositive }
    self.init(unchecked: step, mode)
  }

  /// Creates a rounding to multiples of a step in the currency's main unit, such as 0.05.
  ///
  ///     let cash = try MoneyRounding(toStep: ExactRatio(5, exponent: -2)!, decimals: 2)
  ///     try cash.rounded(ExactRatio(57_22, exponent: -2)!)  // 57.20
  ///
  /// - Throws: ``MoneyError/stepNotPositive`` for 0 or a number below 0;
  ///   ``MoneyError/stepNotWhole(_:decimals:)`` if the step is no whole number of smallest parts;
  ///   ``MoneyError/decimalsOutOfRange(_:)``; ``MoneyError/amountTooLarge``;
  ///   ``MoneyError/ratioTooLong``.
  public init(
    toStep step: ExactRatio, decimals: Int, mode: RoundingMode = .halfUp
  ) throws(MoneyError) {
    try MoneyAmount.check(decimals: decimals)
    if step.isZero || step.isNegative { throw .stepNotPositive }
    let amount: MoneyAmount
    do throws(MoneyError) {
      amount = try MoneyAmount(exactly: step, decimals: decimals)
    } catch .notWhole(let ratio, let decimals) {
      throw .stepNotWhole(ratio, decimals: decimals)
    }
    self.init(unchecked: amount, mode)
  }

  /// Creates a rounding whose step is known to be above 0.
  init(unchecked step: MoneyAmount, _ mode: RoundingMode) {
    self.step = step
    self.mode = mode
  }
}
