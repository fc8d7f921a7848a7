/// What an open sheet shows.
public enum SheetViewModel: Hashable, Sendable {
  case units(UnitPickerViewModel)
  case unit(UnitCard)
  case precision(PrecisionViewModel)
  case copying([CopyChoice])
  case paste(PasteViewModel)
  /// Why a preview does not have something, in words.
  case limit(String)
  case unitValue(UnitValueViewModel)
  case quickUnits(QuickUnitsViewModel)
  case favorite(FavoriteViewModel)
  case entry(EntryViewModel)
  case setting(SettingViewModel)
  case article(AppArticle)
  case alert(AppAlert)
}

/// One of several things, of which one is chosen.
public struct SheetChoice: Hashable, Sendable {
  /// What the choice is called in an action: `half-up`.
  public var identifier: String
  /// What it is called: `Half up`.
  public var name: String
  /// What it does; empty where the name says all.
  public var explanation: String
  /// Whether it is the chosen one.
  public var isChosen: Bool
}

/// The conversions that decimals are set for.
public enum PrecisionScope: String, CaseIterable, Hashable, Sendable {
  /// From one unit to another one, in this direction.
  case pair
  /// Between all units of a quantity.
  case quantity
  /// All that have no decimals of their own.
  case all
}

/// The sheet of decimals and rounding.
public struct PrecisionViewModel: Hashable, Sendable {
  /// The units that the decimals are for: `mi to km`.
  public var pair: String
  /// The decimals of the pair.
  public var decimals: Int
  /// What the decimals are for: the pair, its quantity, or all.
  public var scopes: [SheetChoice]
  /// The decimals that settings may have.
  public var range: ClosedRange<Int>
  /// The rounding modes.
  public var modes: [SheetChoice]
  /// The result as the converter shows it; empty for none.
  public var result: String
}

/// A style in which the result is copied.
public struct CopyChoice: Hashable, Sendable {
  /// The style.
  public var style: CopyStyle
  /// What it is called.
  public var name: String
  /// What is copied.
  public var text: String
}
