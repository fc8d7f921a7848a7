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

extension WorkloadCall {
  /// The call in words: `operation: fma, 1000 digits`.
  var words: String {
    if parameters.isEmpty { return name }
    // A number is told with what it counts, behind the names.
    let numbers = parameters.filter { Double($0.value) != nil }
    let names = parameters.filter { Double($0.value) == nil }.sorted { $0.key < $1.key }
    let counts = numbers.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let to = names.map(\.value).joined(separator: " to ")
    return name + ": " + ((to.isEmpty ? [] : [to]) + counts).joined(separator: ", ")
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
  /// Why subjects of these names are not here, such as a library that is not installed.
  ///
  /// Their budgets are not judged, which the report says.
  public var absent: [String: String] = [:]

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

/// A workload and how its subjects are made for the values of its parameters.
public struct BudgetedWorkload {
  /// Its name, its subjects and its parameters.
  public let known: KnownWorkload
  /// The subjects of a call.
  public let subjects: (WorkloadCall) throws(ParameterError) -> [Subject]

  /// A workload from its parts.
  public init(
    _ known: KnownWorkload, subjects: @escaping (WorkloadCall) throws(ParameterError) -> [Subject]
  ) {
    self.known = known
    self.subjects = subjects
  }
}
