import DecimalArithmetic
import PropertyTesting

extension MapCase {
  /// A generator of ratios of up to 128 bits with offsets that may cancel the product, at any
  /// target.
  ///
  /// The exponents are small enough for an exact fraction.
  package static let linearMaps = Generator<MapCase>("linear maps") { source in
    var context = anyContext(&source)
    let reach = Swift.min(context.maxExponent, 400)
    context = ArithmeticContext(
      precision: context.precision, maxExponent: reach,
      minExponent: -Swift.min(-context.minExponent, 400), rounding: context.rounding,
      clamp: context.clamp)
    let operands = OperandGenerator(
      format: context, maximumDigits: Swift.min(34, 2 * context.precision))
    let value =
      source.oneIn(8)
      ? "\(source.oneIn(2) ? "-" : "")0E\(source.uniform(in: -9...9))"
      : operands.finiteOperand(&source).text
    let near = { (ratio: ExactRatio) in
      ExactRatio(
        isNegative: ratio.isNegative, ratio.numerator, over: ratio.denominator,
        exponent: Swift.max(-200, Swift.min(ratio.exponent, 200))) ?? .one
    }
    let scale = near(ratio(&source))
    let drawn = offset(cancelling: value, scale, &source)
    let addend = drawn.isZero ? drawn : near(drawn)
    return MapCase(
      value: value, map: ConversionMap(scale: scale, offset: addend) ?? .linear(scale),
      target: drawnTarget(in: context, &source), context: context)
  }
}
