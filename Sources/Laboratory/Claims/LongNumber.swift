import Wording

/// A numeric string that may be too long to show.
struct LongNumber {
  var text: String
  /// The number of digits of the number, shortened or not.
  var digitCount: Int

  /// The largest number of characters of a coefficient that is shown whole; 34 digits are.
  private static let excerptLength = 40

  /// The number with its first digits, an ellipsis, and its exponent.
  var shortened: LongNumber {
    let coefficient = text.prefix { $0 != "E" }
    if coefficient.utf8.count <= Self.excerptLength { return self }
    return LongNumber(
      text: coefficient.prefix(Self.excerptLength) + "…" + text[coefficient.endIndex...],
      digitCount: digitCount)
  }

  /// Returns `8.0467 (exact)`, or `0.333…3… (20000 digits, rounded half-up)` if it is shortened.
  func line(remark: String) -> String {
    let shown = shortened.text
    let count = shown.contains("…") ? "\(digitCount.counted("digit")), " : ""
    return "\(shown) (\(count)\(remark))"
  }
}
