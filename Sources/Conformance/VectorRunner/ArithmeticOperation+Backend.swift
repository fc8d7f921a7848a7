import DecimalArithmetic

extension ArithmeticOperation {
  /// Returns the result of the operation on a backend.
  ///
  ///     let operands: [Decimal128] = [2, 3]
  ///     let ratio = ArithmeticOperation.divide.applied(to: operands, in: .decimal32)
  ///     ratio.value.description  // "0.6666667"
  ///     ratio.conditions  // Inexact Rounded
  ///
  /// - Precondition: `operands` has ``operandCount`` values and the operation is one of
  ///   ``onValues``.
  @inlinable
  public func applied<B: DecimalBackend>(
    to operands: [B], in context: ArithmeticContext
  ) -> Outcome<B> {
    applied(to: operands[0], operands[operandCount - 1], in: context)
  }

  /// Returns the result on a backend; an operation of one operand ignores `y`.
  ///
  /// - Precondition: the operation is one of ``onValues``.
  @inlinable
  func applied<B: DecimalBackend>(
    to x: B, _ y: B, in context: ArithmeticContext
  ) -> Outcome<B> {
    switch self {
    case .plus: B.plus(x, in: context)
    case .minus: B.minus(x, in: context)
    case .abs: B.abs(x, in: context)
    case .add: B.add(x, y, in: context)
    case .subtract: B.subtract(x, y, in: context)
    case .multiply: B.multiply(x, y, in: context)
    case .divide: B.divide(x, by: y, in: context)
    case .compare: B.compare(x, y, in: context)
    case .quantize: B.quantize(x, to: y, in: context)
    default: preconditionFailure("not an operation of every backend on values")
    }
  }
}
