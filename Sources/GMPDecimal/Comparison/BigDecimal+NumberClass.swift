import DecimalArithmetic

extension BigDecimal {
  public func numberClass(in context: ArithmeticContext) -> NumberClass {
    if isNaN { return isSignalingNaN ? .signalingNaN : .quietNaN }
    if isInfinite { return isNegative ? .negativeInfinity : .positiveInfinity }
    if isZero { return isNegative ? .negativeZero : .positiveZero }
    if adjustedExponent < context.minExponent {
      return isNegative ? .negativeSubnormal : .positiveSubnormal
    }
    return isNegative ? .negativeNormal : .positiveNormal
  }
}
