/// y = (±multiplier · x · 10^a ± addend · 10^b) ÷ divisor: scale and offset over one denominator.
///
/// a and b are the exponents of ``scale`` and ``offset``. A backend adds integers over the common
/// denominator and divides once. The sum is exact before the only rounding: 32 °F is exactly 0 °C.
public struct AffineMap: Hashable, Sendable {
  /// The factor of x.
  public let scale: ExactRatio
  /// The constant added to the product of x and ``scale``.
  public let offset: ExactRatio
  /// The magnitude of the integer factor of x, before the division by ``divisor``.
  public let multiplier: UInt128
  /// The magnitude of the integer added, before the division by ``divisor``.
  public let addend: UInt128
  /// The common denominator: the least common multiple of the denominators of scale and offset.
  public let divisor: UInt128

  /// Creates the map x ↦ x · scale + offset.
  ///
  ///     let scale = ExactRatio(5, over: 9)!
  ///     let offset = ExactRatio(isNegative: true, 160, over: 9)!
  ///     let map = ConversionMap.affine(AffineMap(scale: scale, offset: offset)!)
  ///     Decimal128.convert(32, by: map, to: .decimals(1), in: .decimal128).value  // 0
  ///
  /// - Returns: `nil` if the scale is 0 or the parts over a common denominator exceed 128 bits.
  public init?(scale: ExactRatio, offset: ExactRatio) {
    let shared = greatestCommonDivisor(scale.denominator, offset.denominator)
    let divisor = scale.denominator.multipliedReportingOverflow(by: offset.denominator / shared)
    let multiplier = scale.numerator.multipliedReportingOverflow(by: offset.denominator / shared)
    let addend = offset.numerator.multipliedReportingOverflow(by: scale.denominator / shared)
    if scale.isZero || divisor.overflow || multiplier.overflow || addend.overflow { return nil }
    self.scale = scale
    self.offset = offset
    self.multiplier = multiplier.partialValue
    self.addend = addend.partialValue
    self.divisor = divisor.partialValue
  }
}
