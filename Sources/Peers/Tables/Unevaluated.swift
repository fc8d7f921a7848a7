/// Why a definition that is read is not evaluated: it is counted by its reason, never dropped.
package enum Unevaluated: Error, Hashable, Sendable {
  /// A function of the value: a temperature scale, a level, a gauge.
  case nonlinear
  /// A function or power whose result is irrational.
  case irrational(String)
  /// A name that the table does not define, of a currency in a file of its own, say.
  case unknownName(String)
  /// Parts of different dimensions are added.
  case mixedSum
  /// The unit is defined by itself.
  case cycle(String)
  /// Something is divided by 0.
  case divisionByZero
  /// The value has more digits, or a larger exponent, than the limits of this reader.
  case tooLarge
  /// Too many steps wait for each other.
  case tooDeep
}

extension Unevaluated: CustomStringConvertible {
  /// The reason with what is particular to the definition.
  package var description: String {
    switch self {
    case .irrational(let name): "irrational: \(name)"
    case .unknownName(let name): "the table does not define '\(name)'"
    case .cycle(let name): "'\(name)' is defined by itself"
    default: group
    }
  }

  /// The reason alone, by which definitions are counted.
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
