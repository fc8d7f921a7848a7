/// Where a conversion or a rounding cuts its result, within the context's precision.
///
/// Fewer than 1 digit, or `elseDigits` below 0, is a programmer's mistake: backends may trap.
public enum RoundingTarget: Hashable, Sendable {
  /// At most this many significant digits, 1 or more.
  case digits(Int)
  /// At most this many digits after the point (negative: before it); a value that is not 0 but
  /// would show as 0 gets `elseDigits` significant digits instead (0: it stays 0).
  case decimals(Int, elseDigits: Int)
}

extension RoundingTarget {
  /// At most this many digits after the point; a value that is not 0 but would show as 0 gets as
  /// many significant digits, 1 or more.
  @inlinable
  public static func decimals(_ count: Int) -> RoundingTarget {
    .decimals(count, elseDigits: Swift.max(1, count))
  }
}
