import DecimalArithmetic

extension Decimal128 {
  /// Returns the class of the number in a context, whose Emin decides which numbers are subnormal.
  ///
  ///     Decimal128("1E-100")!.numberClass(in: .decimal128)  // positiveNormal
  ///     Decimal128("1E-100")!.numberClass(in: .decimal32)  // positiveSubnormal
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
