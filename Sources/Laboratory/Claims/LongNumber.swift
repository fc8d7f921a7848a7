import Wording

/// A numeric string that may be too long to look at.
struct LongNumber {
  var text: String
  /// How many digits the number has, shortened or not.
  var digitCount: Int

  /// What is shown of a coefficient; 34 digits are shown whole.
  private static let excerptLength = 40

  /// The number with the first of its digits, an ellipsis for the others, and its exponent.
  var shortened: LongNumber {
    let coefficient = text.prefix { $0 != "E" }
    if coefficient.utf8.count <= Self.excerptLength { return self }
    return LongNumber(
      text: coefficient.prefix(Self.excerptLength) + "…" + text[coefficient.endIndex...],
      digitCount: digitCount)
  }

  /// `8.0467 (exact)`, or `0.333…3… (20000 digits, rounded half-up)` where not all is shown.
  func line(remark: String) -> String {
    let shown = shortened.text
    let count = shown.contains("…") ? "\(digitCount.counted("digit")), " : ""
    return "\(shown) (\(count)\(remark))"
  }
}
