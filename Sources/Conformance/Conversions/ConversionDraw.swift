import DecimalArithmetic

/// One value to convert, where to round it, and the context, as the random bits of a case give them.
struct ConversionDraw {
  let value: String
  let target: RoundingTarget
  let context: ArithmeticContext

  /// The limits that are drawn beside decimal128: small ones make every edge common.
  private static let limits: [ArithmeticContext] = [
    .decimal64, .decimal32,
    ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -8, clamp: true),
    ArithmeticContext(precision: 9, maxExponent: 384, minExponent: -383),
    ArithmeticContext(precision: 100, maxExponent: 9_999, minExponent: -9_999),
  ]

  /// A draw for a backend, in a given mode; half of them in decimal128.
  init<B: DecimalBackend>(for _: B.Type, rounding: RoundingMode, _ random: inout CaseRandom) {
    let drawn = random.oneIn(2) ? .decimal128 : random.pick(Self.limits)
    let limits = B.supports(drawn) ? drawn : .decimal128
    context = limits.rounding(rounding)
    value = Self.value(in: limits, &random)
    target =
      switch random.integer(in: 0...2) {
      case 0: .digits(limits.precision)
      case 1: .digits(random.integer(in: 1...limits.precision))
      default:
        .decimals(
          random.oneIn(4)
            ? random.integer(in: -limits.maxExponent - 40 ... -limits.etiny + 40)
            : random.integer(in: -3...15),
          elseDigits: random.integer(in: 0...4))
      }
  }

  /// Half of the values as people type them, the others near boundaries.
  private static func value(in limits: ArithmeticContext, _ random: inout CaseRandom) -> String {
    if random.oneIn(2) {
      return OperandGenerator(format: limits, maximumDigits: 34)
        .operand(&random).text
    }
    let sign = random.oneIn(4) ? "-" : ""
    return "\(sign)\(random.integer(in: 0...9_999))E\(random.integer(in: -4...1))"
  }

  var description: String { "\(value), \(target)" }
}
