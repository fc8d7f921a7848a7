import BigInt
import NativeDecimal
import Testing

/// Exact products and quotients of integers, compared with big integers.
@Suite struct IntegerDivisionTests {
  private let numbers = LimbOperands.below128

  @Test func fullProducts() {
    var wrong: [String] = []
    for x in numbers {
      for y in LimbOperands.few where BigUInt(UInt256(product: x, y)) != BigUInt(x) * BigUInt(y) {
        wrong.append("\(x) · \(y)")
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  @Test func sumsInTwosComplement() {
    var wrong: [String] = []
    for x in LimbOperands.few {
      for y in LimbOperands.few {
        let (a, b) = (UInt256(high: x, low: y), UInt256(high: y, low: x))
        let modulus = BigUInt(1) << 256
        let sum = (BigUInt(a) + BigUInt(b)) % modulus
        let difference = (modulus + BigUInt(a) - BigUInt(b)) % modulus
        if BigUInt(a.adding(b, negatedBy: 0)) != sum
          || BigUInt(a.adding(b, negatedBy: .max)) != difference
          || (a < b) != (BigUInt(a) < BigUInt(b))
        {
          wrong.append("\(x) \(y)")
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  /// Divides by every power of ten, also at the multiples next to each operand.
  @Test func narrowQuotientsByPowersOfTen() {
    var wrong: [String] = []
    for k in 1...38 {
      let power = powersOfTen[k]
      for number in numbers {
        let multiple = number / power * power
        for x in [number, multiple, multiple &- 1, multiple &+ power / 2] where x >> 127 == 0 {
          let (quotient, remainder) = x.quotientAndRemainder(byPowerOfTen: k)
          if quotient != x / power || remainder != x % power { wrong.append("\(x) ÷ 10^\(k)") }
          guard k < 20, x >> 63 == 0 else { continue }
          let short = UInt64(x).quotientAndRemainder(byPowerOfTen: k)
          if short.quotient != UInt64(x / power) || short.remainder != UInt64(x % power) {
            wrong.append("\(x) ÷ 10^\(k) in 64 bits")
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  /// Divides by every power of ten, at and beside multiples, with quotients below and above 128
  /// bits.
  @Test func wideQuotientsByPowersOfTen() {
    var wrong: [String] = []
    for k in 1...38 {
      let power = BigUInt.powerOfTen(k)
      for number in numbers {
        for shift in [0, 120] {
          let kept = (BigUInt(number) << shift) + BigUInt(number)
          for rest in [0, 1, power / 2, power - 1] {
            let dividend = kept * power + rest
            guard dividend.bitWidth <= 256 else { continue }
            let (quotient, remainder) = UInt256(dividend).quotientAndRemainder(byPowerOfTen: k)
            if BigUInt(quotient) != kept || BigUInt(remainder) != rest {
              wrong.append("\(dividend) ÷ 10^\(k)")
            }
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  /// `cut` returns a result only if the estimated quotient and half are certain; the result is
  /// right.
  @Test func cutsByPowersOfTen() {
    var wrong: [String] = []
    var undecided = 0
    var decided = 0
    for k in 1...76 {
      let power = BigUInt.powerOfTen(k)
      for kept in numbers where kept >> 113 == 0 && (kept < 9 || kept % 3 == 1 || kept >> 108 > 0) {
        for rest in [0, 1, power / 2 - 1, power / 2, power / 2 + 1, power - 1, power / 3] {
          let dividend = BigUInt(kept) * power + rest
          guard dividend.bitWidth <= 256, dividend.bitWidth > 128 else { continue }
          let wide = UInt256(dividend)
          guard let cut = wide.cut(digits: k) else {
            undecided += 1
            continue
          }
          decided += 1
          let isAbove = cut.discarded.remainder > cut.discarded.missing
          if cut.kept != kept || isAbove != (rest * 2 > power) || rest == 0 || rest * 2 == power {
            wrong.append("\(dividend) cut by \(k)")
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
    #expect(decided > 1_000 && undecided > 1_000)
  }

  @Test func reciprocalsOfLimbs() {
    let ones = BigUInt(1) << 128 - 1
    for limb in LimbOperands.below64 {
      for divisor in [limb | 1 << 63, ~limb | 1 << 63] {
        #expect(BigUInt(divisor.reciprocal) == ones / BigUInt(divisor) - BigUInt(1) << 64)
      }
    }
  }

  @Test func reciprocalsOfTwoLimbs() {
    let ones = BigUInt(1) << 192 - 1
    for divisor in numbers where divisor != 0 {
      let normalized = NormalizedDivisor(divisor)
      #expect(
        BigUInt(normalized.reciprocal) == ones / BigUInt(normalized.value) - BigUInt(1) << 64)
    }
  }

  @Test func quotientsByAnyDivisor() {
    var wrong: [String] = []
    for divisor in numbers where divisor != 0 {
      for upper in LimbOperands.few {
        for lower in [0, upper, divisor &- 1, .max] {
          let dividend = UInt256(high: upper, low: lower)
          let expected = BigUInt(dividend).quotientAndRemainder(dividingBy: BigUInt(divisor))
          let (quotient, remainder) = dividend.quotientAndRemainder(dividingBy: divisor)
          if BigUInt(quotient) != expected.quotient || BigUInt(remainder) != expected.remainder {
            wrong.append("\(upper)·2¹²⁸ + \(lower) ÷ \(divisor)")
          }
          guard upper < divisor else { continue }
          let narrow = dividend.narrowQuotientAndRemainder(dividingBy: divisor)
          if BigUInt(narrow.quotient) != expected.quotient
            || BigUInt(narrow.remainder) != expected.remainder
          {
            wrong.append("\(upper)·2¹²⁸ + \(lower) ÷ \(divisor), narrow")
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }
}

extension UInt256 {
  /// Creates a number below 2²⁵⁶.
  init(_ x: BigUInt) {
    self.init(
      high: UInt128(truncatingIfNeeded: x >> 128), low: UInt128(truncatingIfNeeded: x))
  }
}
