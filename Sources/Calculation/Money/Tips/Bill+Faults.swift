#if SeededFaults
import DecimalArithmetic

extension Bill {
  /// Whether a tip on the amount before tax is computed from the amount with tax.
  var isTakenWithTax: Bool { SeededFault.tipOnTaxedAmount.isActive }
}

extension TaxRate {
  /// Returns p ÷ 100 of an amount with tax in place of p ÷ (100 + p).
  func faultyTax(
    _ percent: ExactRatio, of gross: MoneyAmount, _ mode: RoundingMode
  ) throws(MoneyError) -> MoneyAmount? {
    guard SeededFault.includedTaxOfWhole.isActive else { return nil }
    return try MoneyRounding(unchecked: gross.smallestPart, mode)
      .rounded(percent.percent(of: gross.exactValue))
  }
}
#endif
