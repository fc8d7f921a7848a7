import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA quantize: returns x with the exponent of y, rounded.
  ///
  /// - With two infinities the result is x. Invalid operation is raised for one infinity, for an
  ///   exponent outside Etiny…Emax, and for a result with more digits than the precision or beyond
  ///   Emax.
  /// - Rounded is raised if digits, zeros included, were cut off, unless x is 0. Subnormal depends
  ///   on the rounded result; underflow is never raised (IEEE 754). With clamp an exponent above
  ///   Etop is lowered afterwards.
  package static func quantize(
    _ x: DecimalOperand, to y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    unroundedQuantized(x, y, in: context)?.rounded(by: context.rounding)
  }

  /// Returns ``quantize(_:to:in:)`` before rounding.
  package static func unroundedQuantized(
    _ x: DecimalOperand, _ y: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    func settled(_ expected: Expected) -> Unrounded? { Unrounded(settled: expected, in: limits) }
    if let nan = notANumber(x, y, in: limits) { return settled(nan) }
    if x.isInfinite && y.isInfinite { return settled(.infinity(isNegative: x.isNegative)) }
    let exponent = y.exponent
    guard x.kind == .finite, !y.isInfinite,
      (limits.etiny...limits.maxExponent).contains(exponent)
    else { return settled(.nan(.invalidOperation)) }
    if x.isZero {
      return settled(Expected.zero(isNegative: x.isNegative, exponent: exponent, in: limits))
    }
    let adjusted = x.exponent + x.digitCount - 1
    if adjusted - exponent + 1 > limits.precision { return settled(.nan(.invalidOperation)) }
    func conditions(isExact: Bool) -> Conditions {
      let raised: Conditions = exponent > x.exponent ? .rounded : []
      return isExact ? raised : raised.union(.inexact)
    }
    if limits.precision <= shortPrecision, let value = ShortNumber(x) {
      let neighbours = Neighbours(of: value, at: exponent)
      return Unrounded(
        .short(
          Placement(
            neighbours: neighbours, exponent: exponent,
            rule: .quantized(conditions(isExact: neighbours.isExact)))), in: limits)
    }
    guard let value = x.value,
      let neighbours = Neighbours(of: value, adjusted: adjusted, at: exponent)
    else { return nil }
    return Unrounded(
      .placed(
        Placement(
          neighbours: neighbours, exponent: exponent,
          rule: .quantized(conditions(isExact: neighbours.isExact)))), in: limits)
  }
}
