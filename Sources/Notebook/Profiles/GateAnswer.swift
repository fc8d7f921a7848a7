/// What a plan says to a wish: go ahead, or what is needed.
public enum GateAnswer: Hashable, Sendable {
  /// Nothing is in the way.
  case open
  /// A purchase is needed.
  case needs(Product)
  /// The limit is reached; a purchase lifts it, or nothing does.
  case limitReached(Int, lifts: Product?)
  /// The profile does not have it.
  case absent

  /// The word for the kind of answer, which stays from version to version.
  public var identifier: String {
    switch self {
    case .open: "open"
    case .needs: "needs"
    case .limitReached: "limitReached"
    case .absent: "absent"
    }
  }
}

/// What a person wishes to use.
public enum GateQuestion: Hashable, Sendable {
  /// A feature.
  case feature(ProfileFeature)
  /// All units of a category at once, by its identifier.
  case multiConvert(category: String)
  /// A category, by its identifier.
  case category(String)
  /// A theme.
  case theme(ColorTheme)
  /// A skin.
  case skin(InterfaceSkin)
  /// So many decimals.
  case decimals(Int)
}
