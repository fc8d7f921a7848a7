import DecimalArithmetic
import ExactArithmetic

extension ConversionFormula {
  /// Creates the formula of a map, constant by constant.
  package init(_ map: ConversionMap) {
    switch map {
    case .linear(let ratio): self = .linear(scale: Rational(ratio))
    case .affine(let map):
      self = .linear(scale: Rational(map.scale), offset: Rational(map.offset))
    case .irrational(let ratio, let factor):
      self = .irrational(scale: Rational(ratio), pi: factor.piPower, lnTen: factor.lnTenPower)
    case .reciprocal(let ratio): self = .reciprocal(Rational(ratio))
    case .logarithm(let map):
      self = .logarithm(
        multiplier: Rational(map.multiplier), base: map.base, argument: Rational(map.argument),
        power: map.power)
    case .exponential(let map):
      self = .exponential(
        amplitude: Rational(map.amplitude), base: map.base, rate: Rational(map.rate),
        root: map.root)
    case .shift(let map):
      self = .shift(
        scale: Rational(map.scale), multiplier: Rational(map.multiplier), base: map.base,
        argument: Rational(map.argument))
    }
  }
}
