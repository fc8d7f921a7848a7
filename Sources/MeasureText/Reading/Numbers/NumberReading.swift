/// A number that was read, with the flags of the reading.
public struct NumberReading: Equatable, Sendable {
  /// The exact number.
  public var number: ReadNumber
  /// The flags of the reading: any of ``ReadingFlags/ambiguousSeparator``,
  /// ``ReadingFlags/otherGrouping`` and ``ReadingFlags/manyDigits``.
  public var flags: ReadingFlags
}
