import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA quantize: x with the exponent of y.
  ///
  /// - Two infinities give x; one gives invalid operation, as does an exponent outside Etiny…Emax and
  ///   a result of more digits than the precision or beyond Emax.
  /// - Rounded if digits were cut off, zeros too, unless x is 0. Subnormal by the rounded result;
  ///   underflow never (IEEE 754). With clamp an exponent above Etop is lowered afterwards.
  public static func quantize(
    _ x: DecimalOperand, to y: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    unroundedQuantized(x, y, in: context)?.rounded(by: context.rounding)
  }

  /// ``quantize(_:to:in:)`` before rounding.
  package static func unroundedQuantized(
    _ x: DecimalOperand, _ y: DecimalOperand, in limits: ArithmeticContext
  ) -> Unrounded? {
    func settled(_ expected: Expected) -> Unrounded? { Unrounded(settled: expected, in: limits) }
    if let nan = notANumber(x, y, in: limits) { return settled(nan) }
    if x.isInfinite && y.isInfinite { return settled(.infinity(isNegative: x.isNegative)) }
    let exponent = y.exponent
    guard let value = x.value, !y.isInfinite,
      (limits.etiny...limits.maxExponent).contains(exponent)
    else { return settled(.nan(.invalidOperation)) }
    if value.isZero {
      return settled(zero(isNegative: x.isNegative, exponent: exponent, in: limits))
    }
    let adjusted = value.adjustedExponent
    if adjusted - exponent + 1 > limits.precision { return settled(.nan(.invalidOperation)) }
    guard let neighbours = Neighbours(of: value, adjusted: adjusted, at: exponent) else {
      return nil
    }
    var raised: Conditions = exponent > x.exponent ? .rounded : []
    if !neighbours.isExact { raised.insert(.inexact) }
    return Unrounded(neighbours, in: limits) { [raised] coefficient, context in
      var conditions = raised
      if !coefficient.isZero {
        let count = PowerOfTen.digitCount(of: coefficient)
        let adjusted = exponent + count - 1
        if count > context.precision || adjusted > context.maxExponent {
          return .nan(.invalidOperation)
        }
        if adjusted < context.minExponent { conditions.insert(.subnormal) }
      }
      return fitted(
        coefficient, exponent: exponent, isNegative: x.isNegative, digits: context.precision,
        conditions, in: context)
    }
  }
}
