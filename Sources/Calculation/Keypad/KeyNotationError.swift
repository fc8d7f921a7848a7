/// A token that is no key, or a number with more digits than the display has.
public struct KeyNotationError: Error, Hashable, Sendable {
  /// What is wrong with a token.
  public enum Reason: String, Hashable, Sendable {
    /// The token is neither a key nor a number with the marks of the locale.
    case unknownKey
    /// The token is a number with more digits than the display has.
    case numberTooLong
  }

  /// What is wrong.
  public let reason: Reason
  /// The token; malformed UTF-8 in it is replaced.
  public let token: String
  /// The token's number in the text, from 1.
  public let number: Int
  /// How many bytes of UTF-8 stand before the token.
  public let offset: Int

  /// The word for the kind of error, which stays from version to version.
  public var identifier: String { reason.rawValue }
}
