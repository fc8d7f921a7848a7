import DecimalArithmetic

extension ArithmeticOperation {
  /// Returns the answer of a backend that has all operations.
  ///
  ///     let x: [Decimal128] = [2]
  ///     ArithmeticOperation.squareRoot.answer(of: x, in: .decimal32)  // 1.414214 Inexact Rounded
  ///     ArithmeticOperation.isZero.answer(of: x, in: .decimal32).text  // "0"
  ///
  /// - Precondition: `operands` has ``operandCount`` values, and the operation does not read text.
  @inlinable
  public func answer<B: GeneralDecimalBackend>(
    of operands: [B], in context: ArithmeticContext
  ) -> ArithmeticAnswer {
    let x = operands[0]
    if operandCount == 3 {
      return ArithmeticAnswer(
        self == .modularPower
          ? B.power(x, operands[1], modulo: operands[2], in: context)
          : B.fma(x, operands[1], adding: operands[2], in: context))
    }
    return operandCount == 1
      ? unaryAnswer(x, in: context) : binaryAnswer(x, operands[1], in: context)
  }

  @inlinable
  func unaryAnswer<B: GeneralDecimalBackend>(
    _ x: B, in context: ArithmeticContext
  ) -> ArithmeticAnswer {
    switch self {
    case .plus: ArithmeticAnswer(B.plus(x, in: context))
    case .minus: ArithmeticAnswer(B.minus(x, in: context))
    case .abs: ArithmeticAnswer(B.abs(x, in: context))
    case .squareRoot: ArithmeticAnswer(B.squareRoot(x, in: context))
    case .exp: ArithmeticAnswer(B.exp(x, in: context))
    case .ln: ArithmeticAnswer(B.ln(x, in: context))
    case .log10: ArithmeticAnswer(B.log10(x, in: context))
    case .reduce: ArithmeticAnswer(B.reduce(x, in: context))
    case .roundToIntegralExact: ArithmeticAnswer(B.roundToIntegralExact(x, in: context))
    case .roundToIntegralValue: ArithmeticAnswer(B.roundToIntegralValue(x, in: context))
    case .nextPlus: ArithmeticAnswer(B.nextPlus(x, in: context))
    case .nextMinus: ArithmeticAnswer(B.nextMinus(x, in: context))
    case .logB: ArithmeticAnswer(B.logB(x, in: context))
    case .invert: ArithmeticAnswer(B.invert(x, in: context))
    case .canonical: ArithmeticAnswer(Outcome(B.canonical(x)))
    case .copy: ArithmeticAnswer(Outcome(x))
    case .copyAbs: ArithmeticAnswer(Outcome(B.copyAbs(x)))
    case .copyNegate: ArithmeticAnswer(Outcome(B.copyNegate(x)))
    case .numberClass: ArithmeticAnswer(x.numberClass(in: context).rawValue, [])
    // A value of a backend has no encoding, so it is always canonical.
    case .isCanonical: ArithmeticAnswer(truth: true)
    case .isFinite: ArithmeticAnswer(truth: x.isFinite)
    case .isInfinite: ArithmeticAnswer(truth: x.isInfinite)
    case .isNaN: ArithmeticAnswer(truth: x.isNaN)
    case .isQuietNaN: ArithmeticAnswer(truth: x.isNaN && !x.isSignalingNaN)
    case .isSignalingNaN: ArithmeticAnswer(truth: x.isSignalingNaN)
    case .isSigned: ArithmeticAnswer(truth: x.isNegative)
    case .isZero: ArithmeticAnswer(truth: x.isZero)
    case .isNormal, .isSubnormal: classAnswer(x.numberClass(in: context))
    default: preconditionFailure("not an operation of one operand on values")
    }
  }

  @usableFromInline
  func classAnswer(_ numberClass: NumberClass) -> ArithmeticAnswer {
    switch numberClass {
    case .positiveNormal, .negativeNormal: ArithmeticAnswer(truth: self == .isNormal)
    case .positiveSubnormal, .negativeSubnormal: ArithmeticAnswer(truth: self == .isSubnormal)
    default: ArithmeticAnswer(truth: false)
    }
  }

  @inlinable
  func binaryAnswer<B: GeneralDecimalBackend>(
    _ x: B, _ y: B, in context: ArithmeticContext
  ) -> ArithmeticAnswer {
    switch self {
    case .add: ArithmeticAnswer(B.add(x, y, in: context))
    case .subtract: ArithmeticAnswer(B.subtract(x, y, in: context))
    case .multiply: ArithmeticAnswer(B.multiply(x, y, in: context))
    case .divide: ArithmeticAnswer(B.divide(x, by: y, in: context))
    case .divideInteger: ArithmeticAnswer(B.divideInteger(x, by: y, in: context))
    case .remainder: ArithmeticAnswer(B.remainder(x, by: y, in: context))
    case .remainderNear: ArithmeticAnswer(B.remainderNear(x, by: y, in: context))
    case .power: ArithmeticAnswer(B.power(x, y, in: context))
    case .quantize: ArithmeticAnswer(B.quantize(x, to: y, in: context))
    case .rescale: ArithmeticAnswer(B.rescale(x, to: y, in: context))
    case .nextToward: ArithmeticAnswer(B.nextToward(x, y, in: context))
    case .scaleB: ArithmeticAnswer(B.scaleB(x, by: y, in: context))
    case .compare: ArithmeticAnswer(B.compare(x, y, in: context))
    case .compareSignal: ArithmeticAnswer(B.compareSignal(x, y, in: context))
    case .compareTotal: ArithmeticAnswer(Outcome(B.compareTotal(x, y)))
    case .compareTotalMagnitude: ArithmeticAnswer(Outcome(B.compareTotalMagnitude(x, y)))
    case .max: ArithmeticAnswer(B.max(x, y, in: context))
    case .min: ArithmeticAnswer(B.min(x, y, in: context))
    case .maxMagnitude: ArithmeticAnswer(B.maxMagnitude(x, y, in: context))
    case .minMagnitude: ArithmeticAnswer(B.minMagnitude(x, y, in: context))
    case .copySign: ArithmeticAnswer(Outcome(B.copySign(x, of: y)))
    case .and: ArithmeticAnswer(B.and(x, y, in: context))
    case .or: ArithmeticAnswer(B.or(x, y, in: context))
    case .xor: ArithmeticAnswer(B.xor(x, y, in: context))
    case .shift: ArithmeticAnswer(B.shift(x, by: y, in: context))
    case .rotate: ArithmeticAnswer(B.rotate(x, by: y, in: context))
    case .sameQuantum: ArithmeticAnswer(truth: B.sameQuantum(x, y))
    default: preconditionFailure("not an operation of two operands")
    }
  }
}
