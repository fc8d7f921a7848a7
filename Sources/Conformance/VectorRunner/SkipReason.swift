/// Why a case was not run; each is counted.
public enum SkipReason: Error, Hashable, Sendable {
  /// An operation of the specification that this release does not have.
  case operationNotInRelease(String)
  /// A null operand, or an operand or a result written with `#` in an interchange format.
  case encoding
  /// The arithmetic of the old subset, `extended: 0`.
  case subsetArithmetic
  /// The backend does not compute in this context.
  case contextNotSupported
  /// The backend does not hold an operand without rounding it.
  case operandNotHeld
  /// The oracle would need more digits than its limit.
  case beyondOracle
  /// An accepted difference, with the reason.
  case knownDeviation(String)
}

extension SkipReason: CustomStringConvertible {
  /// The reason in words.
  public var description: String {
    switch self {
    case .operationNotInRelease(let name): "operation not in this release: \(name)"
    case .encoding: "null operand or encoding (#)"
    case .subsetArithmetic: "subset arithmetic (extended: 0)"
    case .contextNotSupported: "context not supported by the backend"
    case .operandNotHeld: "operand not held exactly by the backend"
    case .beyondOracle: "beyond the oracle's limit of digits"
    case .knownDeviation(let why): "known deviation: \(why)"
    }
  }
}

/// A difference that is accepted: which case, why, and when it can be removed.
public struct KnownDeviation: Hashable, Sendable {
  /// The file's name, with its ending.
  public let file: String
  /// The case's identifier.
  public let identifier: String
  /// Why it differs, and when this entry can go.
  public let reason: String

  /// A deviation from its parts.
  public init(file: String, identifier: String, reason: String) {
    self.file = file
    self.identifier = identifier
    self.reason = reason
  }
}
