import DecimalArithmetic
import NativeDecimal

/// Draws decimals and contexts at the limits of fast paths: limbs, powers of ten, ties, gaps, ends
/// of the range.
struct DirectedOperands {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits of SplitMix64.
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }

  mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  mutating func coefficient() -> UInt128 {
    let wide = UInt128(next()) << 64 | UInt128(next())
    let power = powersOfTen[below(35)]
    let near = UInt128(below(5)) &- 2
    let number =
      switch below(10) {
      case 0: UInt128(below(10))
      case 1: wide % 10_000_000
      case 2: power &+ near
      case 3: (1 << UInt128(below(114))) &+ near
      case 4: power / 2 * UInt128(below(20))
      case 5: (powersOfTen[34] - 1) / power * power
      case 6: wide >> 64
      case 7: (UInt128(UInt64.max) << UInt128(below(50))) &+ near
      default: wide % powersOfTen[1 + below(34)]
      }
    return number % powersOfTen[34]
  }

  mutating func number() -> Decimal128 {
    let exponent =
      switch below(10) {
      case 0: below(12_288) - 6_176
      case 1: below(60) - 6_176
      case 2: 6_111 - below(60)
      case 3...6: below(90) - 45
      default: below(12) - 6
      }
    let sign = below(2) == 0 ? "-" : ""
    if below(100) == 0 {
      let special = ["NaN", "NaN12", "sNaN7", "Infinity"][below(4)]
      return Decimal128(exactly: sign + special) ?? Decimal128(order: 0)
    }
    return Decimal128(exactly: "\(sign)\(coefficient())E\(exponent)") ?? Decimal128(order: 0)
  }

  mutating func context() -> ArithmeticContext {
    let mode =
      below(2) == 0 ? .halfEven : RoundingMode.allCases[below(RoundingMode.allCases.count)]
    switch below(6) {
    case 0:
      return ArithmeticContext(
        precision: 1 + below(34), maxExponent: 6_111, minExponent: -6_143, rounding: mode)
    case 1:
      return ArithmeticContext(
        precision: 1 + below(34), maxExponent: below(99), minExponent: -below(99), rounding: mode,
        clamp: true)
    case 2: return ArithmeticContext.decimal64.rounding(mode)
    default: return ArithmeticContext.decimal128.rounding(mode)
    }
  }
}
