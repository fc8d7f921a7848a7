/// The products that a person can buy, each once.
public enum Product: String, CaseIterable, Hashable, Sendable {
  /// The product that unlocks all features.
  case pro = "offlineunit_pro"
}

/// The tips that a person can give any number of times; they unlock no feature.
public enum Tip: String, CaseIterable, Hashable, Sendable {
  case small = "tip_small"
  case medium = "tip_medium"
  case large = "tip_large"
}

/// A tip and the time when it was given.
public struct GivenTip: Hashable, Sendable {
  /// The tip.
  public var tip: Tip
  /// The time when the tip was given.
  public var at: Timestamp

  /// Creates a tip given at a time.
  public init(_ tip: Tip, at: Timestamp) {
    self.tip = tip
    self.at = at
  }
}
