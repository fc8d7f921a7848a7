/// The form of a budget file for a decoder: which keys it has and what they hold.
struct BudgetDocument: Decodable {
  private static let keys = ["schema", "budgets"]

  let budgets: [Budget]

  init(from decoder: any Decoder) throws {
    let members = try StrictMembers(decoder, allowing: Self.keys)
    let schema: Int = try members.required("schema")
    if schema != 1 { throw members.problem(.unknownSchema, at: "schema") }
    budgets = try members.required("budgets", as: [BudgetEntry].self).map(\.budget)
    if budgets.isEmpty { throw members.problem(.noBudgets, at: "budgets") }
    for (index, budget) in budgets.enumerated() {
      if let first = budgets[..<index].firstIndex(where: { $0.isDuplicate(of: budget) }) {
        throw PlacedProblem(path: "budgets[\(index)]", problem: .duplicate(of: "budgets[\(first)]"))
      }
    }
  }
}

/// One budget of the file.
private struct BudgetEntry: Decodable {
  private static let keys = ["workload", "subject", "metric", "atMost", "atLeast", "reason"]

  let budget: Budget

  init(from decoder: any Decoder) throws {
    let members = try StrictMembers(decoder, allowing: Self.keys)
    let name: String = try members.required("metric")
    guard let metric = Metric(rawValue: name) else {
      throw members.problem(.unknownMetric(name), at: "metric")
    }
    budget = Budget(
      workload: try members.required("workload"), subject: try members.optional("subject"),
      metric: metric, limit: try Self.limit(of: metric, members),
      reason: try members.required("reason"))
    for (key, text) in [
      ("workload", budget.workload), ("subject", budget.subject), ("reason", budget.reason),
    ] where text == "" { throw members.problem(.empty, at: key) }
  }

  private static func limit(
    of metric: Metric, _ members: StrictMembers
  ) throws -> Budget.Limit {
    let limits: (Double?, Double?) = (
      try members.optional("atMost"), try members.optional("atLeast")
    )
    // No allocation at all is a limit that can be kept; no time at all is not.
    let isPossible = { (limit: Double) in
      limit > 0 || limit == 0 && metric == .allocationsPerOperation
    }
    switch limits {
    case (let value?, nil):
      if !isPossible(value) { throw members.problem(.notPositive, at: "atMost") }
      return .atMost(value)
    case (nil, let value?):
      if value <= 0 { throw members.problem(.notPositive, at: "atLeast") }
      return .atLeast(value)
    case (nil, nil): throw members.problem(.noLimit)
    case (_, _): throw members.problem(.twoLimits)
    }
  }
}

extension Budget {
  /// Whether both limit the same side of the same metric of the same subject.
  fileprivate func isDuplicate(of other: Budget) -> Bool {
    let sameSide =
      switch (limit, other.limit) {
      case (.atMost, .atMost), (.atLeast, .atLeast): true
      case (.atMost, .atLeast), (.atLeast, .atMost): false
      }
    return sameSide && workload == other.workload && subject == other.subject
      && metric == other.metric
  }
}
