/// The vibration at the touch of a key.
public struct HapticSettings: Hashable, Sendable {
  /// The strengths of the vibration.
  public enum Profile: String, CaseIterable, Hashable, Sendable {
    case light, medium, heavy
  }

  /// Whether keys vibrate.
  public var isOn: Bool
  /// The strength of the vibration.
  public var profile: Profile

  /// Creates a vibration of a strength.
  public init(isOn: Bool = true, profile: Profile = .medium) {
    self.isOn = isOn
    self.profile = profile
  }
}

/// The layout of favourites.
public enum FavoritesLayout: String, CaseIterable, Hashable, Sendable {
  case list, grid
}

/// The choice between the standard symbols of units and the symbols of the language.
public enum SymbolChoice: String, CaseIterable, Hashable, Sendable {
  case standard, local
}
