/// The form of a budget file: which keys it has and what they hold.
enum BudgetDocument {
  private static let keys = ["schema", "budgets"]
  private static let budgetKeys = [
    "workload", "subject", "metric", "atMost", "atLeast", "reason",
  ]

  static func budgets(
    in root: JSONNode
  ) throws(PlacedProblem) -> (budgets: [Budget], places: [BudgetPlace]) {
    let members = try root.members(allowing: keys, path: "")
    let schema = try members.required("schema")
    guard case .number(1) = schema.node.value else {
      throw PlacedProblem(schema.node.position, "schema", .unknownSchema)
    }
    let list = try members.required("budgets")
    guard case .array(let nodes) = list.node.value else {
      throw list.wrongType(expected: "a list")
    }
    if nodes.isEmpty { throw PlacedProblem(list.node.position, "budgets", .noBudgets) }
    var budgets: [Budget] = []
    var places: [BudgetPlace] = []
    for (index, node) in nodes.enumerated() {
      let path = "budgets[\(index)]"
      let (budget, place) = try Self.budget(node, path: path)
      if let first = budgets.firstIndex(where: { $0.isDuplicate(of: budget) }) {
        throw PlacedProblem(node.position, path, .duplicate(of: "budgets[\(first)]"))
      }
      budgets.append(budget)
      places.append(place)
    }
    return (budgets, places)
  }

  private static func budget(
    _ node: JSONNode, path: String
  ) throws(PlacedProblem) -> (Budget, BudgetPlace) {
    let members = try node.members(allowing: budgetKeys, path: path)
    let workload = try members.required("workload")
    let subject = members.optional("subject")
    let metric = try members.required("metric")
    let metricName = try metric.string()
    guard let known = Metric(rawValue: metricName) else {
      throw PlacedProblem(metric.node.position, metric.path, .unknownMetric(metricName))
    }
    let budget = Budget(
      workload: try workload.string(), subject: try subject?.string(), metric: known,
      limit: try limit(members), reason: try members.required("reason").string())
    let place = BudgetPlace(
      path: path, workload: workload.node.position,
      subject: (subject ?? workload).node.position)
    return (budget, place)
  }

  private static func limit(_ members: JSONMembers) throws(PlacedProblem) -> Budget.Limit {
    switch (members.optional("atMost"), members.optional("atLeast")) {
    case (let member?, nil): .atMost(try positive(member))
    case (nil, let member?): .atLeast(try positive(member))
    case (nil, nil): throw PlacedProblem(members.position, members.path, .noLimit)
    case (_, _): throw PlacedProblem(members.position, members.path, .twoLimits)
    }
  }

  private static func positive(_ member: JSONMember) throws(PlacedProblem) -> Double {
    guard case .number(let value) = member.node.value else {
      throw member.wrongType(expected: "a number")
    }
    guard value > 0 else {
      throw PlacedProblem(member.node.position, member.path, .notPositive)
    }
    return value
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
