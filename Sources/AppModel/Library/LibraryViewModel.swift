import Notebook

/// The content of the library's screen: favourites, or the history.
public struct LibraryViewModel: Hashable, Sendable {
  /// The row or card of a favourite.
  public struct FavoriteRow: Hashable, Sendable {
    /// The identifier of the favourite.
    public var identifier: String
    /// The person's label, else the names of the units: `mile to kilometer`.
    public var name: String
    /// The symbols of the units: `mi → km`.
    public var symbols: String
    /// The colour; `nil` for none.
    public var color: ColorTag?
  }

  /// A row of the history.
  public struct EntryRow: Hashable, Sendable {
    /// The identifier of the row.
    public var identifier: String
    /// The input and the result: `12 km → 7.456 mi`.
    public var text: String
    /// The result: `7.456 mi`.
    public var result: String
    /// The input and the time: `12 km · 5 min ago`.
    public var origin: String
    /// Whether the row is starred.
    public var isStarred: Bool
  }

  /// The rows of one day, the newest first.
  public struct Day: Hashable, Sendable {
    /// The days since 1 January 1970.
    public var number: Int
    /// The day in words: `Today`.
    public var heading: String
    public var rows: [EntryRow]
  }

  /// The title of the screen.
  public var title: String
  /// The parts for a person to choose from; empty if each part has a tab.
  public var parts: [LibraryPart]
  /// The screen that creates rows, offered while there are none.
  public var start: AppPlace
  /// The part that is shown.
  public var part: LibraryPart
  /// Whether the favourites are shown in a grid.
  public var isGrid: Bool
  /// The favourites in the person's order; empty while the history is shown.
  public var favorites: [FavoriteRow]
  /// The days of the history, the newest first; empty while the favourites are shown.
  public var days: [Day]
  /// Whether the history has more rows than are shown.
  public var hasMore: Bool
  /// The label of the button that restores the latest removal; empty for none.
  public var restoration: String
}

/// The sheet of a favourite.
public struct FavoriteViewModel: Hashable, Sendable {
  /// The identifier of the favourite.
  public var identifier: String
  /// The names of the units: `mile to kilometer`.
  public var title: String
  /// The person's label; empty for none.
  public var label: String
  /// The colours to choose from; the first is no colour.
  public var colors: [SheetChoice]
  /// The place of the favourite in the list, from 1.
  public var place: Int
  /// The number of favourites.
  public var count: Int
}

/// The sheet of a row of the history.
public struct EntryViewModel: Hashable, Sendable {
  /// The identifier of the row.
  public var identifier: String
  /// The input and the result.
  public var text: String
  /// The time of the row in words.
  public var time: String
  /// The label of the button that reuses the row: `Open in the converter`; empty if the row no
  /// longer exists.
  public var insertion: String
  /// The amount of each person, for a tool that divides an amount; else empty.
  public var details: [String]
}
