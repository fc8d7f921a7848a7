import DecimalArithmetic

/// The price before discounts, computed from the price after them.
///
///     let paid = try MoneyAmount(minorUnits: 80_00, decimals: 2)
///     let request = PriceBeforeRequest(reducedPrice: paid, [.percent(ExactRatio(20)!)])
///     try request.answer().price  // 100.00
///     try request.answer().isExact  // true
///
/// The exact price before the discounts may have more decimals than the currency: 15.99 was 19.9875
/// before 20 % off. Such a price is rounded, and the answer states the price after the discounts on
/// the rounded price.
public struct PriceBeforeRequest: Hashable, Sendable {
  /// The price after the discounts, with the tax if there is one; 0 or more.
  public var reducedPrice: MoneyAmount
  /// The discounts in the order in which they were taken off, at most 100.
  public var discounts: [Discount]
  /// The tax in percent that the reduced price contains; `nil` for no tax.
  public var taxPercent: ExactRatio?
  /// The rounding of the price before the discounts.
  ///
  /// ``PriceBeforeAnswer/comesTo`` is rounded to the smallest part in the mode of this rounding.
  public var rounding: MoneyRounding

  /// Creates a request that rounds to the smallest part, half-up.
  public init(reducedPrice: MoneyAmount, _ discounts: [Discount]) {
    self.reducedPrice = reducedPrice
    self.discounts = discounts
    rounding = MoneyRounding(unchecked: reducedPrice.smallestPart, .halfUp)
  }

  /// Computes the price before the discounts.
  ///
  ///     let paid = try MoneyAmount(minorUnits: 15_99, decimals: 2)
  ///     let request = PriceBeforeRequest(reducedPrice: paid, [.percent(ExactRatio(20)!)])
  ///     try request.answer().price  // 19.99
  ///     try request.answer().isExact  // false
  ///     try request.answer().givesReducedPrice  // true
  ///
  /// - Throws: ``MoneyError/anyPriceBefore(position:)`` for a discount of 100 %; ``MoneyError`` for
  ///   amounts and percentages below 0, a discount above 100 %, more than 100 discounts, amounts of
  ///   other decimals, and values beyond the limits.
  /// - Complexity: O(*n*) for *n* discounts.
  public func answer() throws(MoneyError) -> PriceBeforeAnswer {
    try reducedPrice.checkNotNegative(.reducedPrice)
    try reducedPrice.check(decimalsOf: rounding.step)
    try discounts.check(decimalsOf: reducedPrice)
    var steps: [ExplanationStep] = []
    let untaxed = try withoutTax(&steps)
    let exact = try restored(untaxed, &steps)
    let price = try rounding.rounded(exact)
    let comesTo = try forward(price)
    if price.exactValue != exact {
      steps.append(.noExactPrice(exact, rounding, price: price))
      steps.append(.comesTo(comesTo, from: price, given: reducedPrice))
    }
    return PriceBeforeAnswer(
      reducedPrice: reducedPrice, exactPrice: exact, price: price, comesTo: comesTo, steps: steps)
  }

  private func withoutTax(_ steps: inout [ExplanationStep]) throws(MoneyError) -> ExactRatio {
    guard let taxPercent else { return reducedPrice.exactValue }
    try taxPercent.checkPercent(.tax)
    let price = try reducedPrice.exactValue.times(.hundred)
      .over(ExactRatio.hundred.plus(taxPercent))
    steps.append(.taxTakenOut(taxPercent, total: reducedPrice, price: price))
    return price
  }

  /// Reverses the discounts, beginning with the last.
  private func restored(
    _ last: ExactRatio, _ steps: inout [ExplanationStep]
  ) throws(MoneyError) -> ExactRatio {
    var price = last
    for (position, discount) in discounts.enumerated().reversed() {
      let before = try discount.restored(price, position: position)
      steps.append(
        .restored(discount, from: price, to: before, decimals: reducedPrice.decimals))
      price = before
    }
    return price
  }

  /// Returns the price after discounts and tax on a price; `nil` if a discount exceeds the price.
  private func forward(_ price: MoneyAmount) throws(MoneyError) -> MoneyAmount? {
    var request = DiscountRequest(price: price, discounts)
    request.taxPercent = taxPercent
    request.rounding = MoneyRounding(unchecked: price.smallestPart, rounding.mode)
    do throws(MoneyError) {
      return try request.answer().total
    } catch {
      if case .discountExceedsPrice = error { return nil }
      throw error
    }
  }
}

/// The result of a request for a price before discounts.
public struct PriceBeforeAnswer: Hashable, Sendable {
  /// The given price after the discounts.
  public let reducedPrice: MoneyAmount
  /// The exact price before the discounts.
  public let exactPrice: ExactRatio
  /// The rounded price before the discounts.
  public let price: MoneyAmount
  /// The price after the discounts on ``price``, with tax; `nil` if a discount exceeds the price.
  public let comesTo: MoneyAmount?
  /// The steps of the calculation, in order.
  public let steps: [ExplanationStep]

  /// Whether ``price`` equals ``exactPrice``.
  ///
  /// If the prices differ, no multiple of the step gives the reduced price without rounding.
  public var isExact: Bool { price.exactValue == exactPrice }

  /// Whether the discounts on ``price`` give the reduced price again after rounding.
  public var givesReducedPrice: Bool { comesTo == reducedPrice }
}
