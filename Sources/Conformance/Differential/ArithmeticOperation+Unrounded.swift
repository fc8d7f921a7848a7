import DecimalArithmetic
import ExactArithmetic

extension ArithmeticOperation {
  /// Those that round one exact result, and do it by the mode: it is computed once for all modes.
  package static let roundingOnce: [ArithmeticOperation] = [
    .plus, .minus, .abs, .add, .subtract, .multiply, .divide, .quantize, .fma,
  ]

  /// The exact result by the oracle; `nil` if it does not judge this case.
  ///
  /// - Precondition: the operation is one of ``roundingOnce`` and has as many operands as it takes.
  func unrounded(_ operands: [DrawnDecimal], in limits: ArithmeticContext) -> Unrounded? {
    let x = DecimalOperand(operands[0])
    switch self {
    case .plus: return Oracle.unroundedPlus(x, in: limits)
    case .minus: return Oracle.unroundedMinus(x, in: limits)
    case .abs: return Oracle.unroundedAbs(x, in: limits)
    default: break
    }
    let y = DecimalOperand(operands[1])
    return switch self {
    case .add: Oracle.unroundedSum(x, y, in: limits)
    case .subtract: Oracle.unroundedDifference(x, y, in: limits)
    case .multiply: Oracle.unroundedProduct(x, y, in: limits)
    case .divide: Oracle.unroundedQuotient(x, y, in: limits)
    case .quantize: Oracle.unroundedQuantized(x, y, in: limits)
    case .fma:
      Oracle.unroundedProductSum(x, y, adding: DecimalOperand(operands[2]), in: limits)
    default: preconditionFailure("not an operation that rounds one exact result")
    }
  }
}
