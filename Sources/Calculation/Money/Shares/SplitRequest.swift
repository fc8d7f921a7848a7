import DecimalArithmetic

/// An amount that several people share.
///
///     try SplitRequest(total: ten, .evenly(people: 3)).answer().shares.amounts   // 3.34 3.33 3.33
///     try SplitRequest(total: ten, .weights([two, one])).answer().shares.amounts // 6.67 3.33
///
/// Without ``rounding`` the shares add up to the total by the largest remainder method. With it
/// each exact share is rounded for itself, and the surplus or what is missing is stated.
public struct SplitRequest: Hashable, Sendable {
  /// The amount that is shared, 0 or more.
  public var total: MoneyAmount
  /// How the people share.
  public var rule: SplitRule
  /// How each share is rounded for itself; `nil` for shares that add up.
  public var rounding: MoneyRounding?

  public init(total: MoneyAmount, _ rule: SplitRule, rounding: MoneyRounding? = nil) {
    self.total = total
    self.rule = rule
    self.rounding = rounding
  }

  /// The shares.
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

/// In which proportion people share.
public enum SplitRule: Hashable, Sendable {
  /// Everybody has the same share.
  case evenly(people: Int)
  /// Each person has a share in proportion to a weight, 0 or more; not all are 0.
  case weights([ExactRatio])

  func weights() throws(MoneyError) -> ShareWeights {
    switch self {
    case .evenly(let people): try ShareWeights(people: people)
    case .weights(let weights): try ShareWeights(weights)
    }
  }
}

/// What each of several people pays of an amount.
public struct SplitAnswer: Hashable, Sendable {
  /// The amount that is shared.
  public let total: MoneyAmount
  /// The amount of each person.
  public let shares: MoneyShares
  /// How the result came about.
  public let steps: [ExplanationStep]

  init(_ total: MoneyAmount, _ shares: MoneyShares, steps: [ExplanationStep]) {
    self.total = total
    self.shares = shares
    self.steps = steps
  }
}
