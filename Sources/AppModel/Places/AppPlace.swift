import Notebook

/// A screen of the app: that of a tab, or one that stands on the screen of a tab.
///
///     AppPlace(AppPath("#/settings"))     // .settings
///     AppPlace.allUnits.path              // "#/all"
///
/// Each place has a path, by which a link and the browser's history lead to it.
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
  /// What a person chose.
  case settings

  /// The place of a path; `nil` for a path that is no place's.
  ///
  /// The path without a place is that of the converter.
  public init?(_ path: AppPath) {
    self = .converter
    if path.place.utf8.isEmpty { return }
    guard let place = Self.allCases.first(where: { path.place.hasBytes(of: $0.rawValue) }) else {
      return nil
    }
    self = place
  }

  /// The part of the address behind `#`.
  public var path: String { self == .converter ? "#/" : "#/" + rawValue }

  /// Whether it shows the field of the converter.
  public var hasValueField: Bool { self == .converter || self == .allUnits }

  /// The control that opens it from the screen on which it stands.
  var opener: String { self == .allUnits ? "all-units" : "tools-opener" }
}
