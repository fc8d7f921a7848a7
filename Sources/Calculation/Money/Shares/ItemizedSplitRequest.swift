import DecimalArithmetic

/// An item of a bill, and the people who share it evenly.
public struct BillItem: Hashable, Sendable {
  /// The amount of the item, 0 or more.
  public var amount: MoneyAmount
  /// The positions of the people, from 0, each once.
  public var people: [Int]

  public init(_ amount: MoneyAmount, sharedBy people: [Int]) {
    self.amount = amount
    self.people = people
  }
}

/// A bill that people share by their items.
///
///     let twelve = try MoneyAmount(minorUnits: 12_00, decimals: 2)
///     let nine = try MoneyAmount(minorUnits: 9_00, decimals: 2)
///     let items = [BillItem(twelve, sharedBy: [0]), BillItem(nine, sharedBy: [0, 1])]
///     var request = ItemizedSplitRequest(items: items, people: 2)
///     request.tipPercent = ExactRatio(10)!
///     try request.answer().bill.shares.amounts  // [18.15, 4.95]
///
/// Tax and tip are computed on the whole bill. The total is shared once, in proportion to the exact
/// items of each person, so rounding of single items does not accumulate.
public struct ItemizedSplitRequest: Hashable, Sendable {
  /// The items.
  public var items: [BillItem]
  /// The number of people; people without an item pay nothing.
  public var people: Int
  /// The tax that is added to, or contained in, the sum of the items.
  public var tax = BillTax.none
  /// The tip in percent, 0 or more.
  public var tipPercent = ExactRatio.zero
  /// Whether the tip is a percentage of the bill before or after tax.
  public var base = TipBase.beforeTax
  /// The amount that is rounded: tip, total or share.
  public var rounding = TipRounding.tip
  /// The mode in which the tax, and with ``TipRounding/tip`` the tip, is rounded to the smallest
  /// part.
  public var mode = RoundingMode.halfUp

  public init(items: [BillItem], people: Int) {
    self.items = items
    self.people = people
  }

  /// Computes the tip, the total and the shares.
  ///
  ///     let pizza = BillItem(try MoneyAmount(minorUnits: 10_00, decimals: 2), sharedBy: [0, 1, 2])
  ///     let wine = BillItem(try MoneyAmount(minorUnits: 8_00, decimals: 2), sharedBy: [2])
  ///     let answer = try ItemizedSplitRequest(items: [pizza, wine], people: 3).answer()
  ///     answer.subtotals[0] == ExactRatio(10, over: 3)  // true
  ///     answer.bill.shares.amounts  // [3.34, 3.33, 11.33]
  ///
  /// - Throws: ``MoneyError`` for items of nobody or of unknown people, amounts and percentages
  ///   below 0, items that are all 0, and values beyond the limits; ``MoneyError/ratioTooLong`` if
  ///   the exact items of the people have no common denominator of 128 bits.
  /// - Complexity: O(*n* log *n* + *m*) for *n* people and *m* names in items.
  public func answer() throws(MoneyError) -> ItemizedSplitAnswer {
    let tally = try ItemTally(items, people: people)
    let bill = try Bill(tally.sum, tax, mode)
    let tip = try ExactTip(on: bill, tipPercent, base, mode)
    let answer = try tip.answer(rounding, sharedBy: tally.weights)
    return ItemizedSplitAnswer(
      bill: answer, subtotals: tally.subtotals,
      steps: tally.steps + [.inProportionToItems] + answer.steps)
  }
}

/// The result of a bill shared by items.
public struct ItemizedSplitAnswer: Hashable, Sendable {
  /// The tax, the tip, the total and the shares.
  public let bill: TipAnswer
  /// The exact sum of the items of each person, in the currency's main unit.
  public let subtotals: [ExactRatio]
  /// The steps of the calculation, in order.
  public let steps: [ExplanationStep]
}
