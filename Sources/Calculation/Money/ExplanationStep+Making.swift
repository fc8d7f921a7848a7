import DecimalArithmetic

extension ExplanationStep {
  /// Returns the step that states a rounding; no step if the value equals the amount.
  static func rounding(
    _ value: ExactRatio, _ rounding: MoneyRounding, to amount: MoneyAmount
  ) -> [ExplanationStep] {
    amount.exactValue == value ? [] : [.rounded(value, rounding, to: amount)]
  }

  /// Returns the steps that state the shares of a total; no steps for one person.
  static func sharing(_ total: MoneyAmount, _ shares: MoneyShares) -> [ExplanationStep] {
    guard shares.amounts.count > 1, let first = shares.amounts.first else { return [] }
    var (least, most) = (first, first)
    for amount in shares.amounts {
      if amount.minorUnits < least.minorUnits { least = amount }
      if amount.minorUnits > most.minorUnits { most = amount }
    }
    let shared = ExplanationStep.shared(
      total, people: shares.amounts.count, least: least, most: most)
    if shares.oddParts.isEmpty { return [shared] }
    return [shared, .oddParts(people: shares.oddParts, part: total.smallestPart)]
  }

  /// Returns the step that states a surplus or a deficit of rounded shares; no step if they add up.
  static func difference(_ difference: MoneyAmount) -> [ExplanationStep] {
    if difference.isZero { return [] }
    if !difference.isNegative { return [.surplus(difference)] }
    let missing = MoneyAmount(
      unchecked: -difference.minorUnits, decimals: difference.decimals)
    return [.missing(missing)]
  }
}
