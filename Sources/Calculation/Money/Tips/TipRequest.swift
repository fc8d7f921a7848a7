import DecimalArithmetic

/// A tip on a bill, and the total shared evenly.
///
///     var request = TipRequest(bill: price, percent: eighteen)   // 48.50 and 18 %
///     request.people = 3
///     let answer = try request.answer()
///     answer.tip              // 8.73
///     answer.total            // 57.23
///     answer.shares.amounts   // 19.08 19.08 19.07
///
/// The tip is a percentage of the bill before or after tax. It is rounded once, or follows from the
/// rounded total or the rounded shares.
public struct TipRequest: Hashable, Sendable {
  /// The amount on the bill.
  public var bill: MoneyAmount
  /// The tip in percent, 0 or more.
  public var percent: ExactRatio
  /// How many people share the total.
  public var people = 1
  /// The tax beside or in the bill.
  public var tax = BillTax.none
  /// Whether the tip is a percentage of the bill before or after tax.
  public var base = TipBase.beforeTax
  /// Which of tip, total and share is rounded.
  public var rounding = TipRounding.tip
  /// How the tax, and a tip that is rounded itself, are rounded to the smallest part.
  public var mode = RoundingMode.halfUp

  public init(bill: MoneyAmount, percent: ExactRatio) {
    self.bill = bill
    self.percent = percent
  }

  /// The tip, the total and the shares.
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

/// Which amount of a tip is rounded; the others follow from it.
public enum TipRounding: Hashable, Sendable {
  /// The tip is rounded to the smallest part. The total is bill + tip.
  case tip
  /// The exact total is rounded. The tip is total − bill.
  case total(MoneyRounding)
  /// Each exact share of the exact total is rounded. The total is the sum of the shares, and the
  /// tip total − bill.
  case eachShare(MoneyRounding)
}

/// A tip, and what each person pays.
public struct TipAnswer: Hashable, Sendable {
  /// The bill without tax.
  public let net: MoneyAmount
  /// The tax; 0 if none is told apart.
  public let tax: MoneyAmount
  /// The bill with tax: net + tax.
  public let bill: MoneyAmount
  /// The amount that the tip is a percentage of.
  public let base: MoneyAmount
  /// The tip; below 0 if rounding made the total less than the bill, which a step then says.
  public let tip: MoneyAmount
  /// The tip in percent of the base, exactly, after all rounding; `nil` if the base is 0.
  public let effectivePercent: ExactRatio?
  /// The amount that is paid: bill + tip.
  public let total: MoneyAmount
  /// The amount of each person; the amounts add up to the total.
  public let shares: MoneyShares
  /// How the result came about.
  public let steps: [ExplanationStep]
}
