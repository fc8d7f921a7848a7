import DecimalArithmetic
import ExactArithmetic

extension ArithmeticLaws {
  /// Directed roundings enclose the exact result; a power of ten moves only the exponent.
  static func roundings<B: DecimalBackend>(_ backend: B.Type) -> [Law] {
    [ArithmeticOperation.add, .subtract, .multiply, .divide].flatMap {
      [bracket($0, backend), scaling($0, backend)]
    }
  }

  private static func bracket<B: DecimalBackend>(
    _ operation: ArithmeticOperation, _: B.Type
  ) -> Law {
    Law(
      "\(operation)-brackets",
      "floor(x ∘ y) ≤ x ∘ y ≤ ceiling(x ∘ y), equal if and only if not inexact, "
        + "and every other mode gives one of the two",
      source: "IEEE 754-2019, 4.3.2, directed rounding"
    ) { random in
      guard let draw = ArithmeticDraw(for: B.self, &random) else { return .notSupported }
      guard let (x, y) = draw.operands(B.self) else { return .notHeld }
      guard let exact = exactly(operation, draw) else {
        return .discarded("no exact result: infinite, NaN, a divisor of 0, or beyond the oracle")
      }
      func outcome(_ mode: RoundingMode) -> Outcome<B> {
        operation.applied(to: [x, y], in: draw.context.rounding(mode))
      }
      let (floor, ceiling) = (outcome(.floor), outcome(.ceiling))
      // Negative infinity bounds from below, positive infinity from above.
      let below = order(floor.value, exact)
      let above = order(ceiling.value, exact)
      let encloses = floor.isExact ? (below == 0 && above == 0) : (below < 0 && above > 0)
      let others = RoundingMode.allCases.map(outcome)
      let strays = others.first { $0.value != floor.value && $0.value != ceiling.value }
      if encloses && strays == nil && floor.isExact == ceiling.isExact { return .holds }
      return .broken(
        input: draw.question(operation).description, context: draw.context,
        results: [
          ("floor", ArithmeticAnswer(floor).description),
          ("ceiling", ArithmeticAnswer(ceiling).description),
        ] + (strays.map { [("another mode", ArithmeticAnswer($0).description)] } ?? []))
    }
  }

  private static func scaling<B: DecimalBackend>(
    _ operation: ArithmeticOperation, _: B.Type
  ) -> Law {
    let isSum = operation == .add || operation == .subtract
    let equation =
      isSum
      ? "(x·10ᵏ) ∘ (y·10ᵏ) = (x ∘ y)·10ᵏ" : "(x·10ᵏ) ∘ y = (x ∘ y)·10ᵏ"
    return Law(
      "\(operation)-scales",
      "\(equation) away from the ends of the range: the digits and the conditions stay",
      source: "the definition of floating point"
    ) { random in
      // decimal128's exponents with room for a thousand more on either side.
      let inner = ArithmeticContext(precision: 34, maxExponent: 2_000, minExponent: -2_000)
      let context = ArithmeticContext.decimal128
      let power = random.integer(in: -1_000...1_000)
      let draw = ArithmeticDraw(in: inner, &random)
      let rounding = context.rounding(draw.context.rounding)
      guard let left = DecimalOperand(draw.x), let right = DecimalOperand(draw.y) else {
        return .discarded("operand beyond the oracle's limit of digits")
      }
      let scaledRight = isSum ? right.scaled(byPowerOfTen: power) : right
      guard let (x, y) = draw.operands(B.self),
        let scaledX = B(exactly: left.scaled(byPowerOfTen: power).text),
        let scaledY = B(exactly: scaledRight.text)
      else { return .notHeld }
      let plain = operation.applied(to: [x, y], in: rounding)
      // x ÷ ∞ is 0 with the exponent Etiny, wherever x is.
      if operation == .divide && y.isInfinite { return .discarded("an infinite divisor") }
      let scaled = operation.applied(to: [scaledX, scaledY], in: rounding)
      let expected = DecimalOperand(plain.value.scientificString())?.scaled(byPowerOfTen: power)
      return .equation(
        "\(draw.question(operation)) scaled by 10^\(power)", in: rounding,
        ("(x ∘ y)·10ᵏ", ArithmeticAnswer(expected?.text ?? "?", plain.conditions).description),
        ("scaled operands", ArithmeticAnswer(scaled).description))
    }
  }

  /// The exact result, or for a sum across many digits a stand-in on the same side of every rounding.
  private static func exactly(
    _ operation: ArithmeticOperation, _ draw: ArithmeticDraw
  ) -> Rational? {
    guard let left = Rational(exactly: draw.x), let right = Rational(exactly: draw.y) else {
      return nil
    }
    let precision = draw.context.precision
    switch operation {
    case .add: return Oracle.sum(left, right, precision: precision)
    case .subtract: return Oracle.sum(left, -right, precision: precision)
    case .multiply: return left * right
    case .divide: return right.isZero ? nil : left / right
    default: return nil
    }
  }

  private static func order<B: DecimalBackend>(_ value: B, _ exact: Rational) -> Int {
    if value.isInfinite { return value.isNegative ? -1 : 1 }
    // A NaN has no place: 2 is none of −1, 0 and 1 and breaks the law.
    guard let rational = Rational(exactly: value.scientificString()) else { return 2 }
    return rational.compared(to: exact)
  }
}
