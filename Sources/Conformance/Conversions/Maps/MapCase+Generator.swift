import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension MapCase {
  /// A generator of cases in every context, also in contexts that a backend may not support.
  static let generator = Generator<MapCase>("maps") { source in
    let context = anyContext(&source)
    // Half of the maps are linear, like the maps of nearly all units.
    let kind = Kind.allCases[max(0, source.uniform(in: -4...5))]
    let value = value(of: kind, in: context, &source)
    return MapCase(
      value: value, map: map(kind, of: value, &source), target: drawnTarget(in: context, &source),
      context: context)
  }

  private enum Kind: CaseIterable {
    case affine
    case irrational
    case reciprocal
    case logarithm
    case exponential
    case shift
  }

  /// Draws a map of a kind; a linear map if the drawn constants form no map of this kind.
  private static func map(
    _ kind: Kind, of value: String, _ source: inout ChoiceSource
  ) -> ConversionMap {
    let scale = ratio(&source)
    let base: LogarithmBase = source.oneIn(3) ? .e : .ten
    let power = source.uniform(in: 1...2)
    let map: ConversionMap?
    switch kind {
    case .affine:
      map = ConversionMap(scale: scale, offset: offset(cancelling: value, scale, &source))
    case .irrational:
      let exponent = source.uniform(in: 1...IrrationalFactor.limit) * (source.oneIn(2) ? -1 : 1)
      map =
        (base == .e
        ? IrrationalFactor(lnTenPower: exponent) : IrrationalFactor(piPower: exponent)).map {
          .irrational(scale, $0)
        }
    case .reciprocal: map = .reciprocal(scale)
    case .logarithm:
      map = LogarithmMap(
        multiplier: factor(&source), base: base, argument: reference(&source), power: power
      ).map { .logarithm($0) }
    case .exponential:
      let rate = factor(&source).reciprocal ?? .one
      map = ExponentialMap(amplitude: reference(&source), base: base, rate: rate, root: power)
        .map { .exponential($0) }
    case .shift:
      map = ShiftMap(
        scale: scale, multiplier: factor(&source), base: base, argument: reference(&source)
      ).map { .shift($0) }
    }
    return map ?? .linear(scale)
  }

  /// Draws the multiplier of a level: 10, 20, 1, 3, or any ratio.
  static func factor(_ source: inout ChoiceSource) -> ExactRatio {
    let usual = source.element(of: [10, 20, 1, 3, 0])
    if usual == 0 { return ratio(&source) }
    return ExactRatio(isNegative: source.oneIn(4), UInt128(usual)) ?? .one
  }

  /// Draws a reference: 1, a square, 2e-5, 3/5, a power of ten, or any positive ratio.
  static func reference(_ source: inout ChoiceSource) -> ExactRatio {
    let (top, bottom) = source.element(of: [(1, 1), (1, 1), (4, 9), (2, 1), (3, 5), (0, 1)])
    if top == 0 {
      let drawn = ratio(&source)
      return drawn.isNegative ? drawn.negated : drawn
    }
    return ExactRatio(
      UInt128(top), over: UInt128(bottom), exponent: source.integer(in: -12...12)) ?? .one
  }

  static func anyContext(_ source: inout ChoiceSource) -> ArithmeticContext {
    ArithmeticContext(
      precision: source.oneIn(3)
        ? source.uniform(in: 1...3) : source.oneIn(2) ? 34 : source.uniform(in: 1...60),
      maxExponent: source.uniform(in: 0...(source.oneIn(2) ? 20 : 6_111)),
      minExponent: -source.uniform(in: 0...(source.oneIn(2) ? 20 : 6_143)),
      rounding: source.element(of: RoundingMode.allCases), clamp: source.oneIn(2))
  }

  private static func value(
    of kind: Kind, in context: ArithmeticContext, _ source: inout ChoiceSource
  ) -> String {
    // Levels of up to some hundreds have finite values; levels beyond 10^6 overflow.
    if kind == .exponential && !source.oneIn(4) {
      let digits = source.uniform(in: 1...34)
      let level = "\(source.digits(digits))E\(source.uniform(in: -40...3) - digits)"
      let whole = "\(source.uniform(in: 0...60) * source.element(of: [1, 10, 20]))"
      let text = source.oneIn(2) ? whole : level
      return source.oneIn(3) ? "-" + text : text
    }
    if kind == .logarithm && source.oneIn(2) {
      return "\(source.nearPowerOfTen(34))E\(source.integer(in: -40...40))"
    }
    switch source.uniform(in: 0...2) {
    case 0:
      let number = "\(source.uniform(in: 0...9_999))E\(source.integer(in: -4...4))"
      return source.oneIn(2) ? "-" + number : number
    case 1: return OperandGenerator(format: .decimal128).operand(&source).value.text
    default:
      return OperandGenerator(format: context, maximumDigits: 34).operand(&source).value.text
    }
  }

  static func ratio(_ source: inout ChoiceSource) -> ExactRatio {
    let range = source.element(of: [0, 40, 200, 13_000])
    let denominator = source.oneIn(3) ? 1 : wide(&source)
    let ratio = ExactRatio(
      isNegative: source.oneIn(2), wide(&source), over: denominator,
      exponent: source.integer(in: -range...range))
    return ratio ?? .one
  }

  /// Draws a positive number of up to 128 bits: small, of any length, or near a power of two.
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

  /// Draws an offset: 0, any ratio, or an offset that nearly cancels the product.
  static func offset(
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

  static func drawnTarget(
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
