import BigInt
import DecimalArithmetic

extension DirectedModel {
  /// Models of the limits of machine words and decimal limbs, and of estimated quotient digits.
  static let limbs = [limbBoundaries, limbPatterns, limbCarry, quotientDigits]

  /// The limits of decimal limbs, of words of 32 to 128 bits, and of decimal128's 113 bits.
  package static let edges: [BigInt] =
    [32, 63, 64, 96, 113, 127, 128].map { BigInt(1) << $0 }
    + [9, 16, 17, 18, 19, 34, 36, 38].map { .tenTo($0) }

  package static let limbBoundaries = DirectedModel(
    "limb-boundaries",
    "both operands are within 3 of a power of 2 or ten at which a word or limb ends, or of a half of one",
    source: "a carry lost between limbs of 17 digits, a fault that no published vector finds",
    counts: { _ in [edges.count, edges.count] },
    operands: { draft, choices in
      let operands = choices.map { choice in
        let edge = edges[choice] / BigInt(draft.uniform(1...2)) + BigInt(draft.uniform(-3...3))
        // If the limit has too many digits for an operand, the operand has the first digits.
        let dropped = max(0, edge.decimalDigits - draft.longest)
        return edge / .tenTo(dropped)
      }
      return placed(operands, &draft)
    })

  package static let limbPatterns = DirectedModel(
    "limb-patterns",
    "each limb of 17 or 19 digits of both operands is 0, 1, all nines, one less, half, or any number",
    source: "Knuth, The Art of Computer Programming 4.3.1",
    counts: { _ in [6, 6, 2, 2] },
    operands: { draft, choices in
      let width = choices[2] == 0 ? 17 : 19
      let other = [draft.uniform(0...5), draft.uniform(0...5)]
      let numbers = [Array(choices[0...1]), other].map { number($0, width: width, &draft) }
      return placed(choices[3] == 0 ? numbers : numbers.reversed(), &draft)
    })

  package static let limbCarry = DirectedModel(
    "limb-carry",
    "a carry out of the lowest limb, or a borrow, runs through limbs that add up to all nines, or are equal",
    source: "a carry lost between limbs of 17 digits, a fault that no published vector finds",
    of: [.add, .subtract], counts: { _ in [limbWidths.count, 2, 3] },
    operands: { draft, choices in
      let limb = BigInt.tenTo(limbWidths[choices[0]])
      let isBorrow = choices[1] == 1
      let limit = BigInt.tenTo(draft.longest)
      let x = draft.random.integer(below: limit)
      let low = x % limb
      // For a carry, y complements each limb of x to all nines. For a borrow, y has the limbs of x.
      // The lowest limb of y causes the carry or the borrow.
      var y = isBorrow ? x - low : limit - 1 - (x - low) - (limb - 1)
      let most = isBorrow ? limb - 1 - low : low
      if most.isZero { return nil }
      y +=
        isBorrow
        ? low + 1 + draft.random.integer(below: most) : limb - 1 - draft.random.integer(below: most)
      // The highest limbs of y are random, so that the carry ends there.
      let kept = limb * (choices[2] == 2 ? limb : limit)
      if choices[2] > 0 { y = y % kept + draft.random.integer(below: limit) / kept * kept }
      if y < 0 || y >= limit { return nil }
      let place = draft.place()
      let operands = [
        DirectedOperand(x, exponent: place), DirectedOperand(isBorrow ? -y : y, exponent: place),
      ].map { draft.operation == .subtract && choices[2] == 1 ? $0.negated : $0 }
      return draft.addends(operands[0], operands[1])
    })

  /// The numbers of digits of decimal limbs in backends.
  package static let limbWidths = [9, 16, 17, 18, 19]

  /// Returns a number of at most `draft.longest` digits.
  ///
  /// The limbs, from the highest, repeat `patterns`.
  private static func number(
    _ patterns: [Int], width: Int, _ draft: inout DirectedDraft
  ) -> BigInt {
    let limb = BigInt.tenTo(width)
    var number = BigInt(0)
    let count = (draft.longest + width - 1) / width
    for place in 0..<max(1, count) {
      let pattern = patterns[place % patterns.count]
      number =
        number * limb
        + [0, 1, limb - 1, limb - 2, limb / 2, draft.random.integer(below: limb)][pattern]
    }
    return number % .tenTo(draft.longest)
  }

  /// Returns the coefficients as operands with exponents at which their digits overlap.
  private static func placed(
    _ coefficients: [BigInt], _ draft: inout DirectedDraft
  ) -> [DirectedOperand]? {
    let place = draft.place()
    let count = draft.operation.operandCount
    if draft.operation == .divide && coefficients[1].isZero { return nil }
    var operands = coefficients.map { DirectedOperand($0, exponent: place) }
    let length = operands[0].coefficient.decimalDigits
    switch draft.operation {
    case .add, .subtract: operands[1].exponent += draft.uniform(-length...max(1, length))
    case .quantize:
      operands[1].exponent += draft.uniform(0...length)
    default:
      let exponents = draft.split(place)
      (operands[0].exponent, operands[1].exponent) = (exponents.0, exponents.1)
      if draft.operation == .divide { operands[1].exponent = -exponents.1 }
    }
    if count == 3 {
      let third = draft.digits(draft.uniform(1...draft.longest))
      operands.append(
        DirectedOperand(third, exponent: place + draft.uniform(-draft.precision...draft.longest)))
    }
    return operands.map { draft.oneIn(2) ? $0 : $0.negated }
  }

  /// The model of dividends q · b, or one unit above or below, for a divisor b and a quotient q.
  ///
  /// An estimate of a quotient digit from leading digits may fail for these dividends. The
  /// remainder is 0, 1, or b − 1.
  package static let quotientDigits = DirectedModel(
    "quotient-digits",
    "the dividend is a product, or one beside it, of a divisor and a quotient whose limbs are 0, 1, all nines "
      + "or half",
    source: "Knuth, The Art of Computer Programming 4.3.1, algorithm D, steps D3 and D6; "
      + testSuite
      + ", divide borrow",
    of: [.divide], counts: { _ in [5, 5, 3, 4] },
    operands: { draft, choices in
      let part = max(1, draft.longest * (choices[3] + 1) / 5)
      func pattern(_ kind: Int, _ digits: Int) -> BigInt {
        let end = BigInt.tenTo(digits)
        return [
          end - 1, end / 2, end / 10, (BigInt(1) << max(1, digits * 3)) - 1, draft.digits(digits),
        ][
          kind]
      }
      let q = pattern(choices[0], part)
      let b = pattern(choices[1], max(1, draft.longest - part))
      let a = q * b + BigInt(choices[2] - 1)
      if a <= 0 || b.isZero || a.decimalDigits > draft.longest { return nil }
      let exponents = draft.split(draft.place())
      return [
        DirectedOperand(a, exponent: exponents.0), DirectedOperand(b, exponent: -exponents.1),
      ].signed(draft.oneIn(2), &draft)
    })
}
