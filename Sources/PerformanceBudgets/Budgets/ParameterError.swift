/// A value that a parameter of a workload cannot have.
public struct ParameterError: Error, Hashable, Sendable {
  /// The parameter; `nil` if each value could be had without the others.
  public let parameter: String?
  /// The value, or the whole call.
  public let value: String
  /// Why not.
  public let reason: String

  /// An error of a parameter.
  public init(_ parameter: String?, _ value: String, reason: String) {
    self.parameter = parameter
    self.value = value
    self.reason = reason
  }
}

extension WorkloadCall {
  /// A whole number that a parameter has, or another where the call does not say.
  ///
  /// - Throws: ``ParameterError`` for what is no whole number, or not within the range.
  public func number(
    _ parameter: String, in range: ClosedRange<Int>, else other: Int
  ) throws(ParameterError) -> Int {
    guard let text = parameters[parameter] else { return other }
    if let number = Int(text), range.contains(number) { return number }
    throw ParameterError(
      parameter, text,
      reason: "a whole number from \(range.lowerBound) to \(range.upperBound) should be here")
  }

  /// The value of a parameter that has names as its values.
  ///
  /// - Throws: ``ParameterError`` for another name, with the list of the known ones.
  public func choice<Choice: RawRepresentable<String>>(
    _ parameter: String, of choices: [Choice]
  ) throws(ParameterError) -> Choice {
    let text = parameters[parameter] ?? ""
    if let choice = choices.first(where: { $0.rawValue == text }) { return choice }
    throw ParameterError(
      parameter, text,
      reason: "one of \(choices.map(\.rawValue).joined(separator: ", ")) should be here")
  }
}
