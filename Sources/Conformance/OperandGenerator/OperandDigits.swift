/// A finite operand before it is written: sign, digits, exponent.
struct OperandDigits {
  var isNegative: Bool
  /// Decimal digits; leading zeros are dropped when it is written.
  var digits: String
  var exponent: Int

  var adjustedExponent: Int { exponent + digits.count - 1 }

  var text: String {
    let significant = digits.drop { $0 == "0" }
    return "\(isNegative ? "-" : "")\(significant.isEmpty ? "0" : significant)E\(exponent)"
  }
}

extension CaseRandom {
  /// `count` digits, the first not 0.
  mutating func digits(_ count: Int) -> String {
    var text = String(integer(in: 1...9))
    for _ in 1..<max(count, 1) { text += String(integer(in: 0...9)) }
    return text
  }

  /// Runs of 0, 5 and 9 with a stray digit now and then, beginning with a digit other than 0.
  mutating func runsOfDigits(_ count: Int) -> String {
    var text = String(pick([1, 4, 5, 9]))
    while text.count < count {
      let digit = oneIn(6) ? String(integer(in: 0...9)) : pick(["0", "5", "9"])
      text += String(repeating: digit, count: integer(in: 1...max(1, count / 2)))
    }
    return String(text.prefix(count))
  }

  /// 10ⁿ − 1, 10ⁿ or 10ⁿ + 1 in at most `count` digits.
  mutating func nearPowerOfTen(_ count: Int) -> String {
    let zeros = integer(in: 0...count - 1)
    switch integer(in: 0...2) {
    case 0: return String(repeating: "9", count: zeros + 1)
    case 1: return "1" + String(repeating: "0", count: zeros)
    default: return zeros == 0 ? "2" : "1" + String(repeating: "0", count: zeros - 1) + "1"
    }
  }

  /// Some digits, then exactly half a unit of the last of them or the least beside it.
  mutating func tie(_ count: Int) -> String {
    let kept = integer(in: 1...max(1, count - 1))
    let rest = count - kept
    if rest < 1 { return digits(count) }
    let half = "5" + String(repeating: "0", count: rest - 1)
    let below = "4" + String(repeating: "9", count: rest - 1)
    let above = rest == 1 ? "6" : "5" + String(repeating: "0", count: rest - 2) + "1"
    return (oneIn(2) ? digits(kept) : runsOfDigits(kept)) + pick([half, half, below, above])
  }

  /// A number next to one where machine words or decimal limbs end, in at most `count` digits.
  mutating func limbEdge(_ count: Int) -> String {
    let tenTo17: UInt128 = 100_000_000_000_000_000
    let edges: [UInt128] = [
      1 << 32, 1 << 63, 1 << 64, 1 << 96, 1 << 113, .max, tenTo17, tenTo17 * 100,
      tenTo17 * tenTo17, tenTo17 * tenTo17 * 100,
    ]
    let edge = pick(edges)
    let offset = UInt128(integer(in: 0...3))
    let value = oneIn(2) ? edge - offset : edge.addingReportingOverflow(offset).partialValue
    let factor = oneIn(3) ? UInt128(integer(in: 1...9)) : 1
    let product = value.multipliedReportingOverflow(by: factor)
    let text = String(product.overflow ? value : product.partialValue)
    // A limb of 17 or 19 digits also ends inside a longer coefficient.
    let longer = oneIn(3) ? digits(max(1, count - text.count)) + text : text
    return longer.count <= count ? longer : String(text.prefix(count))
  }
}
