import UnitCatalog

/// What the unit picker shows.
public struct UnitPickerViewModel: Hashable, Sendable {
  /// A unit in the list.
  public struct Row: Hashable, Sendable {
    /// `mile`.
    public var identifier: String
    /// `mi`.
    public var symbol: String
    /// `mile`.
    public var name: String
    /// What it is, in words and numbers: `1,760 yard`.
    public var definition: String
    /// Whether it is the unit that is chosen now.
    public var isChosen: Bool
    /// Whether it has a star.
    public var isStarred: Bool
  }

  /// Rows under a heading.
  public struct Section: Hashable, Sendable {
    /// What no other section is called: `length`.
    public var identifier: String
    /// The heading; empty for none.
    public var heading: String
    /// The rows.
    public var rows: [Row]
    /// How many units the search found beyond the rows, in words; empty for none.
    public var more = ""
    /// The quantity whose tab shows these units; `nil` if its tab is the chosen one.
    public var moreQuantity: String?
  }

  /// The place of a row: its section, and its place there.
  public struct RowPlace: Hashable, Sendable {
    public var section: Int
    public var row: Int
  }

  /// A tab, such as that of a quantity.
  public struct Tab: Hashable, Sendable {
    /// What is shown.
    public enum Units: Hashable, Sendable {
      case all, custom
      /// The units of a quantity, by its identifier.
      case quantity(String)
    }

    /// What the tab shows.
    public var units: Units
    /// `Length`.
    public var name: String
    /// Whether its units are shown, and no others.
    public var isChosen: Bool
  }

  /// A quantity in the list of all, which leads to its units.
  public struct Quantity: Hashable, Sendable {
    /// `length`.
    public var identifier: String
    /// `Length`.
    public var name: String
    /// How many units it has, in words.
    public var unitCount: String
  }

  /// The unit that will be chosen.
  public var side: ConverterSide
  /// What the search field shows.
  public var search: String
  /// The tabs: all, custom units if there are any, then the quantities that the converter offers and
  /// the chosen one.
  public var tabs: [Tab]
  /// Where units were found, if the chosen tab has none of them, in words; empty otherwise.
  public var note: String
  /// The units found, those of the chosen tab first, or all of a quantity under their headings.
  public var sections: [Section]
  /// All quantities while the tab of all is chosen and nothing is searched.
  public var quantities: [Quantity]
  /// How many units were found in quantities that have no section, in words; empty for none.
  public var more: String
  /// Texts searched for before, shown while the search field is empty.
  public var recentSearches: [String]
  /// The card about a unit.
  public var card: UnitCard?
  /// Where the unit whose card was opened last stands in the list; `nil` if it does not.
  public var cardOpener: RowPlace?
}

/// The card about a unit.
public struct UnitCard: Hashable, Sendable {
  /// `mile (mi)`.
  public var title: String
  /// What the unit measures: `Length`, and its description.
  public var quantity: String
  /// The defining expression: `1,760 yard`.
  public var definition: String
  /// Where the definition stands.
  public var source: String
  /// Whether results may be called exact, in words.
  public var exactness: String
  /// One of it in other units: `1 mi = 1,609.344 m`.
  public var examples: [String]
  /// What is assumed, if anything.
  public var note: String?
  /// Other names it is read by.
  public var aliases: [String]
}
