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

  /// The exponent of the first digit of a finite number.
  var finiteAdjustedExponent: Int { finiteExponent + coefficient.decimalDigitCount - 1 }
}
