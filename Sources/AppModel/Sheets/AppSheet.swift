/// A sheet in front of a screen.
///
/// Each sheet has a path: a link opens the sheet, and going back in the browser closes it.
public enum AppSheet: Hashable, Sendable {
  /// The list of units to choose from.
  case units(UnitPickerState)
  /// The card about one of the two units.
  case unit(ConverterSide)
  /// The decimals and the rounding mode of results.
  case precision
  /// The styles in which the result can be copied.
  case copying
  /// A pasted text with the value that was read from it.
  case paste(PasteState)
  /// The value in one unit of the screen of all units, by the unit's identifier.
  case unitValue(String)
  /// The first units of a quantity, by its identifier.
  case quickUnits(String)
  /// A favourite, by its identifier.
  case favorite(String)
  /// A row of the history, by its identifier.
  case entry(String)
  /// The values of a setting.
  case setting(AppSetting)
  /// The explanation of an edit that the preview of a smaller product refused.
  case limit(PlanRefusal)
  /// An article about the app.
  case article(AppArticle)
  /// A question for confirmation.
  case alert(AppAlert)

  /// Returns the path of the list of units for one side: `#/units?for=from`.
  ///
  /// With `card`, the identifier of a unit, the card about the unit is open in front of the list.
  public static func unitsPath(_ side: ConverterSide, card: String? = nil) -> String {
    "#/units?for=" + side.rawValue + (card.map { "&about=" + AppPath.encoded($0) } ?? "")
  }

  /// Returns the path of the value in a unit.
  public static func unitValuePath(_ unit: String) -> String {
    "#/unit-value?of=" + AppPath.encoded(unit)
  }
  /// Returns the path of the first units of a quantity.
  public static func quickUnitsPath(_ quantity: String) -> String {
    "#/quick-units?of=" + AppPath.encoded(quantity)
  }

  /// Returns the path of a favourite.
  public static func favoritePath(_ favorite: String) -> String {
    "#/favorite?of=" + AppPath.encoded(favorite)
  }

  /// Returns the path of a row of the history.
  public static func entryPath(_ entry: String) -> String {
    "#/entry?of=" + AppPath.encoded(entry)
  }

  /// The place behind the sheet.
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

  /// The fragment of the address.
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

  /// The control that opens the sheet and gets the focus back; `nil` for the tab.
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
