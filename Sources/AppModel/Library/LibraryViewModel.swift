import Notebook

/// What the library shows: favourites, or the history.
public struct LibraryViewModel: Hashable, Sendable {
  /// A favourite as its row or its card shows it.
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
    /// What was computed: `12 km → 7.456 mi`.
    public var text: String
    /// What came out: `7.456 mi`.
    public var result: String
    /// What it came from, and when: `12 km · 5 min ago`.
    public var origin: String
    /// Whether it has a star.
    public var isStarred: Bool
  }

  /// The rows of a day, the newest first.
  public struct Day: Hashable, Sendable {
    /// The days since 1 January 1970.
    public var number: Int
    /// `Today`.
    public var heading: String
    public var rows: [EntryRow]
  }

  /// What the screen is called.
  public var title: String
  /// The parts between which a person chooses; none where each has a tab.
  public var parts: [LibraryPart]
  /// Where rows come from, if there are none.
  public var start: AppPlace
  /// What is shown.
  public var part: LibraryPart
  /// Whether the favourites stand in a grid.
  public var isGrid: Bool
  /// The favourites in the person's order; none while the history is shown.
  public var favorites: [FavoriteRow]
  /// The days of the history, the newest first; none while the favourites are shown.
  public var days: [Day]
  /// Whether the history has more rows.
  public var hasMore: Bool
  /// The name of the button that brings back what was removed last; empty for none.
  public var restoration: String
}

/// A favourite, and what can be changed of it.
public struct FavoriteViewModel: Hashable, Sendable {
  /// The identifier of the favourite.
  public var identifier: String
  /// The units: `mile to kilometer`.
  public var title: String
  /// The person's label; empty for none.
  public var label: String
  /// The colours, the first of which is none.
  public var colors: [SheetChoice]
  /// Its place in the list, from 1.
  public var place: Int
  /// How many favourites there are.
  public var count: Int
}

/// A row of the history, and what can be done with it.
public struct EntryViewModel: Hashable, Sendable {
  /// The identifier of the row.
  public var identifier: String
  /// What was computed.
  public var text: String
  /// When.
  public var time: String
  /// Where it can be used again: `Open in the converter`; empty for a row that is gone.
  public var insertion: String
  /// What each person pays, for a tool that shares; none otherwise.
  public var details: [String]
}
