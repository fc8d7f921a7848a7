/// The reason why a case was not run; a run counts the cases of each reason.
public enum SkipReason: Error, Hashable, Codable, Sendable {
  /// An operation of the specification that this release does not have.
  case operationNotInRelease(String)
  /// The null operand `#`, which represents a missing operand.
  case nullOperand
  /// A `#` with a text that is neither an encoding nor a number of decimal32, decimal64 or
  /// decimal128.
  case encoding
  /// The arithmetic of the old subset, `extended: 0`.
  case subsetArithmetic
  /// The backend does not support the context.
  case contextNotSupported
  /// The backend cannot represent an operand without rounding it.
  case operandNotHeld
  /// The oracle would need more digits than its limit.
  case beyondOracle
  /// An accepted difference, with its reason.
  case knownDeviation(String)
}

extension SkipReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .operationNotInRelease(let name): "operation not in this release: \(name)"
    case .nullOperand: "null operand (#)"
    case .encoding: "no encoding of an interchange format (#)"
    case .subsetArithmetic: "subset arithmetic (extended: 0)"
    case .contextNotSupported: "context not supported by the backend"
    case .operandNotHeld: "operand not held exactly by the backend"
    case .beyondOracle: "beyond the oracle's limit of digits"
    case .knownDeviation(let why): "known deviation: \(why)"
    }
  }
}
