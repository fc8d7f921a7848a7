import DecimalArithmetic

extension ArithmeticOperation {
  /// The result on a backend.
  ///
  /// - Precondition: `operands` has ``operandCount`` values and the operation is one of
  ///   ``onValues``.
  @inlinable
  public func applied<B: DecimalBackend>(
    to operands: [B], in context: ArithmeticContext
  ) -> Outcome<B> {
    switch self {
    case .plus: B.plus(operands[0], in: context)
    case .minus: B.minus(operands[0], in: context)
    case .abs: B.abs(operands[0], in: context)
    case .add: B.add(operands[0], operands[1], in: context)
    case .subtract: B.subtract(operands[0], operands[1], in: context)
    case .multiply: B.multiply(operands[0], operands[1], in: context)
    case .divide: B.divide(operands[0], by: operands[1], in: context)
    case .compare: B.compare(operands[0], operands[1], in: context)
    case .quantize: B.quantize(operands[0], to: operands[1], in: context)
    default: preconditionFailure("not an operation of every backend on values")
    }
  }
}
