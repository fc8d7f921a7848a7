public import Calculation
import Notebook

/// A key of the calculator.
public typealias CalculatorKey = Calculation.KeypadKey

extension CalculatorKey {
  /// The name of the key in actions: `7`, `point`, `all-clear`.
  package var name: String {
    if let digit { return "\(digit)" }
    switch self {
    case .point: return "point"
    case .sign: return "sign"
    case .backspace: return "backspace"
    case .allClear: return "all-clear"
    case .clear: return "clear"
    case .percent: return "percent"
    case .add: return "add"
    case .subtract: return "subtract"
    case .multiply: return "multiply"
    case .divide: return "divide"
    default: return "equals"
    }
  }

  /// Finds the key with this name.
  package init?(name: String) {
    guard let key = Self.allCases.first(where: { $0.name.hasBytes(of: name) }) else { return nil }
    self = key
  }
}
