/// A workload with the values of its parameters, such as `conversion(from: mile, to: kilometer)`.
public struct WorkloadCall: Hashable, Sendable {
  /// The name of the workload.
  public let name: String
  /// The values by the names of the parameters; empty for a workload that has none.
  public let parameters: [String: String]

  /// A call of a workload.
  public init(_ name: String, _ parameters: [String: String] = [:]) {
    self.name = name
    self.parameters = parameters
  }
}

extension WorkloadCall: CustomStringConvertible {
  /// The name, and in brackets the parameters in alphabetical order: the identifier of what is measured.
  public var description: String {
    if parameters.isEmpty { return name }
    let list = parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}

/// A workload that budgets may name.
public struct KnownWorkload: Hashable, Sendable {
  /// Its name.
  public let name: String
  /// The names of its subjects.
  public let subjects: [String]
  /// The parameters that a budget must give.
  public let required: [String]
  /// The parameters that a budget may give.
  public let optional: [String]

  /// A workload from its parts.
  public init(
    _ name: String, subjects: [String], required: [String] = [], optional: [String] = []
  ) {
    self.name = name
    self.subjects = subjects
    self.required = required
    self.optional = optional
  }
}
