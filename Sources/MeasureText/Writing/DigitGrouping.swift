/// Whether the digits of the whole part stand in groups.
public enum DigitGrouping: Hashable, Sendable {
  /// As the locale has it: with its minimum of digits before the last group.
  case auto
  /// From four digits on.
  case always
  /// With at least so many digits before the last group, or the locale's minimum if that is more.
  case minimum(Int)
  /// No groups.
  case never

  /// The number of whole digits from which on there are groups; `nil` for never.
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
    // More digits than any text has are as good as never.
    return 3 + min(max(1, minimum), NumberPrecision.limit)
  }
}
