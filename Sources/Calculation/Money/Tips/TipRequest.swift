import DecimalArithmetic

/// A tip on a bill, and the total shared evenly.
///
///     let bill = try MoneyAmount(minorUnits: 48_50, decimals: 2)
///     var request = TipRequest(bill: bill, percent: ExactRatio(18)!)
///     request.people = 3
///     let answer = try request.answer()
///     [answer.tip, answer.total]  // [8.73, 57.23]
///     answer.shares.amounts  // [19.08, 19.08, 19.07]
///
/// The tip is a percentage of the bill before or after tax. Either the tip is rounded once, or the
/// tip follows from the rounded total or the rounded shares.
public struct TipRequest: Hashable, Sendable {
  /// The amount on the bill.
  public var bill: MoneyAmount
  /// The tip in percent, 0 or more.
  public var percent: ExactRatio
  /// The number of people who share the total.
  public var people = 1
  /// The tax that is added to, or contained in, the bill.
  public var tax = BillTax.none
  /// Whether the tip is a percentage of the bill before or after tax.
  public var base = TipBase.beforeTax
  /// The amount that is rounded: tip, total or share.
  public var rounding = TipRounding.tip
  /// The mode in which the tax, and with ``TipRounding/tip`` the tip, is rounded to the smallest
  /// part.
  public var mode = RoundingMode.halfUp

  public init(bill: MoneyAmount, percent: ExactRatio) {
    self.bill = bill
    self.percent = percent
  }

  /// Computes the tip, the total and the shares.
  ///
  ///     let bill = try MoneyAmount(minorUnits: 48_50, decimals: 2)
  ///     var request = TipRequest(bill: bill, percent: ExactRatio(18)!)
  ///     request.rounding = .total(try MoneyRounding(toStep: .one, decimals: 2))
  ///     let answer = try request.answer()
  ///     [answer.tip, answer.total]  // [8.50, 57.00]
  ///
  /// - Throws: ``MoneyError`` for amounts and percentages below 0, people beyond 1…10,000, amounts
  ///   of other decimals, and values beyond the limits.
  /// - Complexity: O(*n* log *n*) for *n* people.
  public func answer() throws(MoneyError) -> TipAnswer {
    let weights = try ShareWeights(people: people)
    let bill = try Bill(bill, tax, mode)
    let tip = try ExactTip(on: bill, percent, base, mode)
    return try tip.answer(rounding, sharedBy: weights)
  }
}

/// The amount of a tip request that is rounded; the other amounts follow from it.
public enum TipRounding: Hashable, Sendable {
  /// The tip is rounded to the smallest part. The total is bill + tip.
  case tip
  /// The exact total is rounded. The tip is total − bill.
  case total(MoneyRounding)
  /// Each exact share of the exact total is rounded. The total is the sum of the shares, and the
  /// tip is total − bill.
  case eachShare(MoneyRounding)
}

/// The result of a tip request.
public struct TipAnswer: Hashable, Sendable {
  /// The bill without tax.
  public let net: MoneyAmount
  /// The tax; 0 without a separate tax.
  public let tax: MoneyAmount
  /// The bill with tax: net + tax.
  public let bill: MoneyAmount
  /// The amount of which the tip is a percentage.
  public let base: MoneyAmount
  /// The tip; below 0 if rounding made the total less than the bill.
  ///
  /// A step states the deficit of a tip below 0.
  public let tip: MoneyAmount
  /// The exact value of tip ÷ base · 100, computed from the rounded tip; `nil` if the base is 0.
  public let effectivePercent: ExactRatio?
  /// The amount to pay: bill + tip.
  public let total: MoneyAmount
  /// The amount of each person; the amounts add up to the total.
  public let shares: MoneyShares
  /// The steps of the calculation, in order.
  public let steps: [ExplanationStep]
}
