import BigInt
import Conformance
import DecimalArithmetic
import ExactArithmetic
import Testing

extension DirectedModelTests {
  /// The property of each model's cases, by the model's identifier.
  static let properties: [String: @Sendable (Built) -> Bool] = [
    "decimal-rounding": { built in
      isCut(built, guardKind: built.choices[1], sticky: built.choices[2] == 1)
        && built.cut?.lastDigit == built.choices[3]
    },
    "rounding-boundary": { built in
      guard let cut = built.cut else { return false }
      let guards = [5, 5, 4, 0, 9]
      return cut.isNegative == (built.choices[0] == 1) && cut.lastDigit % 2 == built.choices[1]
        && cut.guardDigit == guards[built.choices[2]] && cut.isSticky == (built.choices[2] != 0)
    },
    "subnormal-rounding": { built in
      let isSubnormal =
        built.operation == .quantize
        || built.question.expected?.results[0].conditions.contains(.subnormal) == true
      return isSubnormal
        && isCut(built, guardKind: built.choices[1], sticky: built.choices[2] == 1)
        && built.cut.map { $0.lastDigit % 2 == built.choices[3] || built.choices[4] == 0 } == true
    },
    "long-operands": { built in
      guard let cut = built.cut else { return false }
      let guards = [5, 5, 4, 0, 9]
      return built.operands.contains { built.digits($0.coefficient) > built.limits.precision }
        && cut.lastDigit == built.choices[1] && cut.guardDigit == guards[built.choices[2]]
        && cut.isSticky == (built.choices[2] != 0)
    },
    "near-base": { built in
      (0...built.limits.precision).contains { power in
        let number = BigInt(10).power(power) + BigInt(built.choices[2] - 20)
        return (-9_999...9_999).contains(built.x.exponent) && isNear(built, number, at: nil)
      }
    },
    "overflow": { built in
      let number = BigInt(10).power(built.limits.precision) + BigInt(built.choices[2] - 21)
      return isNear(built, number, at: built.limits.etop)
    },
    "underflow": { built in
      let number = BigInt(10).power(built.limits.precision - 1) + BigInt(built.choices[2] - 20)
      return isNear(built, number, at: built.limits.etiny)
    },
    "least-subnormal": { built in
      isNear(built, BigInt(built.choices[2]), at: built.limits.etiny - 3 * built.choices[3])
    },
    "clamping": { built in
      let exponent =
        switch built.operation {
        case .quantize: built.y.exponent
        case .divide: built.x.exponent - built.y.exponent
        default: built.x.exponent + built.y.exponent
        }
      return exponent == built.limits.etop + built.choices[1]
    },
    "zeros": { built in built.operands.contains { $0.coefficient.isZero } },
    "trailing-and-leading-zeros": { built in
      let operand = built.operands[built.operation == .divide ? 0 : built.choices[2]]
      let isDivisor = built.operation == .divide && built.choices[2] == 1
      return isDivisor || (operand.coefficient % BigInt(10).power(built.choices[1])).isZero
    },
    "trailing-zeros-of-result": { built in
      let unit = BigInt(10).power(built.choices[1])
      switch built.operation {
      case .multiply, .fma: return (built.x.coefficient * built.y.coefficient % unit).isZero
      case .divide:
        let (quotient, rest) = built.x.coefficient.quotientAndRemainder(
          dividingBy: built.y.coefficient)
        return rest.isZero && (quotient % unit).isZero
      default:
        return built.x.exponent == built.y.exponent
          && ((built.x.coefficient + built.y.coefficient) % unit).isZero
      }
    },
    "shift": { built in
      let gap = built.choices[0] - built.limits.precision - 3
      if built.operation == .fma {
        let product = built.x.coefficient * built.y.coefficient
        let adjusted = built.digits(product) - 1 + built.x.exponent + built.y.exponent
        return adjusted - built.adjusted(built.operands[2]) == gap
      }
      return abs(built.adjusted(built.x) - built.adjusted(built.y)) == abs(gap)
    },
    "quantum": { built in built.y.exponent - built.x.exponent == built.choices[1] - 3 },
    "cancellation": { built in
      guard let exact = built.exact else { return false }
      let place = min(built.x.exponent, built.y.exponent)
      let difference = WantedResultTests.floor(
        (exact.isNegative ? -exact : exact) * Rational(1, exponent: -place))
      return built.digits(difference) == built.longest - built.choices[1]
        && abs(built.x.exponent - built.y.exponent) == built.choices[2]
    },
    "carry": { built in
      guard let magnitude = built.magnitude else { return false }
      let nines = built.choices[1] + 1
      if built.operation == .add || built.operation == .subtract, built.choices[2] == 0,
        built.limits.precision <= built.longest
      {
        let parts = [built.x, built.y].map { String($0.coefficient).hasSuffix(nine(nines)) }
        return parts.contains(true)
      }
      // The digits before the cut end in nines, except in some quotients and products.
      let isNear =
        built.operation == .divide || built.operation == .multiply || built.operation == .fma
      return isNear || built.cut?.lastDigit == 9 && !magnitude.isZero
    },
    "product-cancellation": { built in
      guard let exact = built.exact else { return false }
      let unit = built.operands[2].exponent
      return !(Rational(3, exponent: unit) - (exact.isNegative ? -exact : exact)).isNegative
    },
    "limb-boundaries": { built in
      zip([built.x, built.y], built.choices).allSatisfy { operand, choice in
        [1, 2].contains { part in
          (-3...3).contains { offset in
            let edge = DirectedModel.edges[choice] / BigInt(part) + BigInt(offset)
            let dropped = max(0, built.digits(edge) - built.longest)
            return edge / BigInt(10).power(dropped) == operand.coefficient
          }
        }
      }
    },
    "limb-patterns": { built in
      // The last limb of an operand has the last pattern of the cell.
      let limb = BigInt(10).power(built.choices[2] == 0 ? 17 : 19)
      let count =
        (built.longest + (built.choices[2] == 0 ? 16 : 18)) / (built.choices[2] == 0 ? 17 : 19)
      let pattern = built.choices[(count - 1) % 2]
      let last = built.operands[built.choices[3]].coefficient % limb
      let cut = BigInt(10).power(min(built.longest, built.choices[2] == 0 ? 17 : 19))
      return pattern == 5 || [0, 1, limb - 1, limb - 2, limb / 2][pattern] % cut == last % cut
    },
    "limb-carry": { built in
      let limb = BigInt(10).power(DirectedModel.limbWidths[built.choices[0]])
      let (x, y) = (built.x.coefficient, built.y.coefficient)
      let isSum = (built.x.isNegative == built.y.isNegative) == (built.operation == .add)
      if isSum != (built.choices[1] == 0) || built.x.exponent != built.y.exponent { return false }
      let next = [x, y].map { $0 / limb % limb }
      // In a format shorter than two limbs, a carry cannot propagate.
      let isShort = built.longest < 2 * DirectedModel.limbWidths[built.choices[0]]
      return isSum
        ? x % limb + y % limb >= limb && (isShort || next[0] + next[1] == limb - 1)
        : x % limb != y % limb && (isShort || next[0] == next[1])
    },
    "quotient-digits": { built in
      let b = built.y.coefficient
      let rest = built.x.coefficient % b
      return [0, 1, b - 1].contains(rest) || b == 1
    },
    "basic-types": { built in built.operands.count == built.operation.operandCount },
    "cohorts": { built in
      guard let x = Rational(exactly: built.x.text), let y = Rational(exactly: built.y.text) else {
        return false
      }
      let (a, b) = (x.isNegative ? -x : x, y.isNegative ? -y : y)
      let unit = Rational(1, exponent: min(built.x.exponent, built.y.exponent))
      return [-1, 0, 1].contains { a + unit * Rational($0) == b }
        && abs(built.x.exponent - built.y.exponent) == built.choices[0]
    },
  ]

