import DecimalArithmetic
import PropertyTesting

extension MapCase {
  /// Draws a value, and a map with the formula of `model`; few of the values have a rational
  /// result.
  static func irrational(
    _ model: ConversionCell.Model, _ source: inout ChoiceSource
  ) -> (String, ConversionMap)? {
    let digits = source.uniform(in: 1...34)
    let positive = "\(source.digits(digits))E\(source.integer(in: -20...12) - digits / 2)"
    let value = source.oneIn(2) ? "-" + positive : positive
    switch model {
    case .linear, .affine, .reciprocal: return nil
    case .pi, .lnTen:
      let power = source.uniform(in: 1...IrrationalFactor.limit) * (source.oneIn(2) ? -1 : 1)
      let factor =
        model == .pi ? IrrationalFactor(piPower: power) : IrrationalFactor(lnTenPower: power)
      return factor.map { (value, .irrational(quotient(&source), $0)) }
    case .logarithmTen, .logarithmE:
      return LogarithmMap(
        multiplier: factor(&source), base: model == .logarithmTen ? .ten : .e,
        argument: reference(&source), power: source.uniform(in: 1...2)
      ).map { (positive, .logarithm($0)) }
    case .exponentialTen, .exponentialE:
      // A level of at most 120, so that its value has few digits before the decimal point.
      let level = "\(source.uniform(in: 1...12_000))E\(source.uniform(in: -4 ... -2))"
      let rate = ExactRatio(1, over: UInt128(source.element(of: [10, 20, 1, 3])))
      return rate.flatMap {
        ExponentialMap(
          amplitude: reference(&source), base: model == .exponentialTen ? .ten : .e, rate: $0,
          root: source.uniform(in: 1...2))
      }.map { (source.oneIn(2) ? "-" + level : level, .exponential($0)) }
    case .shiftTen, .shiftE:
      return ShiftMap(
        scale: quotient(&source), multiplier: factor(&source),
        base: model == .shiftTen ? .ten : .e, argument: reference(&source)
      ).map { (value, .shift($0)) }
    }
  }

  /// Draws a ratio of the size of common unit factors.
  private static func quotient(_ source: inout ChoiceSource) -> ExactRatio {
    ExactRatio(
      UInt128(source.uniform(in: 1...99_999)), over: UInt128(source.uniform(in: 1...9_999)),
      exponent: source.integer(in: -5...5)) ?? .one
  }
}
