import BigInt
import DecimalArithmetic

extension LimbLengthQuestions {
  /// Returns operands of the given lengths whose digits overlap.
  func operands(_ lengths: [Int], _ draft: inout DirectedDraft) -> [DirectedOperand] {
    var operands = lengths.map { length in
      DirectedOperand(coefficient(length, &draft), exponent: draft.uniform(-length...0))
    }
    let precision = draft.precision
    let (x, first) = (operands[0], lengths[0])
    let second = lengths.count > 1 ? lengths[1] : first
    switch operation {
    case .and, .or, .xor, .invert:
      return lengths.map { DirectedOperand(binaryDigits($0, &draft), exponent: 0) }
    case .squareRoot: return [square(x, &draft)]
    case .exp: operands[0].exponent = draft.uniform(-40...2) - first + 1
    case .ln, .log10:
      operands[0].exponent = draft.uniform(-3...3) - first + 1
      return operands
    case .power:
      operands[0].exponent = 1 - first
      return [operands[0], DirectedOperand(BigInt(draft.uniform(-20...20)), exponent: 0)]
    case .modularPower: for place in operands.indices { operands[place].exponent = 0 }
    case .shift, .rotate:
      operands[0].exponent = 0
      operands[1] = DirectedOperand(BigInt(draft.uniform(-precision...precision)), exponent: 0)
      return operands
    case .scaleB: operands[1] = DirectedOperand(BigInt(draft.uniform(-400...400)), exponent: 0)
    case .rescale:
      let exponent = x.exponent + draft.uniform(max(0, first - precision)...first)
      operands[1] = DirectedOperand(BigInt(exponent), exponent: 0)
    case .quantize:
      operands[1].exponent = x.exponent + draft.uniform(max(0, first - precision)...first)
    case .divideInteger, .remainder, .remainderNear:
      // Most integer quotients have at most as many digits as the precision.
      let digits = draft.uniform(draft.oneIn(8) ? -2...precision + 2 : 0...precision - 1)
      operands[0].exponent = operands[1].exponent + second + digits - first
    case .divide, .multiply: break
    case .fma:
      operands[2].exponent =
        x.exponent + operands[1].exponent + draft.uniform(-lengths[2]...first + second)
    case _ where operands.count == 2:
      operands[1].exponent = x.exponent + draft.uniform(-second...first)
    default: break
    }
    return operands.map { draft.oneIn(2) ? $0 : $0.negated }
  }

  /// Draws a number of `length` digits: near a power of 2, in words of patterns, or any digits.
  private func coefficient(_ length: Int, _ draft: inout DirectedDraft) -> BigInt {
    switch draft.uniform(0...7) {
    case 0, 1:
      // 2ᵇ has ⌊b · log₁₀ 2⌋ + 1 digits, about 19.3 for each 64 bits.
      var power = BigInt(1) << (64 * max(1, length * 10 / 193))
      while power.decimalDigits < length { power <<= 1 }
      while power.decimalDigits > length { power >>= 1 }
      let beside = power + BigInt(draft.uniform(-2...2))
      return beside.decimalDigits == length ? beside : power
    case 2, 3:
      let limb = BigInt.tenTo(19)
      let patterns = [0, 1, limb - 1, limb / 2]
      var number = draft.digits((length - 1) % 19 + 1)
      for _ in 0..<(length - 1) / 19 {
        number = number * limb + (draft.oneIn(3) ? draft.digits(19) : draft.element(patterns))
      }
      return number
    default: return draft.digits(length)
    }
  }

  private func binaryDigits(_ length: Int, _ draft: inout DirectedDraft) -> BigInt {
    var number = BigInt(1)
    for _ in 1..<length { number = number * 10 + (draft.oneIn(2) ? 1 : 0) }
    return number
  }

  /// Returns a number ≥ 0; half of these are squares, or next to a square.
  private func square(_ x: DirectedOperand, _ draft: inout DirectedDraft) -> DirectedOperand {
    if draft.oneIn(2) { return x }
    let root = x.coefficient.squareRoot()
    let square = root * root + BigInt(draft.uniform(-1...1))
    let isSame = square.decimalDigits == x.coefficient.decimalDigits
    return DirectedOperand(isSame ? square : x.coefficient, exponent: x.exponent / 2 * 2)
  }
}
