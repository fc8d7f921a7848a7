import DecimalArithmetic
import ExactArithmetic

extension ConversionLaws {
  /// Any map at all, not only those of a catalog's units: ratios of up to 128 bits, offsets that nearly
  /// cancel, contexts of every size, decimals beyond both ends of the range.
  public static func anyMap<B: DecimalBackend>(_: B.Type) -> Law {
    Law(
      "any-map-is-exact-then-rounded-once",
      "x · scale + offset on the backend = by exact rationals, rounded once: value, exponent, conditions",
      source: "DecimalBackend.convert"
    ) { random in
      let draw = MapDraw(for: B.self, &random)
      guard let value = B(exactly: draw.value), let operand = DecimalOperand(draw.value) else {
        return .notHeld
      }
      guard let map = draw.map else { return .discarded("scale and offset exceed 128 bits") }
      guard
        let expected = Oracle.convert(
          operand, scale: Rational(draw.scale), offset: Rational(draw.offset), to: draw.target,
          in: draw.context)
      else { return .discarded(SkipReason.beyondOracle.description) }
      return .equation(
        draw.description, in: draw.context, ("oracle", ConversionAnswer(expected).description),
        (
          B.backendName,
          ConversionAnswer(B.convert(value, by: map, to: draw.target, in: draw.context)).description
        ))
    }
  }
}

/// A value, a map, a target and a context.
private struct MapDraw {
  let value: String
  let scale: ExactRatio
  let offset: ExactRatio
  let target: RoundingTarget
  let context: ArithmeticContext

  /// `nil` if scale and offset do not fit one denominator.
  var map: ConversionMap? {
    offset.isZero
      ? .linear(scale) : AffineMap(scale: scale, offset: offset).map { .affine($0) }
  }

  init<B: DecimalBackend>(for _: B.Type, _ random: inout CaseRandom) {
    let drawn = Self.context(&random)
    context = B.supports(drawn) ? drawn : .decimal128.rounding(drawn.rounding)
    value = Self.value(in: context, &random)
    scale = Self.ratio(&random)
    offset = Self.offset(cancelling: value, scale, &random)
    target = Self.target(in: context, &random)
  }

  var description: String {
    "\(value) · \(Self.text(scale)) + \(Self.text(offset)), \(target)"
  }

  private static func text(_ ratio: ExactRatio) -> String {
    "\(ratio.isNegative ? "-" : "")\(ratio.numerator)/\(ratio.denominator)E\(ratio.exponent)"
  }

  private static func context(_ random: inout CaseRandom) -> ArithmeticContext {
    ArithmeticContext(
      precision: random.oneIn(3)
        ? random.integer(in: 1...3) : random.oneIn(2) ? 34 : random.integer(in: 1...60),
      maxExponent: random.integer(in: 0...(random.oneIn(2) ? 20 : 6_111)),
      minExponent: -random.integer(in: 0...(random.oneIn(2) ? 20 : 6_143)),
      rounding: random.pick(RoundingMode.allCases), clamp: random.oneIn(2))
  }

  private static func value(in context: ArithmeticContext, _ random: inout CaseRandom) -> String {
    switch random.integer(in: 0...2) {
    case 0: OperandGenerator(format: .decimal128).operand(&random).text
    case 1: OperandGenerator(format: context, maximumDigits: 34).operand(&random).text
    default:
      "\(random.oneIn(2) ? "-" : "")\(random.integer(in: 0...9_999))E\(random.integer(in: -4...4))"
    }
  }

  private static func ratio(_ random: inout CaseRandom) -> ExactRatio {
    let range = random.pick([0, 40, 200, 13_000])
    let denominator = random.oneIn(3) ? 1 : wide(&random)
    let ratio = ExactRatio(
      isNegative: random.oneIn(2), wide(&random), over: denominator,
      exponent: random.integer(in: -range...range))
    return ratio ?? .one
  }

  /// Any number of up to 128 bits but 0: small, of any length, or near a power of two.
  private static func wide(_ random: inout CaseRandom) -> UInt128 {
    let bits = UInt128(random.next()) << 64 | UInt128(random.next())
    switch random.integer(in: 0...3) {
    case 0: return UInt128(random.integer(in: 1...100))
    case 1: return bits >> UInt128(random.integer(in: 0...120)) | 1
    case 2: return .max - UInt128(random.integer(in: 0...10))
    default:
      return UInt128(1) << UInt128(random.integer(in: 0...127)) | UInt128(random.integer(in: 0...1))
    }
  }

  /// None, any, or one that nearly cancels the product.
  private static func offset(
    cancelling value: String, _ scale: ExactRatio, _ random: inout CaseRandom
  ) -> ExactRatio {
    if random.oneIn(2) { return .zero }
    guard random.oneIn(2), let operand = DecimalOperand(value), operand.kind == .finite,
      let coefficient = UInt128(String(operand.coefficient)),
      let negated = ExactRatio(
        isNegative: !operand.isNegative, coefficient, exponent: operand.exponent),
      let product = negated.multiplied(by: scale)
    else { return ratio(&random) }
    let speck = ExactRatio(1, exponent: product.exponent - random.integer(in: 0...20))
    return random.oneIn(2) ? product : speck.flatMap { product.adding($0) } ?? product
  }

  private static func target(
    in context: ArithmeticContext, _ random: inout CaseRandom
  ) -> RoundingTarget {
    switch random.integer(in: 0...3) {
    case 0: .digits(random.integer(in: 1...60))
    case 1:
      .decimals(random.integer(in: -20...50), elseDigits: random.integer(in: 0...40))
    case 2:
      .decimals(random.integer(in: -7_000...7_000), elseDigits: random.integer(in: 0...40))
    default:
      .decimals(-context.etiny + random.integer(in: -4...4), elseDigits: random.integer(in: 0...3))
    }
  }
}
