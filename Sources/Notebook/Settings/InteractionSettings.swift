/// Vibration at the touch of a key.
public struct HapticSettings: Hashable, Sendable {
  /// How strong it is.
  public enum Profile: String, CaseIterable, Hashable, Sendable {
    case light, medium, heavy
  }

  /// Whether there is any.
  public var isOn: Bool
  /// How strong it is.
  public var profile: Profile

  /// Vibration of a strength.
  public init(isOn: Bool = true, profile: Profile = .medium) {
    self.isOn = isOn
    self.profile = profile
  }
}

/// How favourites are laid out.
public enum FavoritesLayout: String, CaseIterable, Hashable, Sendable {
  case list, grid
}

/// Whether units have the symbols of standards or those that a language has for them.
public enum SymbolChoice: String, CaseIterable, Hashable, Sendable {
  case standard, local
}
