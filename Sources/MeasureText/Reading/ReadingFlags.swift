/// What people should be told about how a text was read.
public struct ReadingFlags: OptionSet, Hashable, Sendable {
  public let rawValue: UInt16

  public init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The mark between the digits could have been read the other way: `1,234`.
  public static let ambiguousSeparator = ReadingFlags(rawValue: 1 << 0)
  /// More than 34 significant digits: decimal128 does not hold the number as written.
  public static let manyDigits = ReadingFlags(rawValue: 1 << 1)
  /// The unit's name also means units of other quantities: `oz`, `F`.
  public static let ambiguousUnit = ReadingFlags(rawValue: 1 << 2)
  /// The preferred measurement system or the region decided between units of one name.
  public static let regionalUnit = ReadingFlags(rawValue: 1 << 3)
  /// The unit was found by a spelling with another case than its symbol's: `KB` for kB.
  ///
  /// `l` and `L` are both the litre's symbols (SI Brochure, table 8).
  public static let letterCase = ReadingFlags(rawValue: 1 << 4)
  /// Parts of several units were added up: `5 ft 6 in`.
  public static let compound = ReadingFlags(rawValue: 1 << 5)
  /// Two numbers: ``MeasureReading/rangeEnd`` is the other.
  public static let range = ReadingFlags(rawValue: 1 << 6)
  /// Marked as approximate: `~5 kg`, `≈5 kg`.
  public static let approximate = ReadingFlags(rawValue: 1 << 7)
  /// Marked as an upper bound: `<5 mg`, `≤5 mg`.
  public static let upperBound = ReadingFlags(rawValue: 1 << 8)
  /// Marked as a lower bound: `>5 mg`, `≥5 mg`.
  public static let lowerBound = ReadingFlags(rawValue: 1 << 9)
  /// More numbers follow in the text.
  public static let more = ReadingFlags(rawValue: 1 << 10)
  /// Only a unit, without a number.
  public static let noNumber = ReadingFlags(rawValue: 1 << 11)
  /// The unit stands before its number.
  public static let unitFirst = ReadingFlags(rawValue: 1 << 12)
  /// A percentage: often a change or a share of something else, not an amount.
  public static let percent = ReadingFlags(rawValue: 1 << 13)
  /// The digits are grouped otherwise than the locale groups them: `12,34,567` in English.
  public static let otherGrouping = ReadingFlags(rawValue: 1 << 14)
  /// The name is the unit's identifier: said by ``UnitReading/isIdentifier``, in no flags that
  /// leave.
  static let identifier = ReadingFlags(rawValue: 1 << 15)
}
