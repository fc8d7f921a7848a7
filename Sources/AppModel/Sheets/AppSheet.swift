/// What stands in front of a screen.
///
/// Each sheet has a path, by which a link opens it and the browser's button closes it.
public enum AppSheet: Hashable, Sendable {
  /// The list of units, of which one is chosen.
  case units(UnitPickerState)
  /// The card about one of the two units.
  case unit(ConverterSide)
  /// The decimals of results, and how they are rounded.
  case precision
  /// The styles in which the result is copied.
  case copying
  /// What a pasted text is understood as.
  case paste(PasteState)
  /// The value in one of all units, and what can be done with it; by the unit's identifier.
  case unitValue(String)
  /// The first units of a quantity, by its identifier.
  case quickUnits(String)
  /// A favourite, by its identifier.
  case favorite(String)
  /// A row of the history, by its identifier.
  case entry(String)
  /// The values of a setting, of which one is chosen.
  case setting(AppSetting)
  /// What a preview does not have.
  case limit(PlanRefusal)
  /// A text about the app.
  case article(AppArticle)
  /// A question before something is done.
  case alert(AppAlert)

  /// The path of the list of units for one of the two units: `#/units?for=from`.
  ///
  /// With the identifier of a unit the card about it stands in front of the list.
  public static func unitsPath(_ side: ConverterSide, card: String? = nil) -> String {
    "#/units?for=" + side.rawValue + (card.map { "&about=" + AppPath.encoded($0) } ?? "")
  }

  /// The path of the value in a unit.
  public static func unitValuePath(_ unit: String) -> String {
    "#/unit-value?of=" + AppPath.encoded(unit)
  }
  /// The path of the first units of a quantity.
  public static func quickUnitsPath(_ quantity: String) -> String {
    "#/quick-units?of=" + AppPath.encoded(quantity)
  }

  /// The path of a favourite.
  public static func favoritePath(_ favorite: String) -> String {
    "#/favorite?of=" + AppPath.encoded(favorite)
  }

  /// The path of a row of the history.
  public static func entryPath(_ entry: String) -> String {
    "#/entry?of=" + AppPath.encoded(entry)
  }

  /// The place whose screen it stands in front of.
  var place: AppPlace {
    switch self {
    case .units, .unit, .precision, .copying: .converter
    case .paste(let paste): paste.place
    case .limit(let refusal): refusal.place
    case .unitValue: .allUnits
    case .quickUnits, .article(.tips): .home
    case .favorite, .entry, .alert(.clearHistory): .library
    case .setting, .article, .alert: .settings
    }
  }

  /// The part of the address behind `#`.
  public var path: String {
    switch self {
    case .units(let picker): Self.unitsPath(picker.side, card: picker.shownUnit)
    case .unit(let side): "#/unit?of=" + side.rawValue
    case .precision: "#/precision"
    case .copying: "#/copy"
    case .paste: "#/paste"
    case .limit: "#/limit"
    case .unitValue(let unit): Self.unitValuePath(unit)
    case .quickUnits(let quantity): Self.quickUnitsPath(quantity)
    case .favorite(let favorite): Self.favoritePath(favorite)
    case .entry(let entry): Self.entryPath(entry)
    case .setting(let setting): "#/setting?of=" + setting.rawValue
    case .article(let article): "#/about?of=" + article.rawValue
    case .alert(let alert): "#/" + alert.rawValue
    }
  }

  /// The control that gets the focus when the sheet opens.
  var firstControl: String {
    switch self {
    case .units(let picker): picker.shownUnit == nil ? "unit-search" : "card-close"
    case .alert: "alert-cancel"
    case .paste: "insert-paste"
    default: "sheet-close"
    }
  }

  /// The control that opens the sheet, which gets the focus back; `nil` for the tab.
  var opener: String? {
    switch self {
    case .units(let picker): picker.side.rawValue
    case .unit(let side): "about-" + side.rawValue
    case .precision: "precision"
    case .copying: "copy-styles"
    case .paste: "paste"
    case .limit(let refusal): refusal.opener
    case .unitValue(let unit): "unit-" + unit
    case .quickUnits(let quantity): "quick-" + quantity
    case .favorite(let favorite): "more-" + favorite
    case .entry(let entry): "more-" + entry
    case .setting(let setting): "setting-" + setting.rawValue
    case .article(let article): "about-" + article.rawValue
    case .alert(let alert): alert.rawValue
    }
  }
}
