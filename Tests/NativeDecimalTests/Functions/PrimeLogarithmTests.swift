import NativeDecimal
import Testing

@Suite struct PrimeLogarithmTests {
  private static let all: [PrimeLogarithm] = [.two, .three, .five, .ten]

  /// Computes −ln (1 − 1/q) = Σ 1 ÷ (k · qᵏ) in 20 words of 32 fraction bits, without code of the
  /// library.
  private func logarithm(ofQOverQMinusOne q: UInt64) -> [UInt64] {
    func divide(_ number: [UInt64], by divisor: UInt64) -> [UInt64] {
      var remainder: UInt64 = 0
      return number.map { word in
        let part = remainder << 32 | word
        remainder = part % divisor
        return part / divisor
      }
    }
    // Most significant word first; the first word is the integer part.
    var power = [1] + [UInt64](repeating: 0, count: 20)
    var sum = [UInt64](repeating: 0, count: 21)
    var k: UInt64 = 0
    while power.contains(where: { $0 != 0 }) {
      power = divide(power, by: q)
      k += 1
      sum = added(sum, divide(power, by: k))
    }
    return sum
  }

  private func added(_ x: [UInt64], _ y: [UInt64]) -> [UInt64] {
    var sum = zip(x, y).map { $0 + $1 }
    for index in sum.indices.reversed() where index > 0 {
      sum[index - 1] += sum[index] >> 32
      sum[index] &= 0xFFFF_FFFF
    }
    return sum
  }

  /// ln 2, ln 3 = ln 2 + ln 3/2, ln 5 = 2 ln 2 + ln 5/4 and ln 10 = ln 2 + ln 5, truncated to 512
  /// bits.
  @Test func theTablesAreTheLogarithms() {
    let two = logarithm(ofQOverQMinusOne: 2)
    let three = added(two, logarithm(ofQOverQMinusOne: 3))
    let five = added(added(two, two), logarithm(ofQOverQMinusOne: 5))
    for (prime, words) in zip(Self.all, [two, three, five, added(two, five)]) {
      let pairs = (0..<8).reversed().map { words[2 * $0 + 1] << 32 | words[2 * $0 + 2] }
      #expect(prime.table == pairs + [words[0]])
    }
  }

  @Test func theSeriesContinueTheTables() {
    for prime in Self.all {
      withFixedPoints(1, width: 12) { row in
        let error = prime.write(to: row[0])
        #expect(Array(row[0].words.dropFirst(3)) == prime.table)
        #expect(error < 1 << 20)
      }
    }
  }

  /// The powers of 16/15, 25/24 and 81/80 multiply to 2, 3, 5 and 10.
  ///
  /// The stored factors are twice the exponents.
  @Test func theFactorsMakeThePrimes() {
    let expected = [[1, 0, 0], [0, 1, 0], [0, 0, 1], [1, 0, 1]]
    for (prime, exponents) in zip(Self.all, expected) {
      let (p, q, r) = prime.machinFactors
      let (a, b, c) = (Int(p) / 2, Int(q) / 2, Int(r) / 2)
      #expect([4 * a - 3 * b - 4 * c, 4 * c - a - b, 2 * b - a - c] == exponents)
      #expect(p % 2 == 0 && q % 2 == 0 && r % 2 == 0)
    }
  }

  /// If 95 · |m − r| ≤ m + r holds for both ends m of an interval, it holds for every m between the
  /// ends.
  ///
  /// r is the ratio of the interval. The numerators and denominators stay small.
  @Test func everyRatioIsNearItsInterval() {
    for interval in 0..<SmoothRatio.count {
      let ratio = SmoothRatio(interval: interval)
      let numerator = Int(ratio.oddNumerator) << max(0, ratio.twos)
      let denominator = Int(ratio.oddDenominator) << max(0, -ratio.twos)
      for end in [32 + interval, 33 + interval] {
        let distance = end * denominator - 32 * numerator
        #expect(95 * abs(distance) <= end * denominator + 32 * numerator, "interval \(interval)")
      }
      #expect(ratio.oddNumerator <= 375 && ratio.oddDenominator <= 1125)
    }
  }
}
