import Calculation
import Conformance
import DecimalArithmetic
import ExactArithmetic
import PropertyTesting

/// A value and the step to whose multiples the value is rounded, in minor units.
package struct StepCase: Sendable, CustomStringConvertible {
  let value: ExactRatio
  let step: Int
  let decimals: Int

  /// A generator of multiples of the step, of ties, and of numbers next to them.
  static let generator = Generator<StepCase>("value and step") { source in
    let decimals = source.uniform(in: 0...4)
    let step = source.element(of: [1, 5, 50, 100, 25, 3, 2])
    let divisor = source.oneIn(2) ? 2 : source.integer(in: 1...997)
    // The value is count + i ÷ divisor steps, 0 ≤ i < divisor; divisor 2 makes ties frequent.
    let count = source.integer(in: 0...10_000_000)
    let top = UInt128(count * divisor + source.uniform(in: 0...divisor - 1)) * UInt128(step)
    let nudge = source.element(of: [0, 0, 1, -1])
    let scale: UInt128 = nudge == 0 ? 1 : 1_000_000_007
    let numerator = Int128(top * scale) + Int128(nudge)
    guard
      let value = ExactRatio(
        isNegative: (numerator < 0) != source.oneIn(3), numerator.magnitude,
        over: UInt128(divisor) * scale, exponent: -decimals)
    else { return nil }
    return StepCase(value: value, step: step, decimals: decimals)
  }

  package var description: String {
    "\(Rational(value)) to multiples of \(step)E-\(decimals)"
  }
}

extension CalculationLaws {
  package typealias StepRounder =
    @Sendable (ExactRatio, MoneyRounding) throws(MoneyError) -> MoneyAmount

  /// The law that a value is rounded to a multiple of a step, and only once.
  package static var rounding: Law {
    Law(
      rounding { value, rounding throws(MoneyError) in try rounding.rounded(value) },
      source: "MoneyRounding", resultsPerCase: RoundingMode.allCases.count)
  }

  /// Returns the law for an implementation of rounding.
  package static func rounding(by round: @escaping StepRounder) -> Property<StepCase> {
    var property = Property(
      prefix + "money-is-rounded-to-steps-once",
      "the rounded amount is the step times value ÷ step, rounded by the oracle to a whole number in "
        + "each of eight modes",
      of: StepCase.generator,
      labelled: { drawn, labels in
        let parts = Rational(drawn.value) * Rational(1, exponent: drawn.decimals)
        guard let expected = ReferenceMoney.roundedInEveryMode(parts, to: Rational(drawn.step))
        else { return .discarded("beyond the oracle") }
        let step = try MoneyAmount(minorUnits: Int128(drawn.step), decimals: drawn.decimals)
        for (mode, wanted) in zip(RoundingMode.allCases, expected) {
          let amount = try round(drawn.value, MoneyRounding(toStep: step, mode: mode))
          guard amount.parts == wanted, amount.decimals == drawn.decimals else {
            return .broken([
              ("calculation", "\(amount), \(mode)"), ("oracle", "\(wanted) parts"),
            ])
          }
        }
        let distance = parts - expected[0]
        labels.add(distance.isZero ? "a multiple" : "between multiples")
        if (distance * Rational(2)).magnitude == Rational(drawn.step) { labels.add("tie") }
        return .agrees(on: expected.map { $0.roundedText(digits: 40) }.joined(separator: " "))
      })
    property.requiredLabels = ["a multiple": 50, "between multiples": 200, "tie": 50]
    return property
  }
}
