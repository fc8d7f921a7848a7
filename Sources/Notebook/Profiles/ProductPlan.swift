/// A profile in a tier: what a person may do.
///
///     let plan = ProductPlan(.metryvo, .free)
///     plan.answer(to: .feature(.pairPrecision))              // .needs(.pro)
///     plan.answer(to: .addFavorite(favorite), in: notebook)  // .limitReached(20, lifts: .pro)
public struct ProductPlan: Hashable, Sendable {
  /// The profile.
  public let profile: ProductProfile
  /// The tier.
  public var tier: ProductTier
  /// The identifiers of the categories that are there with ``Product/pro`` alone.
  public let proCategories: [String]

  /// A plan; by default everything is unlocked.
  ///
  /// A program that sells categories names them; ours has none.
  ///
  ///     ProductPlan(.metryvo, .free, proCategories: ["force"])
  ///       .answer(to: .category("force"))   // .needs(.pro)
  ///
  /// - Parameters:
  ///   - profile: the profile.
  ///   - tier: the tier.
  ///   - proCategories: the identifiers of categories that need a purchase; those of the profile if
  ///     `nil`.
  public init(
    _ profile: ProductProfile = .all, _ tier: ProductTier = .pro, proCategories: [String]? = nil
  ) {
    self.profile = profile
    self.tier = tier
    self.proCategories = proCategories ?? profile.proCategories.free
  }

  /// The number of a limit; `nil` for none.
  public func limit(_ limit: ProfileLimit) -> Int? { profile.rule(of: limit).value(in: tier) }

  /// The tabs in their order.
  public var tabs: [ProfileTab] { profile.tabs.value(in: tier) }

  /// Whether the history keeps rows of a kind.
  public func keeps(_ kind: HistoryKind) -> Bool { limit(kind.limit) != 0 }

  /// The most rows of a kind that the history shows; `nil` for no limit.
  package func mostRows(of kind: HistoryKind) -> Int? { limit(kind.limit) }

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
