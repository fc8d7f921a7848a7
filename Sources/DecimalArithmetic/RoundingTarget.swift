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

#if !hasFeature(Embedded)
extension RoundingTarget: Codable {
  /// Writes `{"digits": 5}` or `{"decimals": 2, "elseDigits": 2}`.
  public func encode(to encoder: any Encoder) throws {
    switch self {
    case .digits(let digits): try CodedChoice.counts(["digits": digits]).encode(to: encoder)
    case .decimals(let decimals, let elseDigits):
      try CodedChoice.counts(["decimals": decimals, "elseDigits": elseDigits]).encode(to: encoder)
    }
  }

  /// Reads what ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError` for fewer digits than 1, `elseDigits` below 0 and all else.
  public init(from decoder: any Decoder) throws {
    let coded = try CodedChoice(from: decoder)
    if let digits = coded.only("digits"), digits > 0 {
      self = .digits(digits)
    } else if let (decimals, digits) = coded.both("decimals", "elseDigits"), digits >= 0 {
      self = .decimals(decimals, elseDigits: digits)
    } else {
      throw coded.mismatch(decoder, expected: "digits (1 or more), or decimals and elseDigits")
    }
  }
}
#endif
