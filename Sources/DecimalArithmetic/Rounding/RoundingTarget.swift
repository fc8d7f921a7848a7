/// The position of the last digit of a conversion or a rounding, within the context's precision.
///
/// Fewer than 1 digit, or an `elseDigits` below 0, is a programmer's mistake: backends may trap.
public enum RoundingTarget: Hashable, Sendable {
  /// At most this many significant digits, 1 or more.
  case digits(Int)
  /// At most this many digits after the point; −2 rounds to hundreds.
  ///
  /// A value other than 0 that would be rounded to 0 at this position gets `elseDigits` significant
  /// digits. With `elseDigits` 0 the value is rounded to 0.
  case decimals(Int, elseDigits: Int)
}

extension RoundingTarget {
  /// Returns the target of `count` decimals, with significant digits for small values.
  ///
  /// A value other than 0 that would be rounded to 0 gets max(1, count) significant digits.
  ///
  ///     RoundingTarget.decimals(2)  // decimals(2, elseDigits: 2)
  ///     RoundingTarget.decimals(0)  // decimals(0, elseDigits: 1)
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

  /// Reads the form that ``encode(to:)`` writes.
  ///
  /// - Throws: `DecodingError` for fewer than 1 digit, for an `elseDigits` below 0, and for any
  ///   other form.
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
