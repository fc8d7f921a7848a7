import UnitCatalog

/// The content of the unit picker.
public struct UnitPickerViewModel: Hashable, Sendable {
  /// A unit in the list.
  public struct Row: Hashable, Sendable {
    /// The identifier of the unit: `mile`.
    public var identifier: String
    /// The symbol of the unit: `mi`.
    public var symbol: String
    /// The name of the unit: `mile`.
    public var name: String
    /// The definition in words and numbers: `1,760 yard`.
    public var definition: String
    /// Whether the unit is the current unit of the side.
    public var isChosen: Bool
    /// Whether the unit is starred.
    public var isStarred: Bool
  }

  /// Rows under a heading.
  public struct Section: Hashable, Sendable {
    /// The identifier of the section, unique among the sections: `length`.
    public var identifier: String
    /// The heading; empty for none.
    public var heading: String
    /// The rows.
    public var rows: [Row]
    /// The number of further units that the search found, in words; empty for none.
    public var more = ""
    /// The quantity of the section, if the tab of the quantity is not chosen; else `nil`.
    public var moreQuantity: String?
  }

  /// The indices of a section and of a row in it.
  public struct RowPlace: Hashable, Sendable {
    public var section: Int
    public var row: Int
  }

  /// A tab above the list.
  public struct Tab: Hashable, Sendable {
    /// The units of a tab.
    public enum Units: Hashable, Sendable {
      case all, custom
      /// The units of a quantity, by its identifier.
      case quantity(String)
    }

    /// The units that the tab shows.
    public var units: Units
    /// The label of the tab: `Length`.
    public var name: String
    /// Whether the tab is chosen.
    public var isChosen: Bool
  }

  /// A quantity in the list of all quantities, which opens its tab.
  public struct Quantity: Hashable, Sendable {
    /// The identifier of the quantity: `length`.
    public var identifier: String
    /// The name of the quantity: `Length`.
    public var name: String
    /// The number of units in words.
    public var unitCount: String
  }

  /// The side whose unit is chosen.
  public var side: ConverterSide
  /// The text of the search field.
  public var search: String
  /// The tabs: all, custom units if there are any, the offered quantities, and the chosen quantity.
  public var tabs: [Tab]
  /// The note that only other quantities have matching units; else empty.
  public var note: String
  /// The found units, those of the chosen tab first, or the units of a quantity by headings.
  public var sections: [Section]
  /// All quantities, if the tab of all units is chosen and the search field is empty; else empty.
  public var quantities: [Quantity]
  /// The number of found units in quantities without a section, in words; empty for none.
  public var more: String
  /// The recent searches, shown while the search field is empty.
  public var recentSearches: [String]
  /// The open card about a unit; `nil` for none.
  public var card: UnitCard?
  /// The place of the row whose card was opened last; `nil` if the list does not have the row.
  public var cardOpener: RowPlace?
}

/// The card about a unit.
public struct UnitCard: Hashable, Sendable {
  /// The name and the symbol of the unit: `mile (mi)`.
  public var title: String
  /// The name of the quantity, a colon, and the description of the quantity.
  public var quantity: String
  /// The defining expression: `1,760 yard`.
  public var definition: String
  /// The source of the definition.
  public var source: String
  /// The statement whether results may be called exact.
  public var exactness: String
  /// The value of one unit in other units: `1 mi = 1,609.344 m`.
  public var examples: [String]
  /// The assumption behind the definition; `nil` for none.
  public var note: String?
  /// The other names that are read as the unit.
  public var aliases: [String]
}
