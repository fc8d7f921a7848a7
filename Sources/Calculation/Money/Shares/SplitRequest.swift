import DecimalArithmetic

/// An amount that several people share.
///
///     let ten = try MoneyAmount(minorUnits: 10_00, decimals: 2)
///     let evenly = SplitRequest(total: ten, .evenly(people: 3))
///     try evenly.answer().shares.amounts  // [3.34, 3.33, 3.33]
///     let weighted = SplitRequest(total: ten, .weights([ExactRatio(2)!, .one]))
///     try weighted.answer().shares.amounts  // [6.67, 3.33]
///
/// Without ``rounding`` the shares add up to the total by the largest remainder method. With
/// ``rounding`` each exact share is rounded individually, and the answer states the surplus or
/// deficit.
public struct SplitRequest: Hashable, Sendable {
  /// The amount that is shared, 0 or more.
  public var total: MoneyAmount
  /// The rule of the proportions.
  public var rule: SplitRule
  /// The rounding of each individual share; `nil` for shares that add up.
  public var rounding: MoneyRounding?

  public init(total: MoneyAmount, _ rule: SplitRule, rounding: MoneyRounding? = nil) {
    self.total = total
    self.rule = rule
    self.rounding = rounding
  }

  /// Computes the shares.
  ///
  ///     let ten = try MoneyAmount(minorUnits: 10_00, decimals: 2)
  ///     let cash = try MoneyRounding(toStep: ExactRatio(5, exponent: -2)!, decimals: 2)
  ///     let request = SplitRequest(total: ten, .evenly(people: 3), rounding: cash)
  ///     try request.answer().shares.amounts  // [3.35, 3.35, 3.35]
  ///     try request.answer().shares.difference  // 0.05
  ///
  /// - Throws: ``MoneyError`` for a total or weights below 0, weights that are all 0, people beyond
  ///   1…10,000, a step of other decimals, and values beyond the limits.
  /// - Complexity: O(*n* log *n*) for *n* people.
  public func answer() throws(MoneyError) -> SplitAnswer {
    try total.checkNotNegative(.total)
    let weights = try rule.weights()
    guard let rounding else {
      let shares = weights.shares(of: total)
      return SplitAnswer(total, shares, steps: ExplanationStep.sharing(total, shares))
    }
    return try answer(weights, eachBy: rounding)
  }

  private func answer(
    _ weights: ShareWeights, eachBy rounding: MoneyRounding
  ) throws(MoneyError) -> SplitAnswer {
    try total.check(decimalsOf: rounding.step)
    let exact = total.exactValue
    let amounts = try weights.shares(of: exact, eachBy: rounding)
    let sum = try total.sum(of: amounts)
    let difference = try sum.subtracting(total)
    let shares = MoneyShares(amounts: amounts, oddParts: [], sum: sum, difference: difference)
    let rounded = ExplanationStep.sharesRounded(exact, rounding, people: amounts.count, sum: sum)
    return SplitAnswer(
      total, shares, steps: [rounded] + ExplanationStep.difference(difference))
  }
}

/// The proportions in which people share.
public enum SplitRule: Hashable, Sendable {
  /// All people have equal shares.
  case evenly(people: Int)
  /// Each person's share is in proportion to a weight of 0 or more; at least one weight is above 0.
  case weights([ExactRatio])

  func weights() throws(MoneyError) -> ShareWeights {
    switch self {
    case .evenly(let people): try ShareWeights(people: people)
    case .weights(let weights): try ShareWeights(weights)
    }
  }
}

/// The result of a split.
public struct SplitAnswer: Hashable, Sendable {
  /// The amount that is shared.
  public let total: MoneyAmount
  /// The amount of each person.
  public let shares: MoneyShares
  /// The steps of the calculation, in order.
  public let steps: [ExplanationStep]

  init(_ total: MoneyAmount, _ shares: MoneyShares, steps: [ExplanationStep]) {
    self.total = total
    self.shares = shares
    self.steps = steps
  }
}
