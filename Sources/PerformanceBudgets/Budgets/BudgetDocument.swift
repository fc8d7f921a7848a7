import StrictText

/// The schema of a budget file: its keys and the types of their values.
struct BudgetDocument {
  /// The budgets, one for each number of a limit.
  private(set) var budgets: [PlacedBudget] = []

  init(_ root: JSONNode) throws(PlacedProblem) {
    let members = try StrictMembers(root, path: "", allowing: ["schema", "budgets", "app"])
    try members.requireSchema(1)
    for (index, node) in try members.list("budgets").enumerated() {
      let entry = try BudgetEntry(node, index: index)
      for budget in entry.budgets {
        for first in budgets {
          if let problem = budget.budget.conflict(with: first.budget, at: first.path) {
            throw PlacedProblem(path: entry.path, offset: entry.offset, reason: problem)
          }
        }
        budgets.append(budget)
      }
    }
    if budgets.isEmpty { throw members.problem("no budgets", at: "budgets") }
    var measures: [String] = []
    for (index, node) in try members.optionalList("app").enumerated() {
      measures.append(try Self.measure(ofApp: node, "app[\(index)]", beside: measures))
    }
  }

  /// Checks the form of a budget that `make app-check` judges, and returns its measure.
  private static func measure(
    ofApp node: JSONNode, _ path: String, beside measures: [String]
  ) throws(PlacedProblem) -> String {
    let members = try StrictMembers(
      node, path: path, allowing: ["measure", "must", "want", "beyondEmpty", "unit", "reason"])
    for key in ["must", "want"] where try members.number(key) < 0 {
      throw members.problem("a limit must not be below 0", at: key)
    }
    if let beyond = try members.optionalNumber("beyondEmpty"), beyond <= 0 {
      throw members.problem("a limit must be greater than 0", at: "beyondEmpty")
    }
    for key in ["unit", "reason"] { _ = try members.string(key) }
    let measure = try members.string("measure")
    if let first = measures.firstIndex(of: measure) {
      throw members.problem("the same as app[\(first)]", at: "measure")
    }
    return measure
  }
}

/// A budget with its position in the file.
struct PlacedBudget {
  var budget: Budget
  /// The path of the entry that contains the budget, like `budgets[3]`.
  var path: String
  /// The byte offset of the entry.
  var offset: Int
  /// The byte offset of each key of the entry.
  var offsets: [String: Int]
  /// The byte range of the limit's number.
  var number: Range<Int>
}

/// An entry of `budgets`, with one limit, or with a limit for each parameter value or subject.
private struct BudgetEntry {
  private static let keys = [
    "workload", "parameters", "subject", "to", "metric", "atMost", "atLeast", "figure", "reason",
  ]

  let path: String
  let offset: Int
  private(set) var budgets: [PlacedBudget] = []
  private let members: StrictMembers
  private let metric: Metric
  private let subject: String?
  private let limitKey: String
  private var offsets: [String: Int]

  init(_ node: JSONNode, index: Int) throws(PlacedProblem) {
    path = "budgets[\(index)]"
    offset = node.offset
    members = try StrictMembers(node, path: path, allowing: Self.keys)
    let name = try members.string("metric")
    guard let metric = Metric(rawValue: name) else {
      let known = Metric.allCases.map(\.rawValue)
      throw members.problem(
        BudgetFileError.unknown("metric", name, known: known), at: "metric")
    }
    self.metric = metric
    subject = try members.optionalString("subject")
    offsets = members.offsets
    for key in ["workload", "reason"] { _ = try members.string(key) }
    if metric == .ratioToSubject {
      for key in ["subject", "to"] { _ = try members.string(key) }
    } else if try members.optionalString("to") != nil {
      throw members.problem("not with the metric \(name)", at: "to")
    } else if metric == .growthExponent && subject != nil {
      throw members.problem("not with the metric \(name)", at: "subject")
    }
    let given = ["atMost", "atLeast", "figure"].filter(members.keys.contains)
    if given.count != 1 {
      throw members.problem("\(given.isEmpty ? "none" : "two") of atMost, atLeast and figure")
    }
    limitKey = given[0]
    if limitKey == "figure" && (metric.isTimed || metric.isOfSeveralSubjects) {
      throw members.problem("not with the metric \(name)", at: limitKey)
    }
    var parameters: [String: String] = [:]
    var listed: (key: String, values: [String])?
    if let given = try members.optionalMembers("parameters") {
      for key in given.keys {
        let values = try given.texts(key)
        if values.isList {
          if listed != nil {
            throw given.problem("a second list; one parameter may have one", at: key)
          }
          listed = (key, values.values)
        } else {
          parameters[key] = values.values[0]
        }
      }
      for (key, offset) in given.offsets { offsets["parameters.\(key)"] = offset }
    }
    try add(try members.required(limitKey), "\(path).\(limitKey)", parameters, listed)
  }

