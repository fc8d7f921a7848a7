import Notebook

/// A screen of the app: the screen of a tab, or a screen whose parent is the screen of a tab.
///
///     AppPlace(AppPath("#/settings"))     // .settings
///     AppPlace.allUnits.path              // "#/all"
///
/// Each place has a path, which links and the browser's history use.
public enum AppPlace: String, CaseIterable, Hashable, Sendable {
  /// All quantities, and a search over units.
  case home
  /// Two units and a value.
  case converter
  /// The value of the converter in all units of its quantity.
  case allUnits = "all"
  /// A pocket calculator.
  case calculator
  /// Tip, discount and split.
  case tools
  /// Favourites and history.
  case library
  /// The settings.
  case settings

  /// Finds the place of a path; `nil` if no place has the path.
  ///
  /// The empty path is the path of the converter.
  public init?(_ path: AppPath) {
    self = .converter
    if path.place.utf8.isEmpty { return }
    guard let place = Self.allCases.first(where: { path.place.hasBytes(of: $0.rawValue) }) else {
      return nil
    }
    self = place
  }

  /// The fragment of the address.
  public var path: String { self == .converter ? "#/" : "#/" + rawValue }

  /// Whether the screen shows the field of the converter.
  public var hasValueField: Bool { self == .converter || self == .allUnits }

  /// The control on the parent screen that opens this screen.
  var opener: String { self == .allUnits ? "all-units" : "tools-opener" }
}
