import DecimalArithmetic

/// Successive discounts on a price.
///
///     let price = try MoneyAmount(minorUnits: 100_00, decimals: 2)
///     let discounts: [Discount] = [.percent(ExactRatio(20)!), .percent(ExactRatio(10)!)]
///     let answer = try DiscountRequest(price: price, discounts).answer()
///     answer.prices  // [80.00, 72.00]
///     answer.effectivePercent == ExactRatio(28)  // true
///
/// Each discount applies to the exact price after the preceding one. Only the last price is
/// rounded, so the order of the discounts does not change the result if all are percentages. The
/// tax is computed from the rounded price.
public struct DiscountRequest: Hashable, Sendable {
  /// The price before the discounts, 0 or more.
  public var price: MoneyAmount
  /// The discounts in order, at most 100.
  public var discounts: [Discount]
  /// The tax in percent that is added to the reduced price; `nil` for no tax.
  public var taxPercent: ExactRatio?
  /// The rounding of the reduced price.
  ///
  /// Intermediate prices and the tax are rounded to the smallest part in the mode of this rounding.
  public var rounding: MoneyRounding

  /// Creates a request that rounds to the smallest part, half-up.
  public init(price: MoneyAmount, _ discounts: [Discount]) {
    self.price = price
    self.discounts = discounts
    rounding = MoneyRounding(unchecked: price.smallestPart, .halfUp)
  }

  /// Computes the price after each discount, the amount saved and the tax.
  ///
  ///     let price = try MoneyAmount(minorUnits: 19_99, decimals: 2)
  ///     var request = DiscountRequest(price: price, [.percent(ExactRatio(15)!)])
  ///     request.taxPercent = ExactRatio(8)!
  ///     let answer = try request.answer()
  ///     [answer.reducedPrice, answer.tax, answer.total]  // [16.99, 1.36, 18.35]
  ///
  /// - Throws: ``MoneyError`` for amounts and percentages below 0, a discount above 100 % or above
  ///   the price, more than 100 discounts, amounts of other decimals, and values beyond the limits.
  /// - Complexity: O(*n*) for *n* discounts.
  public func answer() throws(MoneyError) -> DiscountAnswer {
    try price.checkNotNegative(.price)
    try price.check(decimalsOf: rounding.step)
    try discounts.check(decimalsOf: price)
    let chain = try PriceChain(price, discounts, rounding.mode)
    let reduced = try rounding.rounded(chain.last)
    let tax = try taxed(reduced)
    let saved = try price.subtracting(reduced)
    let percent = try saved.exactValue.inPercent(of: price.exactValue)
    let steps =
      chain.steps + ExplanationStep.rounding(chain.last, rounding, to: reduced)
      + [.saved(saved, percent: percent)] + tax.steps
    return DiscountAnswer(
      price: price, prices: chain.prices, reducedPrice: reduced, saved: saved,
      effectivePercent: percent, tax: tax.tax, total: tax.total, steps: steps)
  }

  private func taxed(
    _ reduced: MoneyAmount
  ) throws(MoneyError) -> (tax: MoneyAmount, total: MoneyAmount, steps: [ExplanationStep]) {
    guard let taxPercent else { return (reduced.zero, reduced, []) }
    let tax = try TaxRate.percent(taxPercent).tax(on: reduced, rounding.mode)
    let total = try reduced.adding(tax)
    let steps: [ExplanationStep] = [
      .taxOf(taxPercent, base: reduced, tax: tax),
      .totalWithTax(price: reduced, tax: tax, total: total),
    ]
    return (tax, total, steps)
  }
}

/// The result of discounts on a price.
public struct DiscountAnswer: Hashable, Sendable {
  /// The price before the discounts.
  public let price: MoneyAmount
  /// The price after each discount, rounded to the smallest part of the currency.
  ///
  /// The next discount applies to the exact price, not to the rounded price.
  public let prices: [MoneyAmount]
  /// The price after all discounts.
  public let reducedPrice: MoneyAmount
  /// Price − reduced price; below 0 if rounding to a step raised the price.
  public let saved: MoneyAmount
  /// The exact value of saved ÷ price · 100, computed from rounded amounts; `nil` if the price is
  /// 0.
  public let effectivePercent: ExactRatio?
  /// The tax on the reduced price; 0 without tax.
  public let tax: MoneyAmount
  /// The sum of the reduced price and the tax.
  public let total: MoneyAmount
  /// The steps of the calculation, in order.
  public let steps: [ExplanationStep]
}

/// The exact price after each of several discounts.
private struct PriceChain {
  private(set) var last: ExactRatio
  private(set) var prices: [MoneyAmount] = []
  private(set) var steps: [ExplanationStep] = []

  init(
    _ price: MoneyAmount, _ discounts: [Discount], _ mode: RoundingMode
  ) throws(MoneyError) {
    let rounding = MoneyRounding(unchecked: price.smallestPart, mode)
    last = price.exactValue
    for (position, discount) in discounts.enumerated() {
      #if SeededFaults
      let next = try discount.faultyReduced(last, of: price)
      #else
      let next = try discount.reduced(last)
      #endif
      if next.isNegative, case .amount(let amount) = discount {
        throw .discountExceedsPrice(
          amount, price: try rounding.rounded(last), position: position)
      }
      steps.append(.reduced(by: discount, from: last, to: next, decimals: price.decimals))
      prices.append(try rounding.rounded(next))
      last = next
    }
  }
}
