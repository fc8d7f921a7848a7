/// The conditions of a number as it is written.
public struct WritingConditions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Digits other than 0 were removed, so the text differs from the number.
  public static let rounded = WritingConditions(rawValue: 1 << 0)
  /// The requested decimals would show 0, so the number has significant digits instead.
  public static let keptFromZero = WritingConditions(rawValue: 1 << 1)
  /// A number that is not 0 is shown as 0, because ``SmallNumbers/zero`` was requested.
  public static let shownAsZero = WritingConditions(rawValue: 1 << 2)
  /// The text has an exponent.
  public static let hasExponent = WritingConditions(rawValue: 1 << 3)
  /// The number is too large for plain notation, which was requested; advise scientific notation.
  public static let tooLarge = WritingConditions(rawValue: 1 << 4)
  /// The number is too small for plain notation, which was requested.
  public static let tooSmall = WritingConditions(rawValue: 1 << 5)
  /// The number is an infinity or a NaN.
  public static let notFinite = WritingConditions(rawValue: 1 << 6)
}

/// A text for people, or its length, with the conditions of the number.
public struct Written<Value> {
  /// The text, or its number of bytes in a buffer.
  public var value: Value
  /// The conditions of the number as written.
  public var conditions: WritingConditions

  @inlinable
  public init(_ value: Value, _ conditions: WritingConditions = []) {
    self.value = value
    self.conditions = conditions
  }
}

extension Written: Sendable where Value: Sendable {}
extension Written: Equatable where Value: Equatable {}
