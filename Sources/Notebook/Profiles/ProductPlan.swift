/// A profile in a tier: what a person may do.
///
///     let plan = ProductPlan(.metryvo, .free)
///     plan.answer(to: .feature(.pairPrecision))              // .needs(.pro)
///     plan.answer(to: .addFavorite(favorite), in: notebook)  // .limitReached(20, lifts: .pro)
public struct ProductPlan: Hashable, Sendable {
  /// The profile.
  public var profile: ProductProfile
  /// The tier.
  public var tier: ProductTier

  /// A plan; by default everything is unlocked.
  public init(_ profile: ProductProfile = .all, _ tier: ProductTier = .pro) {
    self.profile = profile
    self.tier = tier
  }

  /// The number of a limit; `nil` for none.
  public func limit(_ limit: ProfileLimit) -> Int? { profile.rule(of: limit).value(in: tier) }

  /// The tabs in their order.
  public var tabs: [ProfileTab] { profile.tabs.value(in: tier) }

  /// Whether the history keeps rows of a kind.
  public func keeps(_ kind: HistoryKind) -> Bool { limit(kind.limit) != 0 }

  /// The trims that are due.
  ///
  /// Rows go in batches: a trim is due when a limit is exceeded by more than a tenth of it, and then
  /// leaves the limit. The tenth is ours. An interface shows the newest rows up to the limit.
  public func dueTrims(of notebook: NotebookContent) -> [NotebookEdit] {
    var trims: [NotebookEdit] = []
    for kind in HistoryKind.allCases {
      guard let limit = limit(kind.limit) else { continue }
      if notebook.history.count(of: kind) > limit + limit / 10 {
        trims.append(.trimHistory(kind, to: limit))
      }
    }
    return trims
  }
}

extension HistoryKind {
  /// The limit that counts rows of the kind.
  var limit: ProfileLimit {
    switch self {
    case .conversion: .conversions
    case .calculation: .calculations
    case .tool: .tools
    }
  }
}
