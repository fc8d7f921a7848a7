/// A token that is no key, or a number with more digits than the display has.
public struct KeyNotationError: Error, Hashable, Sendable {
  /// The faults of a token.
  public enum Reason: String, Hashable, Sendable {
    /// The token is neither a key nor a number with the decimal and grouping marks of the locale.
    case unknownKey
    /// The token is a number with more digits than the display has.
    case numberTooLong
  }

  /// The kind of fault.
  public let reason: Reason
  /// The token; malformed UTF-8 is replaced by U+FFFD.
  public let token: String
  /// The ordinal of the token in the text, from 1.
  public let number: Int
  /// The number of UTF-8 bytes in front of the token.
  public let offset: Int

  /// The stable identifier of the reason.
  public var identifier: String { reason.rawValue }
}
