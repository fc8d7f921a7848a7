/// The answer of a plan to the wish for a feature: allowed, or the reason of a refusal.
public enum GateAnswer: Hashable, Sendable {
  /// The plan allows the wish.
  case open
  /// The wish needs a purchase.
  case needs(Product)
  /// The limit is reached; `lifts` is the product whose purchase lifts the limit, `nil` if none
  /// does.
  case limitReached(Int, lifts: Product?)
  /// The profile lacks the feature.
  case absent

  /// The name of the kind of answer, which is stable from version to version.
  public var identifier: String {
    switch self {
    case .open: "open"
    case .needs: "needs"
    case .limitReached: "limitReached"
    case .absent: "absent"
    }
  }
}

/// The features, categories and settings about which a plan answers.
public enum GateQuestion: Hashable, Sendable {
  /// A feature.
  case feature(ProfileFeature)
  /// All units of a category at once, by the identifier of the category.
  case multiConvert(category: String)
  /// A category, by its identifier.
  case category(String)
  /// A theme.
  case theme(ColorTheme)
  /// A skin.
  case skin(InterfaceSkin)
  /// A number of decimals.
  case decimals(Int)
}
