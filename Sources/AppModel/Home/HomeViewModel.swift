/// What Home shows.
public struct HomeViewModel: Hashable, Sendable {
  /// A quantity as its card shows it.
  public struct Card: Hashable, Sendable {
    /// `length`.
    public var identifier: String
    /// `Length`.
    public var name: String
    /// The name of its picture: `ruler`.
    public var icon: String
    /// How many units it has, in words.
    public var unitCount: String
  }

  /// What the search field shows.
  public var search: String
  /// Whether something is searched.
  public var isSearch: Bool
  /// The units found; none while nothing is searched.
  public var units: [UnitPickerViewModel.Row]
  /// Whether the name of a unit is exactly the searched text; units stand above quantities then.
  public var isUnitNamed: Bool
  /// The quantities chosen last, shown while nothing is searched.
  public var recent: [ConverterViewModel.QuantityLabel]
  /// All quantities, or those found.
  public var quantities: [Card]
}

/// The first units of a quantity.
public struct QuickUnitsViewModel: Hashable, Sendable {
  /// The quantity.
  public var quantity: HomeViewModel.Card
  /// Its units: those that were chosen last, then the ones that people convert most.
  public var units: [ConverterViewModel.UnitLabel]
}
