import GMPDecimal
import Metryvo

/// Draws operands whose limbs are full or nearly empty: near powers of ten and of 2⁶⁴, or between.
struct OperandSource {
  /// The lengths near which an algorithm changes: words, 38 digits, limbs, groups of 19 digits, and
  /// GMP's thresholds.
  static let lengths = [
    1, 2, 18, 19, 20, 37, 38, 39, 40, 57, 58, 76, 77, 96, 115, 154, 250, 385, 569, 570, 571, 700,
    1_200,
  ]

  private var state: UInt64 = 1
  /// The powers 2⁶⁴, 2¹²⁸ and so on, as texts.
  private let limbPowers: [String]

  init() {
    let context = ArithmeticContext(
      precision: 2_000, maxExponent: 999_999, minExponent: -999_999)
    let word = BigDecimal.parse("18446744073709551616", in: context).value
    var power = word
    limbPowers = (0..<30).map { _ in
      defer { power = BigDecimal.multiply(power, word, in: context).value }
      return power.scientificString()
    }
  }

  /// Returns the next number of SplitMix64 (Steele, Lea, Flood 2014).
  private mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var word = state
    word = (word ^ word >> 30) &* 0xBF58_476D_1CE4_E5B9
    word = (word ^ word >> 27) &* 0x94D0_49BB_1331_11EB
    return word ^ word >> 31
  }

  mutating func number(below limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func element<Element>(of list: [Element]) -> Element { list[number(below: list.count)] }

  /// Draws the text of a nonzero number.
  mutating func operand() -> String {
    var text = number(below: 3) == 0 ? "-" : ""
    text += coefficient()
    let exponent = element(of: [0, 0, -1, -19, -40, 7, 38, -600])
    if exponent != 0 { text += "E\(exponent)" }
    return text
  }

  private mutating func coefficient() -> String {
    let length = element(of: Self.lengths)
    switch number(below: 5) {
    case 0: return "1" + String(repeating: "0", count: length - 1)
    case 1: return String(repeating: "9", count: length)
    case 2: return element(of: limbPowers)
    case 3:
      // The number 2⁶⁴ᵏ − 1, all of whose bits are set; powers of 2⁶⁴ end in the digit 6.
      let power = element(of: limbPowers)
      return String(power.dropLast()) + "5"
    default:
      let digits = (0..<length).map { _ in String(number(below: 10)) }.joined()
      return "7" + digits.dropFirst()
    }
  }
}
