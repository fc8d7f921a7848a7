import BigInt
import DecimalArithmetic

extension DirectedModel {
  /// Models of operands by kind, length and cohort.
  static let types = [basicTypes, longOperands, cohorts]

  /// The model of each pair of kinds of operands, of either sign.
  package static let basicTypes = DirectedModel(
    "basic-types",
    "each operand is a zero, the smallest or any subnormal, the smallest, any or the largest normal number, 1, "
      + "an infinity, a quiet or a signaling NaN",
    source: testSuite + ", \"Decimal Basic Types Inputs\" and \"Intermediate\"",
    of: RoundingCell.operations + [.compare],
    counts: { _ in [kinds, kinds, 4] },
    operands: { draft, choices in
      var operands = [choices[0], choices[1]].map { number($0, &draft) }
      operands[0].isNegative = choices[2] & 1 != 0
      operands[1].isNegative = choices[2] & 2 != 0
      if draft.operation.operandCount == 3 {
        let third = number(draft.uniform(0...kinds - 1), &draft)
        operands.append(draft.oneIn(2) ? third.negated : third)
      }
      return operands
    })

  private static let kinds = 11

  private static func number(_ kind: Int, _ draft: inout DirectedDraft) -> DirectedOperand {
    let limits = draft.limits
    let most = BigInt.tenTo(limits.precision) - 1
    let payload = min(limits.precision, draft.longest) - 1
    return switch kind {
    case 0: .zero(isNegative: false, exponent: draft.element([limits.etiny, 0, limits.etop]))
    case 1: DirectedOperand(1, exponent: limits.etiny)
    case 2:
      DirectedOperand(max(1, draft.atMost(digits: limits.precision - 1)), exponent: limits.etiny)
    case 3: DirectedOperand(most / 10, exponent: limits.etiny)
    case 4: DirectedOperand(.tenTo(limits.precision - 1), exponent: limits.etiny)
    case 5: DirectedOperand(draft.digits(draft.uniform(1...draft.longest)), exponent: draft.place())
    case 6: DirectedOperand(1, exponent: 0)
    case 7: DirectedOperand(most, exponent: limits.etop)
    case 8: .special(.infinity)
    case 9: .special(.quietNaN, payload: draft.atMost(digits: payload))
    default: .special(.signalingNaN, payload: draft.atMost(digits: payload))
    }
  }

  /// The model of operands longer than the precision, which an operation must not round first.
  package static let longOperands = DirectedModel(
    "long-operands",
    "an operand has more digits than the precision, and the exact result is a tie or beside one because of "
      + "them",
    source: "General Decimal Arithmetic Specification 1.70: operands are not rounded first",
    counts: { [2, 10, 5, max(0, $0.longest - $0.precision)] },
    operands: { draft, choices in
      let width = max(2, choices[3] + 1)
      let unit = BigInt.tenTo(width)
      let wanted = WantedResult(
        isNegative: choices[0] == 1,
        kept: draft.operation == .quantize
          ? min(draft.precision, draft.longest - width) : draft.precision,
        lastDigit: choices[1],
        discarded: [unit / 2, unit / 2 + 1, unit / 2 - 1, 1, unit - 1][choices[2]],
        discardedDigits: width, place: draft.place())
      if draft.operation == .quantize && wanted.kept < 1 { return nil }
      guard let operands = wanted.operands(&draft) else { return nil }
      return operands.contains { $0.coefficient.decimalDigits > draft.precision } ? operands : nil
    })

  package static let cohorts = DirectedModel(
    "cohorts",
    "both operands have the same value, with exponents a wanted number apart, or differ by a unit of the lower",
    source: testSuite + ", compare with different cohort members", of: [.compare, .add, .subtract],
    counts: { [$0.longest, 3, 2] },
    operands: { draft, choices in
      let zeros = choices[0]
      let place = draft.place()
      let short = draft.digits(draft.uniform(1...draft.longest - zeros))
      let x = DirectedOperand(short, exponent: place + zeros)
      let long = short * .tenTo(zeros) + BigInt(choices[1] - 1)
      if long.decimalDigits > draft.longest { return nil }
      let y = DirectedOperand(long, exponent: place)
      let isOpposite = draft.operation == .add
      let pair = draft.oneIn(2) ? [x.negated, y.negated] : [x, y]
      let operands = isOpposite ? [pair[0], pair[1].negated] : pair
      return choices[2] == 1 ? operands.reversed() : operands
    })
}