  /// Adds the budgets of one limit.
  ///
  /// An object has a number for each value of the listed parameter, or else for each subject.
  private mutating func add(
    _ node: JSONNode, _ path: String, _ parameters: [String: String],
    _ listed: (key: String, values: [String])?
  ) throws(PlacedProblem) {
    if let (key, values) = listed {
      var own: StrictMembers?
      if case .object = node.content {
        own = try StrictMembers(node, path: path, allowing: values)
      }
      for value in values {
        var parameters = parameters
        parameters[key] = value
        let limit = try own.map { own throws(PlacedProblem) in try own.required(value) } ?? node
        try add(limit, own == nil ? path : "\(path).\(value)", parameters, nil)
      }
    } else if case .object(let limits) = node.content {
      if subject != nil || metric.isOfSeveralSubjects || limits.isEmpty {
        throw PlacedProblem(
          path: path, offset: node.offset, reason: "a number should be here")
      }
      for limit in limits {
        try add(
          limit.value, "\(path).\(BudgetFileError.excerpt(limit.key))", parameters, limit.key,
          subjectOffset: limit.offset)
      }
    } else {
      try add(node, path, parameters, subject, subjectOffset: offsets["subject"])
    }
  }

  private mutating func add(
    _ node: JSONNode, _ path: String, _ parameters: [String: String], _ subject: String?,
    subjectOffset: Int?
  ) throws(PlacedProblem) {
    func problem(_ reason: String) -> PlacedProblem {
      PlacedProblem(path: path, offset: node.offset, reason: reason)
    }
    guard case .number(let text) = node.content, let value = Double(text) else {
      throw problem("a number should be here")
    }
    if !value.isFinite { throw problem("a number too large") }
    // A limit of 0 allocations can be met. A limit of 0 for instructions, time or memory cannot.
    let isCount = metric == .allocations || metric == .allocatedBytes
    if value < 0 || value == 0 && !isCount { throw problem("a limit must be greater than 0") }
    var offsets = offsets
    offsets["subject"] = subjectOffset
    let limit: Budget.Limit =
      switch limitKey {
      case "atMost": .atMost(value)
      case "atLeast": .atLeast(value)
      default: .figure(value)
      }
    budgets.append(
      PlacedBudget(
        budget: Budget(
          call: WorkloadCall(try members.string("workload"), parameters), subject: subject,
          to: try members.optionalString("to"), metric: metric, limit: limit,
          reason: try members.string("reason")),
        path: self.path, offset: offset, offsets: offsets,
        number: node.offset..<(node.offset + text.utf8.count)))
  }
}

extension Budget {
  /// Returns the reason why this budget conflicts with an earlier budget at `place`, or `nil`.
  fileprivate func conflict(with other: Budget, at place: String) -> String? {
    guard call == other.call, metric == other.metric, self.other == other.other,
      subject == other.subject || subject == nil || other.subject == nil
    else { return nil }
    if limit.isFloor == other.limit.isFloor {
      return subject == other.subject ? "the same as \(place)" : nil
    }
    let (floor, ceiling) = limit.isFloor ? (limit, other.limit) : (other.limit, limit)
    return floor.bound > ceiling.bound
      ? "contradicts \(place): no value can be within both" : nil
  }
}
