import DecimalArithmetic

/// One case of an arithmetic law: a context the backend supports and two operands.
struct ArithmeticDraw {
  let context: ArithmeticContext
  let x: String
  let y: String

  /// Half of the cases in decimal128, the others in whatever else the backend supports: small
  /// precisions make ties and both ends of the range common.
  private static let contexts: [ArithmeticContext] = [
    .decimal128, .decimal64, .decimal32,
    ArithmeticContext(precision: 34, maxExponent: 6_144, minExponent: -6_143),
    ArithmeticContext(precision: 9, maxExponent: 384, minExponent: -383),
    ArithmeticContext(precision: 3, maxExponent: 9, minExponent: -8, clamp: true),
    ArithmeticContext(precision: 1, maxExponent: 5, minExponent: -5),
    // Beside 10³⁸, the largest power of ten below 2¹²⁸.
    ArithmeticContext(precision: 37, maxExponent: 999, minExponent: -999),
    ArithmeticContext(precision: 38, maxExponent: 999, minExponent: -999, clamp: true),
    ArithmeticContext(precision: 100, maxExponent: 9_999, minExponent: -9_999),
  ]

  /// A draw for a backend.
  ///
  /// - Returns: `nil` if the backend does not support the context drawn.
  init?<B: DecimalBackend>(for _: B.Type, _ random: inout CaseRandom) {
    let limits = random.oneIn(2) ? .decimal128 : random.pick(Self.contexts)
    if !B.supports(limits) { return nil }
    self.init(in: limits, &random)
  }

  /// A draw in the limits of a format.
  init(in limits: ArithmeticContext, _ random: inout CaseRandom) {
    // Operands longer than the precision, but never longer than decimal128 unless the context is.
    let digits = limits.precision < 34 ? min(2 * limits.precision, 34) : limits.precision
    let generator = OperandGenerator(format: limits, maximumDigits: digits)
    context = limits.rounding(generator.rounding(&random))
    let pair = generator.pair(&random)
    (x, y) = (pair.x, pair.y)
  }

  /// Both operands on a backend.
  ///
  /// - Returns: `nil` if it does not hold one of them unrounded.
  func operands<B: DecimalBackend>(_: B.Type = B.self) -> (x: B, y: B)? {
    guard let left = B(exactly: x), let right = B(exactly: y) else { return nil }
    return (left, right)
  }

  /// A question about the operands.
  func question(_ operation: ArithmeticOperation) -> ArithmeticQuestion {
    ArithmeticQuestion(operation, operation.operandCount == 1 ? [x] : [x, y], in: context)
  }
}

extension LawVerdict {
  /// The premises that every arithmetic law has.
  static let notSupported = LawVerdict.discarded("context not supported by the backend")
  static let notHeld = LawVerdict.discarded("operand not held exactly by the backend")

  /// Holds if both sides are the same.
  static func equation(
    _ input: String, in context: ArithmeticContext,
    _ left: (who: String, what: String), _ right: (who: String, what: String)
  ) -> LawVerdict {
    left.what == right.what
      ? .holds : .broken(input: input, context: context, results: [left, right])
  }
}
