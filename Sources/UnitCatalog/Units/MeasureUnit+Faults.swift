#if SeededFaults
import DecimalArithmetic

extension MeasureUnit {
  /// Returns the map of a multiple to a reciprocal unit that is treated as a multiple.
  ///
  /// The outer `nil` stands for no fault, the inner `nil` for a map that does not fit.
  func faultyMap(to other: MeasureUnit) -> ConversionMap?? {
    guard SeededFault.reciprocalAsLinear.isActive,
      case (.linear, .reciprocal) = (model, other.model)
    else { return nil }
    return .some(scale.multiplied(by: other.scale).map { .linear($0) })
  }
}

extension DefinedValue {
  /// Returns a map with the inverse ratio, with a wrong offset, or with a ratio cut to a decimal.
  ///
  /// The outer `nil` stands for no fault, the inner `nil` for a map that does not fit.
  func faultyMap(
    to other: DefinedValue, _ ratio: ExactRatio, _ factor: IrrationalFactor
  ) -> ConversionMap?? {
    if offset == other.offset && offset.isZero {
      guard SeededFault.inverseRatio.isActive && factor.isOne else { return nil }
      return .some(ratio.reciprocal.map { .linear($0) })
    }
    if SeededFault.offsetSignFlipped.isActive,
      let shift = offset.adding(other.offset)?.divided(by: other.scale)
    {
      return .some(AffineMap(scale: ratio, offset: shift).map { .affine($0) })
    }
    if SeededFault.offsetBeforeFactor.isActive,
      let shift = offset.subtracting(other.offset)?.multiplied(by: ratio)
    {
      return .some(AffineMap(scale: ratio, offset: shift).map { .affine($0) })
    }
    if SeededFault.fiveNinthsAsDecimal.isActive, let cut = ratio.cutToDecimal,
      let shift = offset.subtracting(other.offset)?.divided(by: other.scale)
    {
      return .some(AffineMap(scale: cut, offset: shift).map { .affine($0) })
    }
    return nil
  }
}

extension ExactRatio {
  /// The ratio truncated to 34 decimals; `nil` unless 9 divides the denominator and the numerator
  /// is below 8192.
  fileprivate var cutToDecimal: ExactRatio? {
    // 10³⁴ · 2¹³ < 2¹²⁷.
    guard denominator % 9 == 0, numerator < 8_192 else { return nil }
    let unit: UInt128 = 10_000_000_000_000_000_000_000_000_000_000_000
    return ExactRatio(
      isNegative: isNegative, numerator * unit / denominator, exponent: exponent - 34)
  }
}
#endif
