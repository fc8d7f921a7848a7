import StrictText

/// The form of a budget file: which keys it has and what they hold.
struct BudgetDocument {
  private static let keys = ["schema", "budgets", "app"]

  /// The budgets, each with the byte at which it begins and those of its keys.
  private(set) var entries: [BudgetEntry] = []

  init(_ root: JSONNode) throws(PlacedProblem) {
    let members = try StrictMembers(root, path: "", allowing: Self.keys)
    try members.requireSchema(1)
    for (index, node) in try members.list("budgets").enumerated() {
      let entry = try BudgetEntry(node, path: "budgets[\(index)]")
      for (first, other) in entries.enumerated() {
        if let problem = entry.budget.conflict(with: other.budget, at: "budgets[\(first)]") {
          throw PlacedProblem(path: "budgets[\(index)]", offset: entry.offset, problem: problem)
        }
      }
      entries.append(entry)
    }
    if entries.isEmpty { throw members.problem(.noBudgets, at: "budgets") }
    try checkBudgetsOfTheApp(members)
  }

  /// Refuses budgets of the app that `make app-check` could not read.
  private func checkBudgetsOfTheApp(_ members: StrictMembers) throws(PlacedProblem) {
    var measures: [String: String] = [:]
    for (index, node) in try members.optionalList("app").enumerated() {
      let path = "app[\(index)]"
      let budget = try StrictMembers(
        node, path: path,
        allowing: ["measure", "must", "want", "beyondEmpty", "unit", "reason"])
      for key in ["must", "want"] where try budget.number(key) < 0 {
        throw budget.problem(.negative, at: key)
      }
      if let beyond = try budget.optionalNumber("beyondEmpty"), beyond <= 0 {
        throw budget.problem(.notPositive, at: "beyondEmpty")
      }
      for key in ["unit", "reason"] { _ = try budget.string(key) }
      let measure = try budget.string("measure")
      if let first = measures.updateValue(path, forKey: measure) {
        throw budget.problem(.duplicate(of: first), at: "measure")
      }
    }
  }
}

/// One budget of the file.
struct BudgetEntry {
  private static let keys = [
    "workload", "parameters", "subject", "to", "metric", "sensitivity", "atMost", "atLeast",
    "machine", "reason",
  ]

  let budget: Budget
  let offset: Int
  let offsets: [String: Int]

  init(_ node: JSONNode, path: String) throws(PlacedProblem) {
    let members = try StrictMembers(node, path: path, allowing: Self.keys)
    let name = try members.string("metric")
    guard let metric = Metric(rawValue: name) else {
      throw members.problem(.unknownMetric(name), at: "metric")
    }
    var parameters: [String: String] = [:]
    var offsets = members.offsets
    if let given = try members.optionalMembers("parameters") {
      for key in given.keys { parameters[key] = try given.text(key) }
      for (key, offset) in given.offsets { offsets["parameters.\(key)"] = offset }
    }
    budget = Budget(
      call: WorkloadCall(try members.string("workload"), parameters),
      subject: try Self.subject(of: metric, members), to: try Self.other(of: metric, members),
      metric: metric, sensitivity: try Self.sensitivity(of: metric, members),
      limit: try Self.limit(of: metric, members),
      reason: try members.string("reason"),
      machine: try members.optionalString("machine"))
    offset = members.offset
    self.offsets = offsets
  }

  /// A ratio to another subject is one subject's; how times grow is told by all together.
  private static func subject(
    of metric: Metric, _ members: StrictMembers
  ) throws(PlacedProblem) -> String? {
    if metric == .ratioToSubject { return try members.string("subject") }
    let subject = try members.optionalString("subject")
    if metric == .growthExponent && subject != nil {
      throw members.problem(.notWith(metric), at: "subject")
    }
    return subject
  }

  private static func other(
    of metric: Metric, _ members: StrictMembers
  ) throws(PlacedProblem) -> String? {
    if metric == .ratioToSubject { return try members.string("to") }
    let other = try members.optionalString("to")
    if other != nil { throw members.problem(.notWith(metric), at: "to") }
    return other
  }

  private static func sensitivity(
    of metric: Metric, _ members: StrictMembers
  ) throws(PlacedProblem) -> Sensitivity {
    guard let sensitivity = try members.sensitivity() else { return Sensitivity() }
    if metric != .ratioToYardstick { throw members.problem(.notWith(metric), at: "sensitivity") }
    return sensitivity
  }

  private static func limit(
    of metric: Metric, _ members: StrictMembers
  ) throws(PlacedProblem) -> Budget.Limit {
    // No allocation at all is a limit that can be kept; no time at all is not.
    let isPossible = { (limit: Double) in
      limit > 0 || limit == 0 && metric == .allocationsPerOperation
    }
    switch (try members.optionalNumber("atMost"), try members.optionalNumber("atLeast")) {
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
  /// Why this budget cannot stand beside an earlier one at `place`; `nil` if it can.
  fileprivate func conflict(with other: Budget, at place: String) -> BudgetFileError.Problem? {
    guard call == other.call, metric == other.metric, self.other == other.other,
      machine == other.machine || machine == nil || other.machine == nil,
      subject == other.subject || subject == nil || other.subject == nil
    else { return nil }
    switch (limit, other.limit) {
    case (.atMost(let ceiling), .atLeast(let floor)), (.atLeast(let floor), .atMost(let ceiling)):
      return floor > ceiling ? .contradicts(place) : nil
    case (.atMost, .atMost), (.atLeast, .atLeast):
      return subject == other.subject && machine == other.machine ? .duplicate(of: place) : nil
    }
  }
}
