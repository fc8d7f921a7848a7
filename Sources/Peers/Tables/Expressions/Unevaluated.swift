/// The reason why a definition is not evaluated; every such definition is counted.
package enum Unevaluated: Error, Hashable, Sendable {
  /// A function instead of a factor: a temperature scale, a level, a gauge.
  case nonlinear
  /// A function or power whose result is irrational.
  case irrational(String)
  /// A name that the table does not define, such as a currency of another file.
  case unknownName(String)
  /// A sum of parts of different dimensions.
  case mixedSum
  /// A unit whose definition refers to itself.
  case cycle(String)
  /// A division by 0.
  case divisionByZero
  /// A value with more digits, or a larger exponent, than the limits of this reader.
  case tooLarge
  /// A definition with too many nested evaluations.
  case tooDeep
}

extension Unevaluated: CustomStringConvertible {
  /// The reason as text, with the name of the unit or function that causes it.
  package var description: String {
    switch self {
    case .irrational(let name): "irrational: \(name)"
    case .unknownName(let name): "the table does not define '\(name)'"
    case .cycle(let name): "'\(name)' is defined by itself"
    default: group
    }
  }

  /// The reason as text without a name; reports count definitions by this text.
  package var group: String {
    switch self {
    case .nonlinear: "a function, not a factor"
    case .irrational: "an irrational function or power"
    case .unknownName: "made of a name that the table does not define"
    case .mixedSum: "a sum of different dimensions"
    case .cycle: "defined by itself"
    case .divisionByZero: "division by zero"
    case .tooLarge, .tooDeep: "beyond the limits of this reader"
    }
  }
}
