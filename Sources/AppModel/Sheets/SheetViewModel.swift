/// The content of an open sheet.
public enum SheetViewModel: Hashable, Sendable {
  case units(UnitPickerViewModel)
  case unit(UnitCard)
  case precision(PrecisionViewModel)
  case copying([CopyChoice])
  case paste(PasteViewModel)
  /// The reason why the preview of a smaller product refused an edit, in words.
  case limit(String)
  case unitValue(UnitValueViewModel)
  case quickUnits(QuickUnitsViewModel)
  case favorite(FavoriteViewModel)
  case entry(EntryViewModel)
  case setting(SettingViewModel)
  case article(AppArticle)
  case alert(AppAlert)
}

/// One option among several.
public struct SheetChoice: Hashable, Sendable {
  /// The name of the option in actions: `half-up`.
  public var identifier: String
  /// The shown name: `Half up`.
  public var name: String
  /// The explanation; empty if the name suffices.
  public var explanation: String
  /// Whether the option is chosen.
  public var isChosen: Bool
}

/// The scope of decimals.
public enum PrecisionScope: String, CaseIterable, Hashable, Sendable {
  /// One pair of units in this direction.
  case pair
  /// All conversions between units of a quantity.
  case quantity
  /// All conversions without decimals of a narrower scope.
  case all
}

/// The sheet of decimals and rounding.
public struct PrecisionViewModel: Hashable, Sendable {
  /// The symbols of the pair: `mi to km`.
  public var pair: String
  /// The decimals of the pair.
  public var decimals: Int
  /// The scopes to choose from: the pair, its quantity, or all.
  public var scopes: [SheetChoice]
  /// The allowed numbers of decimals.
  public var range: ClosedRange<Int>
  /// The rounding modes.
  public var modes: [SheetChoice]
  /// The current result with its symbol; empty for none.
  public var result: String
}

/// A copy style with the text that it copies.
public struct CopyChoice: Hashable, Sendable {
  /// The style.
  public var style: CopyStyle
  /// The name of the style.
  public var name: String
  /// The text that is copied.
  public var text: String
}
