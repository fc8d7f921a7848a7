/// What the screen of all units shows: the value of the converter in each unit of its quantity.
public struct AllUnitsViewModel: Hashable, Sendable {
  /// The value in a unit.
  public struct Row: Hashable, Sendable {
    /// `kilometer`.
    public var identifier: String
    /// `kilometer`.
    public var name: String
    /// `km`.
    public var symbol: String
    /// `8.04672`; `–` without a result.
    public var value: String
    /// Whether it is the unit that the converter converts to.
    public var isTarget: Bool
  }

  /// Rows under a heading.
  public struct Section: Hashable, Sendable {
    /// What no other section is called.
    public var identifier: String
    /// The heading; empty for none.
    public var heading: String
    public var rows: [Row]
  }

  /// `Length`.
  public var quantity: String
  /// The unit converted from.
  public var source: ConverterViewModel.UnitLabel
  /// What the field shows.
  public var input: String
  /// The mark of decimals.
  public var decimalMark: String
  /// Why there are no values; empty if there are.
  public var problem: String
  /// The units: those of the person's region first, then all others.
  public var sections: [Section]
}

/// The value in a unit, and the unit.
public struct UnitValueViewModel: Hashable, Sendable {
  /// The unit.
  public var unit: ConverterViewModel.UnitLabel
  /// The value with the symbol, `8.04672 km`; empty without a result.
  public var value: String
  /// What is known of the unit.
  public var card: UnitCard
}
