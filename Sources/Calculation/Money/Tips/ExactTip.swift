import DecimalArithmetic

/// A tip before any rounding.
struct ExactTip {
  let bill: Bill
  let percent: ExactRatio
  /// The amount of which the tip is a percentage.
  let base: MoneyAmount
  /// Whether `base` is the amount before or after tax; `nil` if the bill has no separate tax.
  let baseKind: TipBase?
  /// The exact tip.
  let tip: ExactRatio
  /// The rounding mode of the tip for ``TipRounding/tip``.
  let mode: RoundingMode

  /// - Throws: ``MoneyError/negativePercent(_:_:)``; ``MoneyError/ratioTooLong``.
  init(
    on bill: Bill, _ percent: ExactRatio, _ base: TipBase, _ mode: RoundingMode
  ) throws(MoneyError) {
    try percent.checkPercent(.tip)
    self.bill = bill
    self.percent = percent
    #if SeededFaults
    self.base = base == .beforeTax && !bill.isTakenWithTax ? bill.net : bill.gross
    #else
    self.base = base == .beforeTax ? bill.net : bill.gross
    #endif
    baseKind = bill.hasTax ? base : nil
    tip = try percent.percent(of: self.base.exactValue)
    self.mode = mode
  }

  /// Returns the tip, the total and the shares by weights, with one rounding.
  func answer(
    _ rounding: TipRounding, sharedBy weights: ShareWeights
  ) throws(MoneyError) -> TipAnswer {
    let settlement =
      switch rounding {
      case .tip: try settledByTip(weights)
      case .total(let rounding): try settledByTotal(rounding, weights)
      case .eachShare(let rounding): try settledByShares(rounding, weights)
      }
    return TipAnswer(
      net: bill.net, tax: bill.tax, bill: bill.gross, base: base, tip: settlement.tip,
      effectivePercent: try settlement.tip.exactValue.inPercent(of: base.exactValue),
      total: settlement.total, shares: settlement.shares, steps: bill.steps + settlement.steps)
  }

  private typealias Settlement = (
    tip: MoneyAmount, total: MoneyAmount, shares: MoneyShares, steps: [ExplanationStep]
  )

  /// Rounds the tip; the total is bill + tip.
  private func settledByTip(_ weights: ShareWeights) throws(MoneyError) -> Settlement {
    let rounding = MoneyRounding(unchecked: base.smallestPart, mode)
    let amount = try rounding.rounded(tip)
    let total = try bill.gross.adding(amount)
    let shares = weights.shares(of: total)
    var steps = [ExplanationStep.tipOf(percent, base: base, baseKind, tip: tip)]
    steps += ExplanationStep.rounding(tip, rounding, to: amount)
    steps.append(
      .totalOf(bill: bill.gross, tip: amount.exactValue, total: total.exactValue))
    return (amount, total, shares, steps + ExplanationStep.sharing(total, shares))
  }

  /// Rounds the exact total; the tip is total − bill.
  private func settledByTotal(
    _ rounding: MoneyRounding, _ weights: ShareWeights
  ) throws(MoneyError) -> Settlement {
    try base.check(decimalsOf: rounding.step)
    let exact = try bill.gross.exactValue.plus(tip)
    let total = try rounding.rounded(exact)
    let shares = weights.shares(of: total)
    let steps = exactSteps(total: exact) + [.rounded(exact, rounding, to: total)]
    let amount = try total.subtracting(bill.gross)
    let further = try tipSteps(amount) + ExplanationStep.sharing(total, shares)
    return (amount, total, shares, steps + further)
  }

  /// Rounds each share of the exact total; the tip is the sum of the shares − bill.
  private func settledByShares(
    _ rounding: MoneyRounding, _ weights: ShareWeights
  ) throws(MoneyError) -> Settlement {
    try base.check(decimalsOf: rounding.step)
    let exact = try bill.gross.exactValue.plus(tip)
    let amounts = try weights.shares(of: exact, eachBy: rounding)
    let total = try base.sum(of: amounts)
    let shares = MoneyShares(
      amounts: amounts, oddParts: [], sum: total, difference: total.zero)
    var steps = exactSteps(total: exact)
    steps.append(.sharesRounded(exact, rounding, people: amounts.count, sum: total))
    let amount = try total.subtracting(bill.gross)
    steps += try tipSteps(amount)
    return (amount, total, shares, steps)
  }

  private func exactSteps(total: ExactRatio) -> [ExplanationStep] {
    [
      .tipOf(percent, base: base, baseKind, tip: tip),
      .totalOf(bill: bill.gross, tip: tip, total: total),
    ]
  }

  /// Returns the step that states the tip after rounding of the total or the shares.
  private func tipSteps(_ amount: MoneyAmount) throws(MoneyError) -> [ExplanationStep] {
    if amount.isNegative { return [.belowBill(missing: try amount.zero.subtracting(amount))] }
    let effective = try amount.exactValue.inPercent(of: base.exactValue)
    return [.tipBecomes(amount, percent: effective, base: base)]
  }
}
