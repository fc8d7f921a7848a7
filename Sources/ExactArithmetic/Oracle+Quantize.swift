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
    if let nan = notANumber(x, y, in: context) { return nan }
    if x.isInfinite && y.isInfinite { return .infinity(isNegative: x.isNegative) }
    let exponent = y.exponent
    guard let value = x.value, !y.isInfinite,
      (context.etiny...context.maxExponent).contains(exponent)
    else { return .nan(.invalidOperation) }
    if value.isZero { return zero(isNegative: x.isNegative, exponent: exponent, in: context) }
    if value.adjustedExponent - exponent + 1 > context.precision {
      return .nan(.invalidOperation)
    }
    guard let neighbours = Neighbours(of: value, at: exponent) else { return nil }
    let coefficient = neighbours.chosen(by: context.rounding)
    var conditions: Conditions = exponent > x.exponent ? .rounded : []
    if !neighbours.isExact { conditions.insert(.inexact) }
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
