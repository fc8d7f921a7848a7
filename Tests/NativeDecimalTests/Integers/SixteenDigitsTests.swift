import NativeDecimal
import Testing

/// The digits and trailing zeros of numbers below 10¹⁶, compared with divisions by ten.
@Suite struct SixteenDigitsTests {
  private static let limit: UInt64 = 10_000_000_000_000_000

  @Test func digitsAndZeros() {
    var state: UInt64 = 23
    var failures: [UInt64] = []
    for step: UInt64 in 0..<100_000 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let random = (state >> 8) % Self.limit
      let unit = Self.power(Int(step % 17))
      // Any number, numbers whose four groups are near their limits, and numbers with trailing
      // zeros.
      for number in [
        random, step, Self.limit - 1 - step, (random / unit * unit) % Self.limit,
        (random / unit * unit &- 1) % Self.limit,
      ] where !Self.isRight(number) { failures.append(number) }
    }
    #expect(failures.prefix(20) == [])
  }

  private static func power(_ exponent: Int) -> UInt64 {
    (0..<exponent).reduce(1) { power, _ in power * 10 }
  }

  private static func isRight(_ number: UInt64) -> Bool {
    let digits = SixteenDigits(number)
    var rest = number
    var zeros = 0
    for place: UInt64 in (0..<16).reversed() {
      let word = place < 8 ? digits.first : digits.second
      if word >> (8 * (place % 8)) & 0xff != rest % 10 { return false }
      if zeros == 15 - place && rest % 10 == 0 { zeros += 1 }
      rest /= 10
    }
    return rest == 0 && digits.zerosAtEnd == zeros
  }
}
