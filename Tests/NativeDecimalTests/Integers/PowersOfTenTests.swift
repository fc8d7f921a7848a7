import BigInt
import NativeDecimal
import Testing

/// The tables of powers of ten, recomputed with big integers.
@Suite struct PowersOfTenTests {
  @Test func theTableHoldsPowersOfTen() {
    #expect(powersOfTen.map { BigUInt($0) } == (0...38).map(BigUInt.powerOfTen))
  }

  @Test func theWideTableHoldsPowersOfTen() {
    let entries = stride(from: 0, to: widePowersOfTen.count, by: 2).map {
      BigUInt(widePowersOfTen[$0]) << 128 + BigUInt(widePowersOfTen[$0 + 1])
    }
    #expect(entries == (38...77).map(BigUInt.powerOfTen))
  }

  @Test func reciprocalsAreRoundedUp() {
    #expect(reciprocalsOfTen.count == 77 && reciprocalsOfTen[0] == 0)
    for k in 1...76 {
      let power = BigUInt.powerOfTen(k)
      let leading = power.bitWidth - 1
      #expect(leadingBitOfPowerOfTen(k) == leading)
      let (quotient, remainder) = (BigUInt(1) << (128 + leading)).quotientAndRemainder(
        dividingBy: power)
      #expect(BigUInt(reciprocalsOfTen[k]) == quotient + (remainder == 0 ? 0 : 1), "10^\(k)")
      #expect(reciprocalsOfTen[k] >> 127 == 1)
    }
    #expect(leadingBitOfPowerOfTen(0) == 0)
  }

  @Test func seedsAreTheirFormula() {
    #expect(reciprocalSeeds.map(Int.init) == (256...511).map { ((1 << 19) - 3 * (1 << 8)) / $0 })
  }

  /// ⌊b · log₁₀2⌋ for 0...512 bits: 2^b has ⌊b · log₁₀2⌋ + 1 digits.
  @Test func theEstimateIsTheExactFloor() {
    for bitWidth in 0...512 {
      let digits = String(BigUInt(1) << bitWidth).utf8.count
      #expect(digitEstimate(bitWidth: bitWidth) == digits - 1, "\(bitWidth) bits")
    }
  }

  @Test func digitCounts() {
    let wrong = LimbOperands.below128.filter { x in
      let digits = String(x).utf8.count
      let wide = UInt256(high: x, low: x)
      return x.decimalDigitCount != digits
        || (x >> 64 == 0 && UInt64(x).decimalDigitCount != digits)
        || wide.decimalDigitCount != String(BigUInt(wide)).utf8.count
    }
    #expect(wrong == [])
    for k in 38...77 {
      let power = UInt256(
        high: widePowersOfTen[2 * (k - 38)], low: widePowersOfTen[2 * (k - 38) + 1])
      #expect(power.decimalDigitCount == k + 1)
      #expect((power - UInt256(low: 1)).decimalDigitCount == k)
    }
  }

  @Test func trailingZerosAreStripped() {
    var wrong: [String] = []
    for digits: UInt128 in [1, 2, 3, 4, 5, 8, 16, 25, 64, 96, 125, 1_024, 65_536, 3 << 40, 999] {
      for zeros in 0...37 {
        let (number, overflow) = digits.multipliedReportingOverflow(by: powersOfTen[zeros])
        if overflow || number >> 127 != 0 { continue }
        let most = String(number).utf8.reversed().prefix { $0 == UInt8(ascii: "0") }.count
        for limit in [0, 1, zeros, zeros + 1, 40] {
          var stripped = number
          let count = stripped.stripTrailingZeros(limit: limit)
          if count != min(limit, most) || stripped != number / powersOfTen[count] {
            wrong.append("\(number) limit \(limit): \(count)")
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }
}

extension BigUInt {
  init(_ x: UInt256) { self = BigUInt(x.high) << 128 + BigUInt(x.low) }
}
