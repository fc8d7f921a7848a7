import DecimalArithmetic

extension Decimal128 {
  public func numberClass(in context: ArithmeticContext) -> NumberClass {
    if isNaN { return isSignalingNaN ? .signalingNaN : .quietNaN }
    if isInfinite { return isNegative ? .negativeInfinity : .positiveInfinity }
    if isZero { return isNegative ? .negativeZero : .positiveZero }
    if finiteAdjustedExponent < context.minExponent {
      return isNegative ? .negativeSubnormal : .positiveSubnormal
    }
    return isNegative ? .negativeNormal : .positiveNormal
  }

  /// The adjusted exponent of a finite number: the exponent of its first digit.
  var finiteAdjustedExponent: Int { finiteExponent + coefficient.decimalDigitCount - 1 }
}
