import DecimalArithmetic
import GMPDecimal

/// The maps that the tests of conversions use, named by source and target unit.
enum ConversionMaps {
  static func ratio(
    _ numerator: UInt128, over denominator: UInt128 = 1, e exponent: Int = 0,
    isNegative: Bool = false
  ) -> ExactRatio {
    guard
      let ratio = ExactRatio(
        isNegative: isNegative, numerator, over: denominator, exponent: exponent)
    else { preconditionFailure("no ratio") }
    return ratio
  }

  static func times(_ ratio: ExactRatio, pi: Int = 0, lnTen: Int = 0) -> ConversionMap {
    guard let factor = IrrationalFactor(piPower: pi, lnTenPower: lnTen) else {
      preconditionFailure("no factor")
    }
    return .irrational(ratio, factor)
  }

  static func level(
    _ multiplier: ExactRatio, _ base: LogarithmBase, of argument: ExactRatio, power: Int = 1
  ) -> ConversionMap {
    guard
      let map = LogarithmMap(multiplier: multiplier, base: base, argument: argument, power: power)
    else { preconditionFailure("no level") }
    return .logarithm(map)
  }

  static func power(
    _ amplitude: ExactRatio, _ base: LogarithmBase, rate: ExactRatio, root: Int = 1
  ) -> ConversionMap {
    guard let map = ExponentialMap(amplitude: amplitude, base: base, rate: rate, root: root) else {
      preconditionFailure("no power")
    }
    return .exponential(map)
  }

  static func shift(
    _ scale: ExactRatio, _ multiplier: ExactRatio, _ base: LogarithmBase, of argument: ExactRatio
  ) -> ConversionMap {
    guard
      let map = ShiftMap(scale: scale, multiplier: multiplier, base: base, argument: argument)
    else { preconditionFailure("no shift") }
    return .shift(map)
  }

  static let degreesToRadians = times(ratio(1, over: 180), pi: 1)
  static let radiansToDegrees = times(ratio(180), pi: -1)
  static let belsToNepers = times(ratio(1, over: 2), lnTen: 1)
  /// The map L/100km → mpg (US): 100 · 3.785411784 ÷ 1.609344.
  static let litersToMiles = ConversionMap.reciprocal(ratio(3_785_411_784, over: 1_609_344, e: -1))
  static let pascalsToDecibels = level(ratio(20), .ten, of: ratio(50_000))
  static let decibelsToPascals = power(ratio(20, e: -6), .ten, rate: ratio(1, over: 20))
  static let voltsToDecibels = level(ratio(10), .ten, of: ratio(10, over: 6), power: 2)
  static let decibelsToVolts = power(ratio(6, e: -1), .ten, rate: ratio(1, over: 10), root: 2)
  static let ratiosToNepers = level(ratio(1), .e, of: ratio(1))
  static let nepersToRatios = power(ratio(1), .e, rate: ratio(1))
  /// The map dBV → dBu, which adds 10 · log₁₀(1 V² ÷ 0.6 V²).
  static let voltLevels = shift(ratio(1), ratio(10), .ten, of: ratio(10, over: 6))
  static let acidity = level(ratio(1, isNegative: true), .ten, of: ratio(1))

  /// The irrational maps, one of each kind, with their names.
  static let irrational: [(name: String, map: ConversionMap)] = [
    ("radians", degreesToRadians), ("degrees", radiansToDegrees), ("nepers", belsToNepers),
    ("decibels", pascalsToDecibels), ("pascals", decibelsToPascals), ("dBu", voltsToDecibels),
    ("volts", decibelsToVolts), ("level in nepers", ratiosToNepers), ("ratio", nepersToRatios),
    ("dBV", voltLevels),
  ]
}

/// Returns the result of a conversion as text, after checking its invariants.
///
/// If inline and limb storage have different results, the text contains both.
func converted(
  _ x: BigDecimal, by map: ConversionMap, to target: RoundingTarget, in context: ArithmeticContext
) -> String {
  let small = BigDecimal.convert(x, by: map, to: target, in: context)
  small.value.checkInvariants()
  let limbs = LimbDecimal.convert(LimbDecimal(x), by: map, to: target, in: context)
  limbs.value.checkInvariants()
  let text = "\(small.value) [\(small.conditions)] \(small.isPrecisionLimited)"
  let other = "\(limbs.value) [\(limbs.conditions)] \(limbs.isPrecisionLimited)"
  return text == other ? text : "inline \(text), in limbs \(other)"
}
