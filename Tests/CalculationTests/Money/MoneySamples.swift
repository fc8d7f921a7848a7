import Metryvo

/// Amounts and ratios in the notation of the tests.
enum MoneySamples {
  /// Reads an amount such as `48.50`.
  static func amount(_ text: String, decimals: Int = 2) throws -> MoneyAmount {
    try MoneyAmount.read(text, decimals: decimals, by: .lenient(.english)).amount
  }

  /// Reads amounts separated by spaces.
  static func amounts(_ text: String, decimals: Int = 2) throws -> [MoneyAmount] {
    try text.split(separator: " ").map { try amount(String($0), decimals: decimals) }
  }

  /// Reads a ratio such as `18`, `8.875` or `1/3`.
  static func ratio(_ text: String) throws -> ExactRatio {
    guard let ratio = try NumberSyntax.lenient(.english).read(text).number.exactRatio else {
      throw MoneyError.ratioTooLong
    }
    return ratio
  }

  static func rounding(_ step: String, _ mode: RoundingMode = .halfUp) throws -> MoneyRounding {
    try MoneyRounding(toStep: ratio(step), decimals: 2, mode: mode)
  }
}

/// SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014.
struct MoneyGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// Draws a magnitude between 0 and 10^18, with any number of digits.
  mutating func minorUnits() -> Int128 {
    var bound: UInt64 = 1
    for _ in 0..<number(0...18) { bound *= 10 }
    return Int128(next() % (bound + 1))
  }
}
