import DecimalArithmetic
import ExactArithmetic

extension ArithmeticOperation {
  /// Those that round one exact result, and do it by the mode: it is computed once for all modes.
  package static let roundingOnce: [ArithmeticOperation] = [
    .plus, .minus, .abs, .add, .subtract, .multiply, .divide, .quantize, .fma,
  ]

  /// Those that can be asked in every mode at once: these, and compare, which no mode changes.
  static let inEveryMode = roundingOnce + [.compare]

  /// The exact result by the oracle; `nil` if it does not judge this case.
  ///
  /// `operand` gives the operand of a number, 0 first.
  ///
  /// - Precondition: the operation is one of ``inEveryMode``.
  package func unrounded(
    in limits: ArithmeticContext, operand: (Int) -> DecimalOperand
  ) -> Unrounded? {
    let x = operand(0)
    switch self {
    case .plus: return Oracle.unroundedPlus(x, in: limits)
    case .minus: return Oracle.unroundedMinus(x, in: limits)
    case .abs: return Oracle.unroundedAbs(x, in: limits)
    default: break
    }
    let y = operand(1)
    return switch self {
    case .add: Oracle.unroundedSum(x, y, in: limits)
    case .subtract: Oracle.unroundedDifference(x, y, in: limits)
    case .multiply: Oracle.unroundedProduct(x, y, in: limits)
    case .divide: Oracle.unroundedQuotient(x, y, in: limits)
    case .quantize: Oracle.unroundedQuantized(x, y, in: limits)
    case .compare: Unrounded(settled: Oracle.compare(x, y, in: limits), in: limits)
    case .fma:
      Oracle.unroundedProductSum(x, y, adding: operand(2), in: limits)
    default: preconditionFailure("not an operation that is asked in every mode")
    }
  }
}
