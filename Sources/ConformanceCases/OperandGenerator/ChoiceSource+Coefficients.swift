import CaseGeneration

/// Draws coefficients of up to 38 digits with patterns that are likely to find faults.
extension ChoiceSource {
  /// Draws a number of `count` digits whose first digit is not 0; for `count` 0 returns 0.
  package mutating func digits(_ count: Int) -> UInt128 {
    if count < 1 { return 0 }
    let lowest = UInt128.tenTo(count - 1)
    if count <= 19 {
      return lowest + UInt128(choice(upTo: 9 * UInt64(lowest) - 1))
    }
    // Makes two choices: one for the last 19 digits, one for the digits above them.
    let word = UInt128.tenTo(19)
    return digits(count - 19) * word + UInt128(choice(upTo: UInt64(word - 1)))
  }

  /// Draws a number of runs of 0, 5 and 9 with a few other digits; the first digit is not 0.
  package mutating func runsOfDigits(_ count: Int) -> UInt128 {
    var value = UInt128(Self.firstDigits[uniform(in: 0...Self.firstDigits.count - 1)])
    var drawn = 1
    while drawn < count {
      let digit = Self.runDigits[uniform(in: 0...Self.runDigits.count - 1)]
      // About one run in three takes all remaining digits, so that long coefficients have few runs
      // too.
      let rest = count - drawn
      let length = min(uniform(in: 1...rest + rest / 2), rest)
      value = value * .tenTo(length) + UInt128(digit) * .repunit(length)
      drawn += length
    }
    return value
  }

  private static let firstDigits: [UInt8] = [1, 4, 5, 9]

  /// The digits of runs: 0, 5 and 9 nine times each, the other digits once.
  ///
  /// The digits are in a table, so that the choice of a digit needs no branch.
  private static let runDigits: [UInt8] = [
    0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 5, 5, 5, 5, 5, 5, 5, 5, 9, 9, 9, 9, 9, 9, 9, 9, 9,
    1, 2, 3, 4, 6, 7, 8,
  ]

  /// Draws 10ⁿ, 10ⁿ + 1 or 10ⁿ⁺¹ − 1 in at most `count` digits.
  package mutating func nearPowerOfTen(_ count: Int) -> UInt128 {
    let zeros = uniform(in: 0...count - 1)
    return switch uniform(in: 0...2) {
    case 0: .tenTo(zeros)
    case 1: .tenTo(zeros) + 1
    default: .tenTo(zeros) - 1 + 9 * .tenTo(zeros)
    }
  }

  /// Draws digits followed by half a unit of their last place, or by one unit more or less than
  /// half.
  mutating func tie(_ count: Int) -> UInt128 {
    let kept = uniform(in: 1...max(1, count - 1))
    let rest = count - kept
    if rest < 1 { return digits(count) }
    let half = 5 * UInt128.tenTo(rest - 1)
    let start = (oneIn(2) ? runsOfDigits(kept) : digits(kept)) * .tenTo(rest)
    return switch uniform(in: 0...3) {
    case 0: start + half - 1
    case 1: start + half + 1
    default: start + half
    }
  }

  /// Draws a number near a limit of a machine word or a decimal limb, in at most `count` digits.
  mutating func limbEdge(_ count: Int) -> UInt128 {
    let edge = Self.limbEdges[uniform(in: 0...Self.limbEdges.count - 1)]
    let offset = UInt128(uniform(in: 0...3))
    let value = oneIn(2) && edge < .max ? edge + offset : edge - offset
    let product = value.multipliedReportingOverflow(by: UInt128(oneIn(3) ? uniform(in: 1...9) : 1))
    var number = product.overflow ? value : product.partialValue
    let length = number.digitCount
    // The number may have further digits after the limit, so that limbs of 17 or 19 digits end
    // inside a longer coefficient.
    if length < count && oneIn(3) { number += digits(count - length) * .tenTo(length) }
    return length > count ? number / .tenTo(length - count) : number
  }

  private static let limbEdges: [UInt128] = [
    1 << 32, 1 << 63, 1 << 64, 1 << 96, 1 << 113, .max, .tenTo(17), .tenTo(19), .tenTo(34),
    .tenTo(36),
  ]

  /// Draws the last `count` words of a long coefficient; a word has 17 digits.
  ///
  /// The words together are zeros, nines, half a unit of the digits before them, zeros with a 1 at
  /// the end, or random digits.
  mutating func words(_ count: Int) -> [UInt64] {
    if count < 1 { return [] }
    let limit = DrawnDecimal.wordLimit
    let pattern = uniform(in: 0...4)
    return (0..<count).map { place in
      switch pattern {
      case 0: 0
      case 1: limit - 1
      case 2: place == 0 ? limit / 2 : 0
      case 3: place == count - 1 ? 1 : 0
      default: choice(upTo: limit - 1)
      }
    }
  }
}
