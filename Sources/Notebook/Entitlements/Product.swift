/// What can be bought once.
public enum Product: String, CaseIterable, Hashable, Sendable {
  /// All that is not free.
  case pro = "offlineunit_pro"
}

/// What can be given any number of times, without any effect on features.
public enum Tip: String, CaseIterable, Hashable, Sendable {
  case small = "tip_small"
  case medium = "tip_medium"
  case large = "tip_large"
}

/// A tip and when it was given.
public struct GivenTip: Hashable, Sendable {
  /// Which tip.
  public var tip: Tip
  /// When it was given.
  public var at: Timestamp

  /// A tip at a time.
  public init(_ tip: Tip, at: Timestamp) {
    self.tip = tip
    self.at = at
  }
}
