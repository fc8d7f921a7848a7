import DecimalArithmetic
import ExactArithmetic

extension ArithmeticOperation {
  /// Returns the oracle's result.
  ///
  /// `nil` if the oracle does not judge the case or if an operand is no number.
  ///
  /// - Precondition: `operands` has ``operandCount`` texts.
  package func expected(
    of operands: [String], in context: ArithmeticContext
  ) -> Expected? {
    if self == .toNumber { return Oracle.toNumber(operands[0], in: context) }
    if self == .toEngineering { return Oracle.toEngineering(operands[0], in: context) }
    let values = operands.compactMap { DecimalOperand($0) }
    if values.count != operands.count { return nil }
    return switch operandCount {
    case 1: unaryExpected(of: values[0], in: context)
    case 2: binaryExpected(of: values[0], values[1], in: context)
    default:
      self == .modularPower
        ? Oracle.power(values[0], values[1], modulo: values[2], in: context)
        : Oracle.fma(values[0], values[1], adding: values[2], in: context)
    }
  }

  private func unaryExpected(
    of x: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    switch self {
    case .plus: Oracle.plus(x, in: context)
    case .minus: Oracle.minus(x, in: context)
    case .abs: Oracle.abs(x, in: context)
    case .squareRoot: Oracle.squareRoot(x, in: context)
    case .exp: Oracle.exp(x, in: context)
    case .ln: Oracle.ln(x, in: context)
    case .log10: Oracle.log10(x, in: context)
    case .reduce: Oracle.reduce(x, in: context)
    case .roundToIntegralExact: Oracle.roundToIntegralExact(x, in: context)
    case .roundToIntegralValue: Oracle.roundToIntegralValue(x, in: context)
    case .nextPlus: Oracle.nextPlus(x, in: context)
    case .nextMinus: Oracle.nextMinus(x, in: context)
    case .logB: Oracle.logB(x, in: context)
    case .invert: Oracle.invert(x, in: context)
    case .canonical, .copy: Oracle.copy(x)
    case .copyAbs: Oracle.copyAbs(x)
    case .copyNegate: Oracle.copyNegate(x)
    case .numberClass: Oracle.numberClass(x, in: context)
    case .isCanonical: Oracle.truth(true)
    case .isFinite: Oracle.truth(x.kind == .finite)
    case .isInfinite: Oracle.truth(x.isInfinite)
    case .isNaN: Oracle.truth(x.isNaN)
    case .isQuietNaN: Oracle.truth(x.kind == .quietNaN)
    case .isSignalingNaN: Oracle.truth(x.kind == .signalingNaN)
    case .isSigned: Oracle.truth(x.isNegative)
    case .isZero: Oracle.truth(x.isZero)
    case .isNormal: Oracle.truth(Oracle.numberClass(x, in: context).text.hasSuffix("Normal"))
    case .isSubnormal: Oracle.truth(Oracle.numberClass(x, in: context).text.hasSuffix("Subnormal"))
    default: preconditionFailure("not an operation of one operand on values")
    }
  }

  private func binaryExpected(
    of x: DecimalOperand, _ y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    switch self {
    case .add: Oracle.add(x, y, in: context)
    case .subtract: Oracle.subtract(x, y, in: context)
    case .multiply: Oracle.multiply(x, y, in: context)
    case .divide: Oracle.divide(x, by: y, in: context)
    case .divideInteger: Oracle.divideInteger(x, by: y, in: context)
    case .remainder: Oracle.remainder(x, by: y, in: context)
    case .remainderNear: Oracle.remainderNear(x, by: y, in: context)
    case .power: Oracle.power(x, y, in: context)
    case .quantize: Oracle.quantize(x, to: y, in: context)
    case .rescale: Oracle.rescale(x, to: y, in: context)
    case .nextToward: Oracle.nextToward(x, y, in: context)
    case .scaleB: Oracle.scaleB(x, by: y, in: context)
    case .compare: Oracle.compare(x, y, in: context)
    case .compareSignal: Oracle.compareSignal(x, y, in: context)
    case .compareTotal: Oracle.compareTotal(x, y)
    case .compareTotalMagnitude: Oracle.compareTotalMagnitude(x, y)
    case .max: Oracle.maximum(x, y, in: context)
    case .min: Oracle.minimum(x, y, in: context)
    case .maxMagnitude: Oracle.maximumMagnitude(x, y, in: context)
    case .minMagnitude: Oracle.minimumMagnitude(x, y, in: context)
    case .copySign: Oracle.copySign(x, of: y)
    case .and: Oracle.and(x, y, in: context)
    case .or: Oracle.or(x, y, in: context)
    case .xor: Oracle.xor(x, y, in: context)
    case .shift: Oracle.shift(x, by: y, in: context)
    case .rotate: Oracle.rotate(x, by: y, in: context)
    case .sameQuantum: Oracle.sameQuantum(x, y)
    default: preconditionFailure("not an operation of two operands")
    }
  }
}
