import NativeDecimal
import Testing

@Suite struct PowersOfTenTests {
  @Test func theTableHoldsPowersOfTen() {
    var power: UInt128 = 1
    for (exponent, entry) in powersOfTen.enumerated() {
      #expect(entry == power, "10^\(exponent)")
      power = power.multipliedReportingOverflow(by: 10).partialValue
    }
    #expect(powersOfTen.count == 39)
    #expect(powersOfTen[38].multipliedReportingOverflow(by: 10).overflow)
  }

  /// ⌊b · log₁₀2⌋ for 0...512 bits, from the decimal digits of 2^b: 2^b has ⌊b · log₁₀2⌋ + 1 of them.
  @Test func theEstimateIsTheExactFloor() {
    var digits = [1]
    for bitWidth in 0...512 {
      #expect(digitEstimate(bitWidth: bitWidth) == digits.count - 1, "\(bitWidth) bits")
      var carry = 0
      for index in digits.indices {
        let doubled = 2 * digits[index] + carry
        digits[index] = doubled % 10
        carry = doubled / 10
      }
      if carry > 0 { digits.append(carry) }
    }
  }
}
