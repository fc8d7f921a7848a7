import BigInt
import GMPDecimal
import Testing

/// Divisions by words, and the tables for them, agree with BigInt.
@Suite struct WordDivisionTests {
  static let word = BigUInt(1) << 64
  static let powers = (0...38).map { BigUInt(10).power($0) }

  @Test func tablesHoldWhatTheySay() {
    #expect(powersOfTen.map { BigUInt($0) } == Self.powers)
    #expect(PowersOfFive.words.map { BigUInt($0) } == (0...27).map { BigUInt(5).power($0) })
    let upper = (38...77).map { BigUInt(10).power($0) >> 128 }
    #expect(upperHalvesOfPowersOfTen.map { BigUInt($0) } == upper)
  }

  @Test func reciprocalsAreTheQuotientsTheyStandFor() {
    func reciprocal(_ power: BigUInt, _ width: Int) -> BigUInt {
      let full = power << (width - power.bitWidth)
      return ((BigUInt(1) << (width + 64)) - 1) / full - Self.word
    }
    let ofTen = Self.powers.map { reciprocal($0, $0.bitWidth <= 64 ? 64 : 128) }
    #expect(reciprocalsOfTen.map { BigUInt($0) } == ofTen)
    let ofFive = (0...27).map { reciprocal(BigUInt(5).power($0), 64) }
    #expect(reciprocalsOfTen.prefix(28).map { BigUInt($0) } == ofFive)
    let roundedUp = Self.powers.dropFirst().map { power in
      ((BigUInt(1) << (127 + power.bitWidth)) + power - 1) / power
    }
    #expect(roundedUpReciprocalsOfTen.map { BigUInt($0) } == roundedUp)
  }

  @Test func quotientsByPowersOfTenAreThoseOfBigInt() {
    var failures: [String] = []
    for exponent in 0...38 {
      for center in IntegerOperands.words + powersOfTen.map({ $0 / 2 }) {
        for x in [center, center &* powersOfTen[exponent], center &* powersOfTen[exponent] &- 1] {
          let expected = BigUInt(x).quotientAndRemainder(dividingBy: Self.powers[exponent])
          let fast = x.divided(byPowerOfTen: exponent)
          let general = WordDivisor(powerOfTen: exponent).divide(x)
          if BigUInt(fast.quotient) != expected.quotient
            || BigUInt(fast.remainder) != expected.remainder || fast != general
          {
            failures.append("\(x) ÷ 10^\(exponent)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  @Test func quotientsOfTwoWordsAreThoseOfBigInt() {
    var failures: [String] = []
    for x in IntegerOperands.words {
      for y in IntegerOperands.words {
        let product = UInt256(product: x, y)
        if Self.number(product) != BigUInt(x) * BigUInt(y) { failures.append("\(x) × \(y)") }
        if Self.number(product) < BigUInt(10).power(76),
          product.digitCount != String(Self.number(product)).count
        {
          failures.append("digits of \(x) × \(y)")
        }
        for divisor in IntegerOperands.words where divisor != 0 {
          let (quotient, remainder) = WordDivisor(divisor).divide(product)
          let expected = Self.number(product).quotientAndRemainder(dividingBy: BigUInt(divisor))
          if Self.number(quotient) != expected.quotient || BigUInt(remainder) != expected.remainder
          {
            failures.append("\(x) × \(y) ÷ \(divisor)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  /// Quotients below 10³⁷ of numbers with more than 128 bits, at the limits and between them.
  @Test func wideQuotientsByPowersOfTenAreThoseOfBigInt() {
    var failures: [String] = []
    for exponent in 1...38 {
      let power = powersOfTen[exponent]
      for quotient in IntegerOperands.words + powersOfTen where quotient < powersOfTen[37] {
        for remainder in [0, 1, power / 2 - 1, power / 2, power / 2 + 1, power - 1] {
          let number = BigUInt(quotient) * BigUInt(power) + BigUInt(remainder)
          if number >> 128 == 0 { continue }
          let wide = UInt256(high: UInt128(number >> 128), low: UInt128(truncatingIfNeeded: number))
          if wide.divided(byPowerOfTen: exponent) != (quotient, remainder) {
            failures.append("\(number) ÷ 10^\(exponent)")
          }
        }
      }
    }
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }

  static func number(_ x: UInt256) -> BigUInt { BigUInt(x.high) << 128 + BigUInt(x.low) }
}
