/// The screen of all units: the value of the converter in each unit of its quantity.
public struct AllUnitsViewModel: Hashable, Sendable {
  /// The value in one unit.
  public struct Row: Hashable, Sendable {
    /// The identifier of the unit: `kilometer`.
    public var identifier: String
    /// The name of the unit: `kilometer`.
    public var name: String
    /// The symbol of the unit: `km`.
    public var symbol: String
    /// The value without the symbol: `8.04672`; `–` without a result.
    public var value: String
    /// Whether the converter converts to this unit.
    public var isTarget: Bool
  }

  /// Rows under a heading.
  public struct Section: Hashable, Sendable {
    /// The identifier of the section, unique among the sections.
    public var identifier: String
    /// The heading; empty for none.
    public var heading: String
    public var rows: [Row]
  }

  /// The name of the quantity: `Length`.
  public var quantity: String
  /// The unit converted from.
  public var source: ConverterViewModel.UnitLabel
  /// The text of the field.
  public var input: String
  /// The decimal mark.
  public var decimalMark: String
  /// The reason why there are no values; empty if there are values.
  public var problem: String
  /// The units: first those that are usual in the person's region, then all others.
  public var sections: [Section]
}

/// The value in one unit, with the card about the unit.
public struct UnitValueViewModel: Hashable, Sendable {
  /// The unit.
  public var unit: ConverterViewModel.UnitLabel
  /// The value with the symbol, `8.04672 km`; empty without a result.
  public var value: String
  /// The card about the unit.
  public var card: UnitCard
}
