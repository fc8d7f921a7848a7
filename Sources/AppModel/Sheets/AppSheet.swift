/// What stands in front of the converter.
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
  /// Light or dark, and the way of writing numbers.
  case display

  /// The path of the list of units for one of the two units: `#/units?for=from`.
  public static func unitsPath(_ side: ConverterSide) -> String { "#/units?for=" + side.rawValue }

  /// The part of the address behind `#`.
  public var path: String {
    switch self {
    case .units(let picker): Self.unitsPath(picker.side)
    case .unit(let side): "#/unit?of=" + side.rawValue
    case .precision: "#/precision"
    case .copying: "#/copy"
    case .display: "#/display"
    }
  }

  /// The control that gets the focus when the sheet opens, or when its path is asked for again.
  var firstControl: String {
    guard case .units(let picker) = self else { return "sheet-close" }
    return picker.shownUnit == nil ? "unit-search" : "card-close"
  }

  /// The control that opens the sheet, which gets the focus back.
  var opener: String {
    switch self {
    case .units(let picker): picker.side.rawValue
    case .unit(let side): "about-" + side.rawValue
    case .precision: "precision"
    case .copying: "copy-styles"
    case .display: "display"
    }
  }
}
