/// What people should know of a number as it is written.
public struct WritingConditions: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8

  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Digits other than 0 were left out: the text is not the number.
  public static let rounded = WritingConditions(rawValue: 1 << 0)
  /// The decimals asked for would show 0; the number has significant digits instead.
  public static let keptFromZero = WritingConditions(rawValue: 1 << 1)
  /// A number that is not 0 is shown as 0, because ``SmallNumbers/zero`` was asked for.
  public static let shownAsZero = WritingConditions(rawValue: 1 << 2)
  /// The text has an exponent.
  public static let hasExponent = WritingConditions(rawValue: 1 << 3)
  /// Too large for plain notation, which was asked for: advise scientific notation.
  public static let tooLarge = WritingConditions(rawValue: 1 << 4)
  /// Too small for plain notation, which was asked for.
  public static let tooSmall = WritingConditions(rawValue: 1 << 5)
  /// An infinity or a NaN: there is no number to show.
  public static let notFinite = WritingConditions(rawValue: 1 << 6)
}

/// A text for people, or the length of one, with what they should know of it.
public struct Written<Value> {
  /// The text, or how many bytes of a buffer it takes.
  public var value: Value
  /// What happened to the number.
  public var conditions: WritingConditions

  @inlinable
  public init(_ value: Value, _ conditions: WritingConditions = []) {
    self.value = value
    self.conditions = conditions
  }
}

extension Written: Sendable where Value: Sendable {}
extension Written: Equatable where Value: Equatable {}
