import BigInt
import DecimalArithmetic

extension Oracle {
  /// GDA round-to-integral-exact: rounds x with a negative exponent to exponent 0.
  ///
  /// - The precision is not applied; rounded is raised if digits, zeros included, were cut off.
  /// - With clamp an exponent above Etop is lowered to Etop (decTest `ddintx074`), unless the
  ///   number is beyond Emax.
  package static func roundToIntegralExact(
    _ x: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    if let nan = notANumber(x, in: context) { return nan }
    guard let value = x.value else { return Expected(x.text) }
    if x.exponent >= 0 {
      let isInRange = value.isZero || value.adjustedExponent <= context.maxExponent
      guard context.clamp && x.exponent > context.etop && isInRange else { return Expected(x.text) }
      return Expected.fitted(
        x.coefficient, exponent: x.exponent, isNegative: x.isNegative, digits: context.precision,
        [], in: context)
    }
    if value.isZero { return Expected(x.isNegative ? "-0" : "0") }
    guard let neighbours = Neighbours(of: value, at: 0) else { return nil }
    return .finite(
      isNegative: x.isNegative, neighbours.chosen(by: context.rounding), exponent: 0,
      neighbours.isExact ? .rounded : [.inexact, .rounded])
  }

  /// GDA round-to-integral-value: invalid operation for a signaling NaN is the only condition.
  package static func roundToIntegralValue(
    _ x: DecimalOperand, in context: ArithmeticContext
  ) -> Expected? {
    roundToIntegralExact(x, in: context).map {
      Expected($0.text, $0.conditions.intersection(.invalidOperation))
    }
  }
}
