import DecimalArithmetic

extension BigDecimal {
  /// Returns a quiet NaN with the sign of this NaN and the payload digits that fit the context.
  ///
  /// Source: General Decimal Arithmetic Specification 1.70, "Arithmetic operations"; decNumber.
  func propagatedNaN(
    in context: ArithmeticContext, storage: CoefficientStorage
  ) -> Outcome<BigDecimal> {
    let conditions: Conditions = isSignalingNaN ? .invalidOperation : []
    let room = context.precision - (context.clamp ? 1 : 0)
    if coefficientDigits <= room && storage == self.storage {
      return Outcome(BigDecimal(.quietNaN, payload: self), conditions)
    }
    let payload: BigDecimal
    if limbs == nil && storage == .smallest {
      payload = BigDecimal(
        isNegative: isNegative, inline: inline % powersOfTen[room], exponent: 0)
    } else {
      var digits = natural
      if coefficientDigits > room { digits = digits.divide(by: Natural(powerOfTen: room)) }
      let count = digits.digitCount
      payload = digits.value(
        isNegative: isNegative, exponent: 0, digitCount: count, appendingZeros: 0, storage: storage)
    }
    return Outcome(BigDecimal(.quietNaN, payload: payload), conditions)
  }

  /// Returns the NaN result of an operation on `x` and `y`; `nil` if neither is a NaN.
  ///
  /// The first signaling NaN takes precedence over the first quiet one.
  static func propagatedNaN(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal>? {
    guard x.isNaN || y.isNaN else { return nil }
    let storage = x.storage.joined(y.storage)
    if x.isSignalingNaN || (x.isNaN && !y.isSignalingNaN) {
      return x.propagatedNaN(in: context, storage: storage)
    }
    return y.propagatedNaN(in: context, storage: storage)
  }
}
