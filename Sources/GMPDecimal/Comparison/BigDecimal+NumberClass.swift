import DecimalArithmetic

extension BigDecimal {
  /// GDA class: returns the class of the number; Emin of `context` decides what is subnormal.
  ///
  ///     let tiny = BigDecimal("1E-100")!
  ///     tiny.numberClass(in: .decimal32)  // positiveSubnormal
  ///     tiny.numberClass(in: .decimal128)  // positiveNormal
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
