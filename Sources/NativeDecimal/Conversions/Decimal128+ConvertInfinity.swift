import DecimalArithmetic

extension Decimal128 {
  /// Returns ±∞ converted by a map.
  static func imageOfInfinity(
    isNegative: Bool, by map: ConversionMap, to target: RoundingTarget,
    in context: ArithmeticContext
  ) -> Conversion<Self> {
    func zero(isNegative: Bool) -> Conversion<Self> {
      placed(
        Unrounded(isNegative: isNegative, coefficient: .zero, exponent: 0), at: target,
        preferredExponent: 0, in: context)
    }
    switch map {
    case .linear(let ratio), .irrational(let ratio, _):
      return Conversion(infinity(isNegative: isNegative != ratio.isNegative))
    case .affine(let map):
      return Conversion(infinity(isNegative: isNegative != map.scale.isNegative))
    case .shift(let map):
      return Conversion(infinity(isNegative: isNegative != map.scale.isNegative))
    case .reciprocal(let ratio):
      return zero(isNegative: isNegative != ratio.isNegative)
    case .logarithm(let map):
      return isNegative
        ? Conversion(.nan(), .invalidOperation)
        : Conversion(infinity(isNegative: map.multiplier.isNegative))
    case .exponential(let map):
      return isNegative == map.rate.isNegative
        ? Conversion(infinity(isNegative: false)) : zero(isNegative: false)
    }
  }
}
