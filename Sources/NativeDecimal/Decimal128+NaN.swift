import DecimalArithmetic

extension Decimal128 {
  /// Returns the result of an operation with a NaN operand, or `nil` if no operand is NaN.
  ///
  /// The first signaling NaN takes precedence over the first quiet one. The result is quiet and
  /// keeps the sign and the last digits of the payload, at most
  /// ``ArithmeticContext/payloadDigits``.
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

  /// Returns the result of an operation on a NaN, or `nil` if `x` is no NaN.
  static func propagatedNaN(
    _ x: Decimal128, in context: ArithmeticContext
  ) -> Outcome<Decimal128>? {
    guard x.isNaN else { return nil }
    return Outcome(x.quieted(in: context), x.isSignalingNaN ? .invalidOperation : [])
  }

  private func quieted(in context: ArithmeticContext) -> Decimal128 {
    #if SeededFaults
    if let wrong = faultyQuieted { return wrong }
    #endif
    return .nan(
      isNegative: isNegative,
      payload: coefficient % powersOfTen[context.payloadDigits])
  }
}

extension ArithmeticContext {
  /// The number of digits that a NaN's payload may have.
  ///
  /// With clamp it is precision − 1, because an interchange format holds one digit fewer in a
  /// payload than in a coefficient.
  var payloadDigits: Int { precision - (clamp ? 1 : 0) }
}
