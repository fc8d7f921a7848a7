/// A number that was read, and what is to be said about the reading.
public struct NumberReading: Equatable, Sendable {
  /// The exact number.
  public var number: ReadNumber
  /// ``ReadingFlags/ambiguousSeparator``, ``ReadingFlags/otherGrouping``,
  /// ``ReadingFlags/manyDigits``, or nothing.
  public var flags: ReadingFlags
}
