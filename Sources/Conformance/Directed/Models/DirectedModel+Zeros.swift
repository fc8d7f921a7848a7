import BigInt
import DecimalArithmetic

extension DirectedModel {
  /// Models of zeros: as numbers, at either end of a coefficient, at the end of a result.
  static let zeros = [zerosWithAllExponents, trailingAndLeadingZeros, trailingZerosOfResult]

  package static let zerosWithAllExponents = DirectedModel(
    "zeros",
    "one operand at least is a zero, with an exponent at an end of the range, near 0 or beyond",
    source: testSuite + ", zeros with all exponents",
    counts: { [8, exponents($0.limits).count] },
    operands: { draft, choices in
      let all = exponents(draft.limits)
      let signs = choices[0]
      var other = DirectedOperand.zero(isNegative: signs & 2 != 0, exponent: draft.element(all))
      if signs & 4 != 0 { other.coefficient = draft.digits(draft.uniform(1...draft.longest)) }
      var operands = [
        DirectedOperand.zero(isNegative: signs & 1 != 0, exponent: all[choices[1]]), other,
      ]
      if draft.oneIn(2) { operands.swapAt(0, 1) }
      if draft.operation == .fma {
        var third = DirectedOperand.zero(
          isNegative: draft.oneIn(2), exponent: draft.element(all))
        if draft.oneIn(2) { third.coefficient = draft.digits(draft.uniform(1...draft.longest)) }
        operands.append(third)
      }
      return operands
    })

  private static func exponents(_ limits: ArithmeticContext) -> [Int] {
    [
      limits.etiny, limits.etiny + 1, limits.minExponent, -limits.precision, -1, 0, 1,
      limits.precision, limits.etop - 1, limits.etop,
    ]
  }

  package static let trailingAndLeadingZeros = DirectedModel(
    "trailing-and-leading-zeros",
    "an operand has a wanted number of zeros behind its digits, and a result of fewer digits before them",
    source: testSuite + ", \"Decimal Trailing And Leading Zeros Input\" and \"Result\"",
    counts: { [2, $0.longest, 2] },
    operands: { draft, choices in
      let zeros = choices[1]
      let digits = draft.uniform(1...draft.longest - zeros)
      let place = draft.place()
      var x = DirectedOperand(draft.digits(digits) * .tenTo(zeros), exponent: place)
      var y = DirectedOperand(
        draft.digits(draft.uniform(1...draft.longest)), exponent: place + draft.uniform(-3...3))
      if choices[2] == 1 { (x, y) = (y, x) }
      x.isNegative = choices[0] == 1
      y.isNegative = draft.oneIn(2)
      if draft.operation == .divide {
        // A divisor 2ⁱ · 5ʲ makes the quotient terminate.
        y.coefficient = powers(draft.uniform(0...20), draft.uniform(0...10))
        if y.coefficient.decimalDigits > draft.longest { return nil }
      }
      if draft.operation != .fma { return [x, y] }
      let z = DirectedOperand(
        draft.digits(draft.uniform(1...draft.longest)), exponent: 2 * place + draft.uniform(-3...40)
      )
      return [x, y, draft.oneIn(2) ? z : z.negated]
    })

  private static func powers(_ twos: Int, _ fives: Int) -> BigInt {
    BigInt(2).power(twos) * BigInt(5).power(fives)
  }

  /// The model of results that end in z zeros.
  ///
  /// Products have factors 2^z and 5^z, dividends are multiples of 10^z · divisor, and sums end in
  /// zeros.
  package static let trailingZerosOfResult = DirectedModel(
    "trailing-zeros-of-result",
    "the digits of the exact product, quotient or sum end in a wanted number of zeros",
    source: testSuite + ", \"Decimal Mul Trailing Zeros\"",
    of: [.add, .subtract, .multiply, .divide, .fma], counts: { [2, $0.precision + 1] },
    operands: { draft, choices in
      let zeros = choices[1]
      let place = draft.place()
      switch draft.operation {
      case .multiply, .fma:
        let (twos, fives) = (powers(zeros, 0), powers(0, zeros))
        let room = (draft.longest - twos.decimalDigits, draft.longest - fives.decimalDigits)
        if room.0 < 0 || room.1 < 0 { return nil }
        let exponents = draft.split(place - zeros)
        let a = DirectedOperand(twos * max(1, draft.atMost(digits: room.0)), exponent: exponents.0)
        let b = DirectedOperand(fives * max(1, draft.atMost(digits: room.1)), exponent: exponents.1)
        let operands = (draft.oneIn(2) ? [a, b] : [b, a]).signed(choices[0] == 1, &draft)
        let z = draft.atMost(digits: draft.longest)
        return draft.operation == .multiply
          ? operands : operands + [DirectedOperand(z, exponent: place)]
      case .divide:
        if zeros >= draft.longest { return nil }
        let b = max(1, draft.atMost(digits: (draft.longest - zeros) / 2))
        let room = draft.longest - zeros - b.decimalDigits
        let a = b * .tenTo(zeros) * max(1, draft.atMost(digits: room))
        if a.decimalDigits > draft.longest { return nil }
        let exponents = draft.split(place)
        return [
          DirectedOperand(a, exponent: exponents.0), DirectedOperand(b, exponent: -exponents.1),
        ].signed(choices[0] == 1, &draft)
      default:
        let x = draft.atMost(digits: draft.longest)
        let unit = BigInt.tenTo(zeros)
        // y ≡ −x (mod 10^zeros), with the sign of x.
        let y =
          (unit - x % unit) % unit
          + unit * draft.atMost(digits: draft.longest - zeros)
        if y.decimalDigits > draft.longest || (x + y).isZero { return nil }
        let sign: BigInt = choices[0] == 1 ? -1 : 1
        return draft.addends(
          DirectedOperand(sign * x, exponent: place), DirectedOperand(sign * y, exponent: place))
      }
    })
}
