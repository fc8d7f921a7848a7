import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the laws that directed roundings bracket the exact result and that results scale by
  /// 10ⁿ.
  static func roundings<B: DecimalBackend>(_ backend: B.Type) -> [Law] {
    [ArithmeticOperation.add, .subtract, .multiply, .divide].flatMap {
      [bracket($0, backend), scaling($0, backend)]
    }
  }

  private static func bracket<B: DecimalBackend>(
    _ operation: ArithmeticOperation, _: B.Type
  ) -> Law {
    .arithmetic(
      "\(operation)-brackets",
      "floor(x ∘ y) ≤ x ∘ y ≤ ceiling(x ∘ y), equal if and only if not inexact, "
        + "and every other mode gives one of the two",
      source: "IEEE 754-2019, 4.3.2, directed rounding", operation, on: B.self
    ) { question, x, y in
      guard let exact = exactly(question) else {
        return .discarded("no exact result: infinite, NaN, a divisor of 0, or beyond the oracle")
      }
      func outcome(_ mode: RoundingMode) -> Outcome<B> {
        operation.applied(to: [x, y], in: question.context.rounding(mode))
      }
      let (floor, ceiling) = (outcome(.floor), outcome(.ceiling))
      // Floor is a lower bound of the exact result, and ceiling an upper bound.
      let below = order(floor.value, exact)
      let above = order(ceiling.value, exact)
      let encloses = floor.isExact ? (below == 0 && above == 0) : (below < 0 && above > 0)
      let others = RoundingMode.allCases.map(outcome)
      let strays = others.first { $0.value != floor.value && $0.value != ceiling.value }
      if encloses && strays == nil && floor.isExact == ceiling.isExact { return .holds }
      return .broken(
        [
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
    // The limits leave a margin of a thousand on each side for the exponents of decimal128.
    let inner = ArithmeticContext(precision: 34, maxExponent: 2_000, minExponent: -2_000)
    return .arithmetic(
      "\(operation)-scales",
      "\(equation) for k = −1000 and 733, away from the ends of the range: the digits and the "
        + "conditions stay",
      source: "the definition of floating point",
      of: ArithmeticQuestion.generator(operation, in: inner)
    ) { question, _ in
      let context = ArithmeticContext.decimal128.rounding(question.context.rounding)
      guard let left = DecimalOperand(question.operands[0]),
        let right = DecimalOperand(question.operands[1])
      else { return .discarded("operand beyond the oracle's limit of digits") }
      guard let x = B(exactly: question.operands[0]), let y = B(exactly: question.operands[1])
      else { return .notHeld }
      // x ÷ ∞ is 0 with the exponent Etiny for every exponent of x, so it does not scale.
      if operation == .divide && y.isInfinite { return .discarded("an infinite divisor") }
      let plain = operation.applied(to: [x, y], in: context)
      for power in [-1_000, 733] {
        guard let scaledX = B(exactly: left.scaled(byPowerOfTen: power).text),
          let scaledY = isSum ? B(exactly: right.scaled(byPowerOfTen: power).text) : y
        else { return .notHeld }
        let scaled = operation.applied(to: [scaledX, scaledY], in: context)
        let expected = DecimalOperand(plain.value.scientificString())?
          .scaled(byPowerOfTen: power)
        let verdict = Verdict.equation(
          (
            "(x ∘ y)·10^\(power)",
            ArithmeticAnswer(expected?.text ?? "?", plain.conditions).description
          ), ("scaled operands", ArithmeticAnswer(scaled).description))
        if case .broken = verdict { return verdict }
      }
      return .holds
    }
  }

  /// Returns the exact result, or for distant addends a number that rounds equally in every mode.
  private static func exactly(
    _ question: ArithmeticQuestion
  ) -> Rational? {
    guard let left = Rational(exactly: question.operands[0]),
      let right = Rational(exactly: question.lastOperand)
    else { return nil }
    let precision = question.context.precision
    switch question.operation {
    case .add: return Oracle.sum(left, right, precision: precision)
    case .subtract: return Oracle.sum(left, -right, precision: precision)
    case .multiply: return left * right
    case .divide: return right.isZero ? nil : left / right
    default: return nil
    }
  }

  private static func order<B: DecimalBackend>(_ value: B, _ exact: Rational) -> Int {
    if value.isInfinite { return value.isNegative ? -1 : 1 }
    // A NaN has no order. The result 2 differs from −1, 0 and 1, so a NaN breaks the law.
    guard let rational = Rational(exactly: value.scientificString()) else { return 2 }
    return rational.compared(to: exact)
  }
}
