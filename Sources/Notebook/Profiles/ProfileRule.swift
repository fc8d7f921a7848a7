/// A cell of the table of profiles: what holds in each tier, and who asks for it.
public struct ProfileRule<Value: Hashable & Sendable>: Hashable, Sendable {
  /// What holds without a purchase.
  public let free: Value
  /// What holds with ``Product/pro``.
  public let pro: Value
  /// The identifiers of the requirements that ask for it, as in the list of requirements.
  public let requirements: [String]
  /// Whether a value is our choice, because the document of the profile leaves it open.
  public let isOurs: Bool

  /// What holds in a tier.
  public func value(in tier: ProductTier) -> Value { tier == .free ? free : pro }

  /// A rule of values by tier.
  init(_ free: Value, _ pro: Value, _ requirements: String..., ours: Bool = false) {
    self.free = free
    self.pro = pro
    self.requirements = requirements
    isOurs = ours
  }

  /// A rule of one value in both tiers.
  init(_ value: Value, _ requirements: String..., ours: Bool = false) {
    free = value
    pro = value
    self.requirements = requirements
    isOurs = ours
  }
}

/// What a profile counts; `nil` is no limit, and 0 leaves the thing out.
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

/// What a profile has, has for a purchase, or has not.
public enum ProfileFeature: String, CaseIterable, Hashable, Sendable {
  /// Converting between two units.
  case converter
  /// All units of a category at once; some categories are free.
  case multiConvert
  /// Decimals by pair of units.
  case pairPrecision
  /// The calculator.
  case calculator
  /// Tips.
  case tip
  /// Discounts.
  case discount
  /// Shared bills.
  case split
  /// Export and import.
  case dataTransfer
  /// Tips for the makers.
  case tipJar
  /// More than the basic widget.
  case extraWidgets
  /// Other icons of the program.
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
