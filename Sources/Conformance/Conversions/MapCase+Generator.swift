import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension MapCase {
  /// Cases in any context the backend supports, decimal128 in place of others.
  static func generator<B: DecimalBackend>(for _: B.Type) -> Generator<MapCase> {
    Generator("maps on \(B.backendName)") { source in
      let drawn = anyContext(&source)
      let context = B.supports(drawn) ? drawn : .decimal128.rounding(drawn.rounding)
      let value = value(in: context, &source)
      let scale = ratio(&source)
      return MapCase(
        value: value, scale: scale, offset: offset(cancelling: value, scale, &source),
        target: target(in: context, &source), context: context)
    }
  }

  private static func anyContext(_ source: inout ChoiceSource) -> ArithmeticContext {
    ArithmeticContext(
      precision: source.oneIn(3)
        ? source.uniform(in: 1...3) : source.oneIn(2) ? 34 : source.uniform(in: 1...60),
      maxExponent: source.uniform(in: 0...(source.oneIn(2) ? 20 : 6_111)),
      minExponent: -source.uniform(in: 0...(source.oneIn(2) ? 20 : 6_143)),
      rounding: source.element(of: RoundingMode.allCases), clamp: source.oneIn(2))
  }

  private static func value(
    in context: ArithmeticContext, _ source: inout ChoiceSource
  ) -> String {
    switch source.uniform(in: 0...2) {
    case 0:
      let number = "\(source.uniform(in: 0...9_999))E\(source.integer(in: -4...4))"
      return source.oneIn(2) ? "-" + number : number
    case 1: return OperandGenerator(format: .decimal128).operand(&source).value.text
    default:
      return OperandGenerator(format: context, maximumDigits: 34).operand(&source).value.text
    }
  }

  private static func ratio(_ source: inout ChoiceSource) -> ExactRatio {
    let range = source.element(of: [0, 40, 200, 13_000])
    let denominator = source.oneIn(3) ? 1 : wide(&source)
    let ratio = ExactRatio(
      isNegative: source.oneIn(2), wide(&source), over: denominator,
      exponent: source.integer(in: -range...range))
    return ratio ?? .one
  }

  /// Any number of up to 128 bits but 0: small, of any length, or near a power of two.
  private static func wide(_ source: inout ChoiceSource) -> UInt128 {
    switch source.uniform(in: 0...3) {
    case 0: return UInt128(source.uniform(in: 1...100))
    case 1:
      let shift = UInt128(source.uniform(in: 0...120))
      let bits = UInt128(source.choice(upTo: .max)) << 64 | UInt128(source.choice(upTo: .max))
      return bits >> shift | 1
    case 2: return .max - UInt128(source.uniform(in: 0...10))
    default: return 1 << UInt128(source.uniform(in: 0...127)) | UInt128(source.uniform(in: 0...1))
    }
  }

  /// None, any, or one that nearly cancels the product.
  private static func offset(
    cancelling value: String, _ scale: ExactRatio, _ source: inout ChoiceSource
  ) -> ExactRatio {
    if source.oneIn(2) { return .zero }
    guard source.oneIn(2), let operand = DecimalOperand(value), operand.kind == .finite,
      let coefficient = UInt128(String(operand.coefficient)),
      let negated = ExactRatio(
        isNegative: !operand.isNegative, coefficient, exponent: operand.exponent),
      let product = negated.multiplied(by: scale)
    else { return ratio(&source) }
    let speck = ExactRatio(1, exponent: product.exponent - source.uniform(in: 0...20))
    return source.oneIn(2) ? product : speck.flatMap { product.adding($0) } ?? product
  }

  private static func target(
    in context: ArithmeticContext, _ source: inout ChoiceSource
  ) -> RoundingTarget {
    switch source.uniform(in: 0...3) {
    case 0: .digits(source.uniform(in: 1...60))
    case 1:
      .decimals(source.uniform(in: -20...50), elseDigits: source.uniform(in: 0...40))
    case 2:
      .decimals(source.uniform(in: -7_000...7_000), elseDigits: source.uniform(in: 0...40))
    default:
      .decimals(
        -context.etiny + source.uniform(in: -4...4), elseDigits: source.uniform(in: 0...3))
    }
  }
}
