/// A cell of the table of profiles: the value in each tier, and the requirements that ask for the
/// values.
public struct ProfileRule<Value: Hashable & Sendable>: Hashable, Sendable {
  /// The value without a purchase.
  public let free: Value
  /// The value with ``Product/pro``.
  public let pro: Value
  /// The identifiers of the requirements that ask for the values, as in the list of requirements.
  public let requirements: [String]
  /// Whether a value is our choice, because the document of the profile does not state it.
  public let isOurs: Bool

  /// Returns the value in a tier.
  ///
  ///     ProductProfile.metryvo.rule(of: .decimals).value(in: .free)  // Optional(12)
  public func value(in tier: ProductTier) -> Value { tier == .free ? free : pro }

  /// Creates a rule with a value for each tier.
  init(_ free: Value, _ pro: Value, _ requirements: String..., ours: Bool = false) {
    self.free = free
    self.pro = pro
    self.requirements = requirements
    isOurs = ours
  }

  /// Creates a rule with one value for both tiers.
  init(_ value: Value, _ requirements: String..., ours: Bool = false) {
    free = value
    pro = value
    self.requirements = requirements
    isOurs = ours
  }
}

/// The limits of a profile; `nil` is no limit, and 0 allows none of the counted rows.
public enum ProfileLimit: String, CaseIterable, Hashable, Sendable {
  /// Conversions in the history.
  case conversions
  /// Calculations in the history.
  case calculations
  /// Runs of tools in the history.
  case tools
  /// Favourites.
  case favorites
  /// Custom units.
  case customUnits
  /// Decimals that settings offer.
  case decimals
}

/// The features that a profile has in both tiers, has with a purchase, or lacks.
public enum ProfileFeature: String, CaseIterable, Hashable, Sendable {
  /// Conversion between two units.
  case converter
  /// All units of a category at once; some categories are free.
  case multiConvert
  /// Decimals for each pair of units.
  case pairPrecision
  /// The calculator.
  case calculator
  /// The tool for tips on a bill.
  case tip
  /// The tool for discounts.
  case discount
  /// The tool for shared bills.
  case split
  /// Export and import.
  case dataTransfer
  /// Tips for the makers of the program.
  case tipJar
  /// Widgets beyond the basic one.
  case extraWidgets
  /// Alternate icons of the program.
  case alternateIcons
  /// The theme on pure black.
  case oledTheme
  /// The skin with gradients and springs.
  case expressiveSkin
  /// The first skin of glass.
  case auroraSkin
  /// The five other skins of glass.
  case otherGlassSkins
}

/// The tabs of the program.
public enum ProfileTab: String, CaseIterable, Hashable, Sendable {
  case home, converter, calculator, tools, library, favorites, history, settings
}
