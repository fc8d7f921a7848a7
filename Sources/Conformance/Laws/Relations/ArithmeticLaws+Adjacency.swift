import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

extension ArithmeticLaws {
  /// Returns the law that floor and ceiling are equal or one unit apart.
  ///
  /// An inexact result is cut at the precision, at Etiny, or at the exponent of quantize. A carry
  /// into the next power of ten leaves the result rounded up with one digit fewer, so the unit is
  /// that of the result with more digits.
  static func adjacency<B: DecimalBackend>(_: B.Type) -> Law {
    .arithmetic(
      "directed-roundings-are-neighbours",
      "ceiling(x ∘ y) − floor(x ∘ y) is 0 if the result is exact, else one unit of the last digit of the "
        + "finer of the two; beyond the largest number N they are N and ∞, or −∞ and −N",
      source: "IEEE 754-2019, 4.3.2, directed rounding",
      anyOf: [.plus, .add, .subtract, .multiply, .divide, .quantize],
      requiring: ["exact": 10, "one unit": 10, "beyond the largest": 2], on: B.self
    ) { question, x, y, labels in
      func outcome(_ mode: RoundingMode) -> Outcome<B> {
        question.operation.outcome(of: x, y, in: question.context.rounding(mode))
      }
      let (floor, ceiling) = (outcome(.floor), outcome(.ceiling))
      if floor.value.isNaN || ceiling.value.isNaN { return .discarded("no number") }
      let isAdjacent: Bool
      if floor.isExact && ceiling.isExact {
        labels.add("exact")
        isAdjacent = floor.value == ceiling.value
      } else if floor.value.isInfinite != ceiling.value.isInfinite {
        labels.add("beyond the largest")
        let (infinite, finite) =
          floor.value.isInfinite ? (floor.value, ceiling.value) : (ceiling.value, floor.value)
        isAdjacent =
          infinite.isNegative == finite.isNegative && infinite.isNegative == floor.value.isInfinite
          && isLargest(finite, in: question.context)
      } else {
        labels.add("one unit")
        isAdjacent =
          !floor.isExact && !ceiling.isExact && areOneUnitApart(floor.value, ceiling.value)
      }
      if isAdjacent { return .holds }
      return .broken([
        ("floor", ArithmeticAnswer(floor).description),
        ("ceiling", ArithmeticAnswer(ceiling).description),
      ])
    }
  }

  private static func areOneUnitApart<B: DecimalBackend>(_ floor: B, _ ceiling: B) -> Bool {
    guard let low = Rational(exactly: floor.scientificString()),
      let high = Rational(exactly: ceiling.scientificString())
    else { return false }
    return high - low == Rational(1, exponent: Swift.min(floor.exponent, ceiling.exponent))
  }

  /// Whether the magnitude is the largest finite number: 10^(Emax + 1) minus one unit of Etop.
  private static func isLargest<B: DecimalBackend>(
    _ x: B, in context: ArithmeticContext
  ) -> Bool {
    guard x.digitCount == context.precision, x.exponent == context.etop,
      let value = Rational(exactly: x.scientificString())
    else { return false }
    let limit = Rational(1, exponent: context.maxExponent + 1)
    let unit = Rational(1, exponent: context.etop)
    return (value.isNegative ? -value : value) + unit == limit
  }
}
