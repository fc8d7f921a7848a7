import UnitCatalog

/// The kind of match of a unit, from best to worst.
public enum MatchRank: Int, CaseIterable, Comparable, Hashable, Sendable {
  /// The text is read as the unit: by identifier or symbol in exact case, or by a name in any case.
  case exact
  /// The text is the unit's symbol or identifier in another case or without diacritics.
  ///
  /// Example: mm for `MM`, although M is mega.
  case symbol
  /// The text is a name of the unit without diacritics, or a name that is read as another unit.
  case name
  /// The text is the name of the unit's quantity or of its heading: `weight` finds the gram.
  case quantity
  /// A name or symbol of the unit begins with the text.
  case prefix
  /// The words of the text begin words of one of the unit's names, in any order.
  case words
  /// The text, one word of four bytes or more, is inside a word of one of the unit's names, or
  /// begins a word in the name of its quantity.
  ///
  /// `byte` finds the megabyte, `fuel` the units of fuel economy.
  case inside
  /// A match as ``words`` after a few edits.
  case similar

  public static func < (x: MatchRank, y: MatchRank) -> Bool { x.rawValue < y.rawValue }
}

/// A unit that a search found.
public struct UnitMatch: Hashable, Sendable {
  /// The unit that was found.
  public let unit: MeasureUnit
  /// The kind of match.
  public let rank: MatchRank
  /// The number of edits of the text; 0 unless the rank is ``MatchRank/similar``.
  public let edits: Int
}
