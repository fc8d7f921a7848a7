/// The grouping of the digits of the integer part.
public enum DigitGrouping: Hashable, Sendable {
  /// Groups by the locale's minimum of digits in front of the last group.
  case auto
  /// Groups from four digits on.
  case always
  /// Groups with at least this many digits in front of the last group, or the locale's minimum if
  /// greater.
  case minimum(Int)
  /// No groups.
  case never

  /// Returns the number of integer digits from which there are groups; `nil` for no groups.
  package func threshold(_ symbols: NumberSymbols) -> Int? {
    guard symbols.areUnambiguous else { return nil }
    let minimum =
      switch self {
      case .auto: symbols.minimumGroupingDigits
      case .always: 1
      case .minimum(let count): max(count, symbols.minimumGroupingDigits)
      case .never: -1
      }
    if minimum == -1 && self == .never { return nil }
    // No text has more digits than the limit, so a greater minimum has the effect of `never`.
    return 3 + min(max(1, minimum), NumberPrecision.limit)
  }
}
