import DecimalArithmetic

extension MeasureUnit {
  /// The exact map from values in this unit to values in another.
  ///
  /// y = (x · scale + offset − other.offset) ÷ other.scale, over one denominator.
  ///
  /// - Returns: `nil` if the quantities differ or the map does not fit 128 bits, which a validator
  ///   rules out for every pair of a valid catalog.
  public func conversionMap(to other: MeasureUnit) -> ConversionMap? {
    guard quantity == other.quantity, let ratio = scale.divided(by: other.scale) else {
      return nil
    }
    if offset == other.offset && offset.isZero { return .linear(ratio) }
    guard let shift = offset.subtracting(other.offset)?.divided(by: other.scale) else {
      return nil
    }
    if shift.isZero { return .linear(ratio) }
    return AffineMap(scale: ratio, offset: shift).map { .affine($0) }
  }
}