  private static func nine(_ count: Int) -> String { String(repeating: "9", count: count) }

  private static func isCut(_ built: Built, guardKind: Int, sticky: Bool) -> Bool {
    guard let cut = built.cut else { return false }
    let kind = [0...0, 1...4, 5...5, 6...9][guardKind]
    return cut.isNegative == (built.choices[0] == 1) && kind.contains(cut.guardDigit)
      && cut.isSticky == sticky
  }

  /// Returns whether the result is within the builder's largest distance, plus one unit, of
  /// `number`.
  ///
  /// `number` is in units of `place`, or without `place` in units of any place of the result's
  /// size.
  private static func isNear(_ built: Built, _ number: BigInt, at place: Int?) -> Bool {
    guard let exact = built.exact else { return false }
    if !exact.isZero && exact.isNegative != (built.choices[0] == 1) { return false }
    let places = place.map { [$0] } ?? placesNear(built, number)
    return places.contains { built.isWithin(NearbyResult.reach + 1, of: number, place: $0) }
  }

  /// Returns the places at which `number` units have the size of the result.
  private static func placesNear(_ built: Built, _ number: BigInt) -> [Int] {
    guard let magnitude = built.magnitude, !magnitude.isZero else { return [] }
    let size = magnitude.adjustedExponent - built.digits(number) + 1
    return Array(size - 2...size + 2)
  }
}
