/// The number of digits of a written number.
///
/// A count out of range counts as the nearest count within the range.
public enum NumberPrecision: Hashable, Sendable {
  /// At most this many digits behind the decimal mark: 0…``limit``.
  case decimals(Int)
  /// At most this many digits from the first digit that is not 0: 1…``limit``.
  case significantDigits(Int)
  /// All digits of the number.
  case all

  /// The greatest number of decimals or significant digits, because more could fill memory with
  /// zeros.
  public static let limit = 1_000_000
  /// The decimals that settings offer to people.
  public static let offeredDecimals = 0...12

  /// The precision with its count clamped to the range.
  var withinRange: NumberPrecision {
    switch self {
    case .decimals(let count): .decimals(min(max(0, count), Self.limit))
    case .significantDigits(let count): .significantDigits(min(max(1, count), Self.limit))
    case .all: .all
    }
  }
}

/// The treatment of a number that is not 0, but would be shown as 0 with the requested decimals.
public enum SmallNumbers: Hashable, Sendable {
  /// As many significant digits as decimals were requested, at least one.
  case asManyDigits
  /// This many significant digits, at least one.
  case digits(Int)
  /// The number is shown as 0, as in other programs, with ``WritingConditions/shownAsZero``.
  case zero
}

/// The treatment of trailing zeros of the decimals.
public enum TrailingZeros: String, CaseIterable, Hashable, Sendable {
  /// The zeros of the number are kept: 1.50 was computed to two decimals.
  case kept
  /// Trailing zeros are removed.
  case stripped
  /// Zeros are appended until the requested decimals or significant digits are reached.
  case padded
}
