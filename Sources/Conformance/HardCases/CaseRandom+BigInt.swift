import BigInt
import PropertyTesting

extension CaseRandom {
  /// Returns a number of 0 ..< bound for a positive bound; the numbers are nearly equally likely.
  mutating func integer(below bound: BigInt) -> BigInt {
    var bits = BigInt(0)
    for _ in 0...bound.magnitude.words.count { bits = bits << 64 + BigInt(next()) }
    return bits.modulus(bound)
  }

  /// Returns a number of `digits` digits, the first not 0.
  mutating func integer(digits: Int) -> BigInt {
    let least = BigInt(10).power(digits - 1)
    return least + integer(below: 9 * least)
  }

  mutating func oneIn(_ count: UInt64) -> Bool { number(upTo: count - 1) == 0 }
}
