/// A workload with the values of its parameters, such as `conversion(from: mile, to: kilometer)`.
public struct WorkloadCall: Hashable, Sendable {
  /// The name of the workload.
  public let name: String
  /// The values by parameter name; empty for a workload without parameters.
  public let parameters: [String: String]

  /// Creates a call of a workload.
  ///
  ///     WorkloadCall("convert", ["to": "km", "from": "mile"])  // convert(from: mile, to: km)
  public init(_ name: String, _ parameters: [String: String] = [:]) {
    self.name = name
    self.parameters = parameters
  }
}

extension WorkloadCall: CustomStringConvertible {
  /// The identifier of the measured work: the name, with the parameters in parentheses by name.
  public var description: String {
    if parameters.isEmpty { return name }
    let list = parameters.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
    return "\(name)(\(list.joined(separator: ", ")))"
  }
}

extension WorkloadCall {
  /// The call in words, like `operation: fma, 1000 digits`.
  var words: String {
    if parameters.isEmpty { return name }
    // Numbers follow the other values, each with the name of its parameter.
    let numbers = parameters.filter { Double($0.value) != nil }
    let names = parameters.filter { Double($0.value) == nil }.sorted { $0.key < $1.key }
    let counts = numbers.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
    let to = names.map(\.value).joined(separator: " to ")
    return name + ": " + ((to.isEmpty ? [] : [to]) + counts).joined(separator: ", ")
  }
}

/// A workload that budgets may name.
public struct KnownWorkload: Hashable, Sendable {
  /// The name of the workload.
  public let name: String
  /// The names of the workload's subjects.
  public let subjects: [String]
  /// The parameters that a budget must give.
  public let required: [String]
  /// The parameters that a budget may give.
  public let optional: [String]
  /// The reasons why subjects are not available, by subject name; for example a missing library.
  ///
  /// Budgets of these subjects are not judged, and the report lists the reasons.
  public var absent: [String: String] = [:]

  /// Creates a workload from its parts.
  public init(
    _ name: String, subjects: [String], required: [String] = [], optional: [String] = []
  ) {
    self.name = name
    self.subjects = subjects
    self.required = required
    self.optional = optional
  }
}

/// A workload with the function that makes its subjects.
public struct BudgetedWorkload {
  /// The name, subjects and parameters of the workload.
  public let known: KnownWorkload
  /// The function that returns the subjects for the parameter values of a call.
  public let subjects: (WorkloadCall) throws(ParameterError) -> [Subject]

  /// Creates a workload from its parts.
  public init(
    _ known: KnownWorkload, subjects: @escaping (WorkloadCall) throws(ParameterError) -> [Subject]
  ) {
    self.known = known
    self.subjects = subjects
  }
}
