import UnitCatalog

/// How a unit was found, the best first.
public enum MatchRank: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// It is what the text is read as: identifier or symbol in exact case, else a name in any.
  case exact
  /// The text is its symbol or identifier but for case and diacritics: mm for `MM`, though M is mega.
  case symbol
  /// The text is one of its names but for diacritics, or one that another unit is read by.
  case name
  /// The text names its quantity or a heading that it stands under: `weight` finds the gram.
  case quantity
  /// One of its names or symbols begins with the text.
  case prefix
  /// The words of the text begin words of one of its names, in any order.
  case words
  /// The text, one word of four bytes or more, stands inside a word of one of its names, or the text
  /// begins the name of its quantity: `byte` finds the megabyte, `fuel` the units of fuel economy.
  case inside
  /// As ``words``, after a few edits.
  case similar

  public static func < (x: MatchRank, y: MatchRank) -> Bool { x.rawValue < y.rawValue }
}

/// A unit that a search found.
public struct UnitMatch: Hashable, Sendable {
  /// What was found.
  public let unit: MeasureUnit
  /// How it was found.
  public let rank: MatchRank
  /// How many letters of the text had to be edited; 0 unless the rank is ``MatchRank/similar``.
  public let edits: Int
}
