import NativeDecimal
import Testing

/// Compares division by multiplication with the processor's division, next to multiples of the
/// divisor up to 2⁶³, where an inexact reciprocal would show.
@Suite struct QuickDivisorTests {
  @Test func quotients() {
    let limit: UInt64 = 1 << 63
    let numbers = LimbOperands.below64.filter { $0 <= limit }
    var divisors = numbers.filter { $0 > 1 && $0 < limit } + (2...300)
    for power in 1...18 {
      for digit: UInt128 in [5, 8, 9, 45] where digit * powersOfTen[power] < UInt128(limit) {
        divisors.append(UInt64(digit * powersOfTen[power]))
      }
    }
    var failures: [String] = []
    for divisor in divisors {
      let quick = QuickDivisor(divisor)
      for number in numbers + [limit, limit - 1, limit / divisor * divisor] {
        let multiple = number / divisor * divisor
        for near in [number, multiple, multiple &- 1, multiple &+ (divisor - 1)]
        where near <= limit && quick.quotient(of: near) != near / divisor {
          failures.append("\(near) ÷ \(divisor)")
        }
      }
    }
    #expect(failures.prefix(20) == [])
  }
}
