import DecimalArithmetic

extension Decimal128 {
  /// The result of an operation with a NaN operand, or `nil` if there is none.
  ///
  /// The first signaling NaN wins over the first quiet one; it becomes quiet and keeps sign and
  /// payload, whose last precision − clamp digits fit the context.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "Arithmetic operations", NaN rules.
  static func propagatedNaN(
    _ x: Decimal128, _ y: Decimal128, in context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    if x.isSignalingNaN { return Outcome(x.quieted(in: context), .invalidOperation) }
    if y.isSignalingNaN { return Outcome(y.quieted(in: context), .invalidOperation) }
    if x.isNaN { return Outcome(x.quieted(in: context)) }
    if y.isNaN { return Outcome(y.quieted(in: context)) }
    return nil
  }

  /// The result of an operation on a NaN, or `nil` if `x` is none.
  static func propagatedNaN(
    _ x: Decimal128, in context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    guard x.isNaN else { return nil }
    return Outcome(x.quieted(in: context), x.isSignalingNaN ? .invalidOperation : [])
  }

  private func quieted(in context: ArithmeticContext) -> Decimal128 {
    #if SeededFaults
    if SeededFault.nativePayloadNotCut.isActive {
      return .nan(isNegative: isNegative, payload: coefficient)
    }
    #endif
    return .nan(
      isNegative: isNegative,
      payload: coefficient % powersOfTen[context.payloadDigits])
  }
}

extension ArithmeticContext {
  /// The number of digits a NaN's payload may have: one less than the precision with clamp, because
  /// the interchange formats have no room for the first digit.
  var payloadDigits: Int { precision - (clamp ? 1 : 0) }
}
