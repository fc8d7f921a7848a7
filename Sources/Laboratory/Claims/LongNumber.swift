import Wording

/// A numeric string whose coefficient may be too long for a report.
struct LongNumber {
  var text: String
  /// The number of digits of the number before any shortening.
  var digitCount: Int

  /// The largest number of characters of a coefficient without shortening; 34 digits are shorter.
  private static let excerptLength = 40

  /// The number with at most 40 characters of its coefficient, then an ellipsis and the exponent.
  var shortened: LongNumber {
    let coefficient = text.prefix { $0 != "E" }
    if coefficient.utf8.count <= Self.excerptLength { return self }
    return LongNumber(
      text: coefficient.prefix(Self.excerptLength) + "…" + text[coefficient.endIndex...],
      digitCount: digitCount)
  }

  /// Returns the number and a remark, such as `8.0467 (exact)`.
  ///
  /// A shortened number has its digit count: `0.333…3… (20000 digits, rounded half-up)`.
  func line(remark: String) -> String {
    let shown = shortened.text
    let count = shown.contains("…") ? "\(digitCount.counted("digit")), " : ""
    return "\(shown) (\(count)\(remark))"
  }
}
