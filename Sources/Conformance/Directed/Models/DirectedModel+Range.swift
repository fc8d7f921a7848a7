import BigInt
import DecimalArithmetic

extension DirectedModel {
  /// Models of the ends of the range, and of powers of ten inside it.
  static let range = [nearBase, overflow, underflow, leastSubnormal, clamping]

  private static let units = -20...20

  /// The tenths of a unit: none, just below half, half, and just above half.
  private static let fractions = [0, 4, 5, 6]

  private static func near(
    _ number: BigInt, _ choices: [Int], place: Int, _ draft: inout DirectedDraft
  ) -> [DirectedOperand]? {
    if number < 0 { return nil }
    return NearbyResult(
      isNegative: choices[0] == 1, number: number, tenths: fractions[choices[1]], place: place
    ).operands(&draft)
  }

  package static let nearBase = DirectedModel(
    "near-base", "the result lies within 20 units of a power of ten, by the units",
    source: testSuite + ", near the base",
    counts: { _ in [2, fractions.count, units.count] },
    operands: { draft, choices in
      let number =
        BigInt.tenTo(draft.uniform(0...draft.precision)) + BigInt(choices[2] + units.lowerBound)
      return near(number, choices, place: draft.place(), &draft)
    })

  package static let overflow = DirectedModel(
    "overflow", "the result lies within 20 units of the largest finite number",
    source: testSuite + ", \"Decimal Overflow\"",
    counts: { _ in [2, fractions.count, units.count] },
    operands: { draft, choices in
      let number = BigInt.tenTo(draft.precision) - 1 + BigInt(choices[2] + units.lowerBound)
      return near(number, choices, place: draft.limits.etop, &draft)
    })

  package static let underflow = DirectedModel(
    "underflow", "the result lies within 20 units of the smallest normal number",
    source: testSuite + ", \"Decimal Underflow\"",
    counts: { _ in [2, fractions.count, units.count] },
    operands: { draft, choices in
      let number = BigInt.tenTo(draft.precision - 1) + BigInt(choices[2] + units.lowerBound)
      return near(number, choices, place: draft.limits.etiny, &draft)
    })

  package static let leastSubnormal = DirectedModel(
    "least-subnormal", "the result is less than 20 units of Etiny, or a thousandth of one",
    source: testSuite + ", \"Decimal Underflow\"", counts: { _ in [2, fractions.count, 20, 2] },
    operands: { draft, choices in
      let place = draft.limits.etiny - 3 * choices[3]
      return near(BigInt(choices[2]), choices, place: place, &draft)
    })

  /// The model of results above Etop; clamping appends one zero for each unit of exponent above
  /// Etop.
  package static let clamping = DirectedModel(
    "clamping",
    "the exact result has an exponent above Etop, and as many digits fewer than the precision, or one "
      + "too many",
    source: testSuite + ", \"Decimal Clamping\"", of: [.multiply, .divide, .fma, .quantize],
    counts: { [2, $0.precision + 2, 2] },
    operands: { draft, choices in
      let above = choices[1]
      let digits = max(1, draft.precision - above + choices[2])
      let exponent = draft.limits.etop + above
      if draft.operation == .quantize {
        var x = DirectedOperand(draft.digits(min(digits, draft.longest)), exponent: exponent)
        x.isNegative = choices[0] == 1
        return [x, DirectedOperand(1, exponent: exponent)]
      }
      let number = draft.digits(min(digits, draft.longest))
      let exponents = draft.split(exponent)
      let b = BigInt(draft.element([1, 1, 2, 5]))
      let isQuotient = draft.operation == .divide
      let a = isQuotient ? number * b : number
      if a.decimalDigits > draft.longest { return nil }
      let operands = [
        DirectedOperand(a, exponent: exponents.0),
        DirectedOperand(b, exponent: isQuotient ? -exponents.1 : exponents.1),
      ].signed(choices[0] == 1, &draft)
      let zero = DirectedOperand.zero(isNegative: choices[0] == 1, exponent: draft.limits.etop)
      return draft.operation == .fma ? operands + [zero] : operands
    })
}
