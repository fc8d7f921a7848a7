/// The content of the screen Home.
public struct HomeViewModel: Hashable, Sendable {
  /// The card of a quantity.
  public struct Card: Hashable, Sendable {
    /// The identifier of the quantity: `length`.
    public var identifier: String
    /// The name of the quantity: `Length`.
    public var name: String
    /// The name of the quantity's icon: `ruler`.
    public var icon: String
    /// The number of units in words.
    public var unitCount: String
  }

  /// The conversion of the converter, as a summary.
  public struct Summary: Hashable, Sendable {
    /// The input with the unit: `5 mi`.
    public var measure: String
    /// The result with the unit: `8.04672 km`.
    public var result: String
  }

  /// The text of the search field.
  public var search: String
  /// Whether the search field has a text.
  public var isSearch: Bool
  /// The searched text as a measure: `5 mi` for `5 miles`; empty if it is none.
  public var measure: String
  /// The found units; empty without a search.
  public var units: [UnitPickerViewModel.Row]
  /// Whether a unit is named exactly like the searched text; units are then shown above quantities.
  public var isUnitNamed: Bool
  /// The last conversion; `nil` during a search, and without a result.
  public var summary: Summary?
  /// The recent quantities, shown without a search.
  public var recent: [ConverterViewModel.QuantityLabel]
  /// All quantities; during a search, the found quantities.
  public var quantities: [Card]
}

/// The first units of a quantity.
public struct QuickUnitsViewModel: Hashable, Sendable {
  /// The quantity.
  public var quantity: HomeViewModel.Card
  /// The units of the quantity: first recent units, then the most usual units.
  public var units: [ConverterViewModel.UnitLabel]
}
