/// The error for a value that a workload's parameter does not allow.
public struct ParameterError: Error, Hashable, Sendable {
  /// The name of the parameter; `nil` if only the combination of the values is invalid.
  public let parameter: String?
  /// The value, or the text of the whole call.
  public let value: String
  /// The reason in words.
  public let reason: String

  /// Creates an error of a parameter.
  public init(_ parameter: String?, _ value: String, reason: String) {
    self.parameter = parameter
    self.value = value
    self.reason = reason
  }
}

extension WorkloadCall {
  /// Returns the integer value of a parameter, or `other` if the call does not have the parameter.
  ///
  ///     let call = WorkloadCall("add", ["digits": "1000"])
  ///     try call.number("digits", in: 1...9_999, else: 34)  // 1000
  ///     try call.number("seed", in: 1...9_999, else: 34)  // 34
  ///
  /// - Throws: ``ParameterError`` if the value is not an integer, or is outside `range`.
  public func number(
    _ parameter: String, in range: ClosedRange<Int>, else other: Int
  ) throws(ParameterError) -> Int {
    guard let text = parameters[parameter] else { return other }
    if let number = Int(text), range.contains(number) { return number }
    throw ParameterError(
      parameter, text,
      reason: "a whole number from \(range.lowerBound) to \(range.upperBound) should be here")
  }

  /// Returns the choice whose raw value is the value of a parameter.
  ///
  ///     try WorkloadCall("plot", ["of": "wall-p50"]).choice("of", of: Metric.allCases)  // wallP50
  ///
  /// - Throws: ``ParameterError`` for any other value, with the list of the allowed values.
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
