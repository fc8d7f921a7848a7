import DecimalArithmetic

extension ExactRatio {
  /// The number with at least some decimals and at most six; a sign ≈ before a rounded one.
  ///
  /// A number that six decimals would show as 0, or that exceeds 128 bits, is written with an
  /// exponent.
  package func englishText(decimals: Int = 0) -> String {
    let limit = 6
    guard let value = try? MinorUnitRatio(self, decimals: limit),
      let cut = StepQuotient(value.numerator, times: 1, over: value.denominator, step: 1),
      cut.count < UInt128.max, cut.count > 0 || isZero
    else { return englishFraction }
    let grows = RoundingMode.halfUp.increments(
      lastDigit: 0, isNegative: isNegative, discarded: cut.discarded)
    let isExact = cut.discarded == .zero
    var count = cut.count + (grows ? 1 : 0)
    var kept = limit
    while kept > decimals, count % 10 == 0 {
      count /= 10
      kept -= 1
    }
    return (isExact ? "" : "≈") + (isNegative ? "-" : "") + count.text(decimals: kept)
  }

  /// The number with its exponent: `4E-7`, `1/3E-9`.
  private var englishFraction: String {
    (isNegative ? "-" : "") + "\(numerator)" + (denominator == 1 ? "" : "/\(denominator)")
      + "E\(exponent)"
  }

  /// The number in percent: `17.5 %`.
  package var englishPercent: String { englishText() + " %" }
}
