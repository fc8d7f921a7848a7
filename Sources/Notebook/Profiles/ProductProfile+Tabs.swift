extension ProductProfile {
  /// The rule of the tabs, in their order.
  public var tabs: ProfileRule<[ProfileTab]> {
    switch self {
    case .all:
      ProfileRule([.home, .converter, .calculator, .library, .settings], "M-144", "X-006")
    case .metryvo: ProfileRule([.home, .converter, .favorites, .history, .settings], "M-144")
    case .converter: ProfileRule([.converter], "C-063")
    case .unitConverter:
      ProfileRule(
        [.home, .converter, .favorites, .history, .settings], "U-036", "U-007", "U-008", "U-028",
        ours: true)
    case .prism: ProfileRule([.calculator, .tools, .history, .settings], "X-006")
    }
  }

  /// The rule of categories that are there with a purchase alone, by identifiers: none.
  ///
  /// No document names any. A ``ProductPlan`` takes some.
  public var proCategories: ProfileRule<[String]> { ProfileRule([], "M-068") }

  /// The rule of categories whose units are all shown at once, where ``ProfileFeature/multiConvert``
  /// is there for a purchase.
  public var freeMultiConvertCategories: ProfileRule<[String]> {
    switch self {
    case .all, .metryvo:
      ProfileRule(["length", "mass", "volume", "temperature"], "M-023", "M-067", ours: true)
    case .converter: ProfileRule([], "C-063")
    case .unitConverter, .prism: ProfileRule([], ours: true)
    }
  }
}
