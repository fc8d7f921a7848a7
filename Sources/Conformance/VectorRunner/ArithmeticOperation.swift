import DecimalArithmetic
import ExactArithmetic

/// The operations that are judged; reading a number is one of them.
public enum ArithmeticOperation: String, CaseIterable, Hashable, Sendable {
  /// To-number of an operand's text, rounded.
  case toNumber = "tosci"
  case plus
  case minus
  case abs
  case add
  case subtract
  case multiply
  case divide
  case compare
  case quantize

  /// Those that take operands a backend already holds.
  public static let onValues = allCases.filter { $0 != .toNumber }

  /// The number of operands.
  public var operandCount: Int {
    switch self {
    case .toNumber, .plus, .minus, .abs: 1
    case .add, .subtract, .multiply, .divide, .compare, .quantize: 2
    }
  }

  /// The operation a decTest file calls `name`, in lower case.
  ///
  /// `apply` rounds an operand to the context, which is what reading its text in that context does.
  public init?(decTestName name: String) {
    self.init(rawValue: name == "apply" ? "tosci" : name)
  }

  /// The result on a backend.
  ///
  /// - Precondition: `operands` has ``operandCount`` values and the operation is not ``toNumber``.
  @inlinable
  public func applied<B: DecimalBackend>(
    to operands: [B], in context: ArithmeticContext
  ) -> Outcome<B> {
    switch self {
    case .toNumber: preconditionFailure("toNumber takes a text, not a value")
    case .plus: B.plus(operands[0], in: context)
    case .minus: B.minus(operands[0], in: context)
    case .abs: B.abs(operands[0], in: context)
    case .add: B.add(operands[0], operands[1], in: context)
    case .subtract: B.subtract(operands[0], operands[1], in: context)
    case .multiply: B.multiply(operands[0], operands[1], in: context)
    case .divide: B.divide(operands[0], by: operands[1], in: context)
    case .compare: B.compare(operands[0], operands[1], in: context)
    case .quantize: B.quantize(operands[0], to: operands[1], in: context)
    }
  }

  /// The result by the oracle; `nil` if it does not judge this case or an operand is no number.
  ///
  /// - Precondition: `operands` has ``operandCount`` texts.
  public func expected(
    of operands: [String], in context: ArithmeticContext
  ) -> Expected? {
    if self == .toNumber { return Oracle.toNumber(operands[0], in: context) }
    let values = operands.compactMap { DecimalOperand($0) }
    if values.count != operands.count { return nil }
    switch self {
    case .toNumber: return nil
    case .plus: return Oracle.plus(values[0], in: context)
    case .minus: return Oracle.minus(values[0], in: context)
    case .abs: return Oracle.abs(values[0], in: context)
    case .add: return Oracle.add(values[0], values[1], in: context)
    case .subtract: return Oracle.subtract(values[0], values[1], in: context)
    case .multiply: return Oracle.multiply(values[0], values[1], in: context)
    case .divide: return Oracle.divide(values[0], by: values[1], in: context)
    case .compare: return Oracle.compare(values[0], values[1], in: context)
    case .quantize: return Oracle.quantize(values[0], to: values[1], in: context)
    }
  }
}
