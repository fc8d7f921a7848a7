extension ProductProfile {
  /// The rule of the tabs, in the order in which an interface shows them.
  ///
  /// A filter builds the list, because Swift 6.3.1 on wasm32 returns the last of several constant
  /// array literals in place of each of them.
  public var tabs: ProfileRule<[ProfileTab]> {
    let tabs = ProfileTab.allCases.filter(has)
    return switch self {
    case .all: ProfileRule(tabs, "M-144", "X-006")
    case .metryvo: ProfileRule(tabs, "M-144")
    case .converter: ProfileRule(tabs, "C-063")
    case .unitConverter: ProfileRule(tabs, "U-036", "U-007", "U-008", "U-028", ours: true)
    case .prism: ProfileRule(tabs, "X-006")
    }
  }

  private func has(_ tab: ProfileTab) -> Bool {
    switch tab {
    case .home: self != .converter && self != .prism
    case .converter: self != .prism
    case .calculator: self == .all || self == .prism
    case .tools: self == .prism
    case .library: self == .all
    case .favorites: self == .metryvo || self == .unitConverter
    case .history: self != .all && self != .converter
    case .settings: self != .converter
    }
  }

  /// The rule of the categories that need a purchase, by their identifiers; the list is empty.
  ///
  /// No document names such a category, but a ``ProductPlan`` can.
  public var proCategories: ProfileRule<[String]> { ProfileRule([], "M-068") }

  /// The rule of the categories whose units are shown all at once without a purchase, if
  /// ``ProfileFeature/multiConvert`` needs a purchase.
  public var freeMultiConvertCategories: ProfileRule<[String]> {
    let isFree = self == .all || self == .metryvo
    let categories = isFree ? ["length", "mass", "volume", "temperature"] : []
    return switch self {
    case .all, .metryvo: ProfileRule(categories, "M-023", "M-067", ours: true)
    case .converter: ProfileRule(categories, "C-063")
    case .unitConverter, .prism: ProfileRule(categories, ours: true)
    }
  }
}
