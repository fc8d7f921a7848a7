/// A profile in a tier: the features and limits of a person.
///
///     let plan = ProductPlan(.metryvo, .free)
///     plan.answer(to: .feature(.pairPrecision)).english  // Optional("this needs Pro")
///     plan.limit(.favorites)  // Optional(20)
public struct ProductPlan: Hashable, Sendable {
  /// The profile.
  public let profile: ProductProfile
  /// The tier.
  public var tier: ProductTier
  /// The identifiers of the categories that need ``Product/pro``.
  public let proCategories: [String]

  /// Creates a plan; by default everything is unlocked.
  ///
  /// `proCategories` names the categories that a program sells; this program sells none.
  ///
  ///     let plan = ProductPlan(.metryvo, .free, proCategories: ["force"])
  ///     plan.answer(to: .category("force")) == .needs(.pro)  // true
  ///     plan.answer(to: .category("mass")) == .open  // true
  ///
  /// - Parameters:
  ///   - profile: the profile.
  ///   - tier: the tier.
  ///   - proCategories: the identifiers of categories that need a purchase; `nil` for the
  ///     categories of the profile.
  public init(
    _ profile: ProductProfile = .all, _ tier: ProductTier = .pro, proCategories: [String]? = nil
  ) {
    self.profile = profile
    self.tier = tier
    self.proCategories = proCategories ?? profile.proCategories.free
  }

  /// Returns a limit as a number; `nil` for no limit.
  ///
  ///     ProductPlan(.metryvo, .free).limit(.conversions)  // Optional(500)
  ///     ProductPlan(.metryvo, .pro).limit(.conversions)  // nil
  public func limit(_ limit: ProfileLimit) -> Int? { profile.rule(of: limit).value(in: tier) }

  /// The tabs, in the order in which an interface shows them.
  public var tabs: [ProfileTab] { profile.tabs.value(in: tier) }

  /// Whether the history keeps rows of a kind.
  ///
  ///     ProductPlan(.metryvo).keeps(.calculation)  // false
  ///     ProductPlan(.prism).keeps(.calculation)  // true
  public func keeps(_ kind: HistoryKind) -> Bool { limit(kind.limit) != 0 }

  /// Returns the maximum number of rows of a kind that the history shows; `nil` for no limit.
  package func mostRows(of kind: HistoryKind) -> Int? { limit(kind.limit) }

  /// Returns the trims that are due.
  ///
  /// A trim is due when the rows of a kind exceed the limit by more than a tenth, so that rows are
  /// removed in batches. The trim removes rows down to the limit. The tenth is our choice. An
  /// interface shows the newest rows up to the limit.
  ///
  ///     var notebook = NotebookContent()
  ///     let sum = HistoryEntry.Content.calculation(
  ///       KeptCalculation(expression: "2 + 3 =", result: "5"))
  ///     let entries = (1...12).map { HistoryEntry(id: "\($0)", createdAt: .epoch, sum) }
  ///     try notebook.edit(.addEntries(entries))
  ///     let trims = ProductPlan(.prism, .free).dueTrims(of: notebook)
  ///     trims == [.trimHistory(.calculation, to: 10)]  // true
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
