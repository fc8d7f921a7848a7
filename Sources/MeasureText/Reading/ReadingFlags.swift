/// Remarks about the reading of a text, for people.
public struct ReadingFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The mark between the digits has another meaning in other locales: `1,234`.
  public static let ambiguousSeparator = ReadingFlags(rawValue: 1 << 0)
  /// The number has more than 34 significant digits, so decimal128 does not represent it exactly.
  public static let manyDigits = ReadingFlags(rawValue: 1 << 1)
  /// The unit's name also means units of other quantities: `oz`, `F`.
  public static let ambiguousUnit = ReadingFlags(rawValue: 1 << 2)
  /// The preferred measurement system or the region decided between units of one name.
  public static let regionalUnit = ReadingFlags(rawValue: 1 << 3)
  /// The unit's symbol was found although the text has another letter case: `KB` for kB.
  ///
  /// Both `l` and `L` are symbols of the liter (SI Brochure, table 8).
  public static let letterCase = ReadingFlags(rawValue: 1 << 4)
  /// Parts in several units were added: `5 ft 6 in`.
  public static let compound = ReadingFlags(rawValue: 1 << 5)
  /// The text has two numbers; ``MeasureReading/rangeEnd`` is the second.
  public static let range = ReadingFlags(rawValue: 1 << 6)
  /// The number is marked as approximate: `~5 kg`, `≈5 kg`.
  public static let approximate = ReadingFlags(rawValue: 1 << 7)
  /// The number is marked as an upper bound: `<5 mg`, `≤5 mg`.
  public static let upperBound = ReadingFlags(rawValue: 1 << 8)
  /// The number is marked as a lower bound: `>5 mg`, `≥5 mg`.
  public static let lowerBound = ReadingFlags(rawValue: 1 << 9)
  /// More numbers follow in the text.
  public static let more = ReadingFlags(rawValue: 1 << 10)
  /// The text has a unit without a number.
  public static let noNumber = ReadingFlags(rawValue: 1 << 11)
  /// The unit precedes its number.
  public static let unitFirst = ReadingFlags(rawValue: 1 << 12)
  /// The number is a percentage, which is often a change or a share of something else.
  public static let percent = ReadingFlags(rawValue: 1 << 13)
  /// The digits have groups of another locale: `12,34,567` in English.
  public static let otherGrouping = ReadingFlags(rawValue: 1 << 14)
  /// The name is the unit's identifier.
  ///
  /// The flag is internal; results have ``UnitReading/isIdentifier`` instead.
  static let identifier = ReadingFlags(rawValue: 1 << 15)
}
