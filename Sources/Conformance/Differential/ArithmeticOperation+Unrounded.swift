import DecimalArithmetic
import ExactArithmetic

extension ArithmeticOperation {
  /// The operations that round one exact result, which the oracle computes once for all modes.
  package static let roundingOnce: [ArithmeticOperation] = [
    .plus, .minus, .abs, .add, .subtract, .multiply, .divide, .quantize, .fma,
  ]

  /// The operations that can be judged in every mode at once: ``roundingOnce`` and compare.
  ///
  /// No mode changes the result of compare.
  static let inEveryMode = roundingOnce + [.compare]

  /// Returns the oracle's exact result; `nil` if the oracle does not judge the case.
  ///
  /// `operand` returns the operand with an index from 0.
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
