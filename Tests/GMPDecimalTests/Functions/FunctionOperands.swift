import DecimalArithmetic

/// A SplitMix64 generator of operands and contexts that are hard for functions.
struct FunctionOperands {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next number of SplitMix64.
  ///
  /// Source: Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  private mutating func digits(_ count: Int) -> String {
    switch number(0...6) {
    case 0: return String(repeating: "9", count: count)
    case 1: return "1" + String(repeating: "0", count: count - 1)
    case 2: return "1" + String(repeating: "0", count: count - 1) + "1"
    default: return (0..<count).map { _ in String(number(0...9)) }.joined()
    }
  }

  /// Draws a number, often near 1 or with an adjusted exponent near 0, sometimes 0.
  mutating func operand(digits longest: Int, canBeNegative: Bool) -> String {
    let sign = canBeNegative && number(0...3) == 0 ? "-" : ""
    if number(0...4) == 0 {
      let gap = number(1...2 * longest)
      let tail = String(number(1...99))
      return sign
        + (number(0...1) == 0
          ? "1." + String(repeating: "0", count: gap) + tail
          : "0." + String(repeating: "9", count: gap) + tail)
    }
    let count = number(1...longest)
    let place = number(0...2) == 0 ? number(-40...40) : number(-2...2)
    return sign + digits(count) + "E\(place - count + 1)"
  }

  /// Draws an exponent y for which exact powers are likely.
  mutating func exponent(digits longest: Int) -> String {
    switch number(0...3) {
    case 0: return String(number(-30...30))
    case 1: return choice(["0.5", "-0.5", "0.25", "0.2", "0.04", "2.50", "-2.0", "1E3", "-1E12"])
    default: return operand(digits: longest, canBeNegative: true)
    }
  }

  mutating func context(precision longest: Int) -> ArithmeticContext {
    let reach = choice([0, 1, 5, 30, 400, 6_144, ArithmeticContext.limit])
    return ArithmeticContext(
      precision: number(1...longest), maxExponent: reach, minExponent: -reach,
      rounding: choice(RoundingMode.allCases), clamp: number(0...1) == 1)
  }
}
