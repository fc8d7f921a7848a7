/// How many digits a number is written with.
///
/// Counts out of range are no error: the nearest within it is meant.
public enum NumberPrecision: Hashable, Sendable {
  /// At most this many digits after the decimal mark: 0…``limit``.
  case decimals(Int)
  /// At most this many digits from the first that is not 0: 1…``limit``.
  case significantDigits(Int)
  /// All that the number has.
  case all

  /// The most decimals or significant digits: more could fill memory with zeros.
  public static let limit = 1_000_000
  /// The decimals that settings offer to people.
  public static let offeredDecimals = 0...12

  /// The precision with its count within the range.
  var withinRange: NumberPrecision {
    switch self {
    case .decimals(let count): .decimals(min(max(0, count), Self.limit))
    case .significantDigits(let count): .significantDigits(min(max(1, count), Self.limit))
    case .all: .all
    }
  }
}

/// What becomes of a number that is not 0 but would be shown as 0 with the decimals asked for.
public enum SmallNumbers: Hashable, Sendable {
  /// As many significant digits as decimals were asked for, at least one.
  case asManyDigits
  /// So many significant digits, at least one.
  case digits(Int)
  /// It is shown as 0, as other programs do; ``WritingConditions/shownAsZero`` says so.
  case zero
}

/// What becomes of zeros at the end of the decimals.
public enum TrailingZeros: String, CaseIterable, Hashable, Sendable {
  /// They stay: 1.50 was computed to two decimals.
  case kept
  /// They are left out.
  case stripped
  /// They fill up the decimals or the significant digits asked for.
  case padded
}
