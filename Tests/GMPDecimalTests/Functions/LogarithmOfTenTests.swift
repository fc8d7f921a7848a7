import DecimalArithmetic
import GMPDecimal
import Testing

@Suite struct LogarithmOfTenTests {
  /// The terms add up to ln 10: each prime of the product has its exponent in 10².
  ///
  /// 2 atanh(1/n) = ln((n + 1)/(n − 1)).
  @Test func theTermsMakeTen() {
    var exponents: [Int: Int] = [:]
    for (factor, n) in LogarithmOfTen.terms {
      for (number, sign) in [(n + 1, 1), (n - 1, -1)] {
        var rest = number
        var prime = 2
        while rest > 1 {
          while rest % prime == 0 {
            exponents[prime, default: 0] += sign * factor
            rest /= prime
          }
          prime += 1
        }
      }
    }
    #expect(exponents.filter { $0.value != 0 } == [2: 2, 5: 2])
  }

  /// The decimal bounds of log₂ 10 and log₁₀ 2, which convert between digits and bits, are correct.
  @Test func digitsTakeSoManyBits() {
    let context = wideContext(40)
    let ratio = BigDecimal.divide(
      BigDecimal.ln(number("10"), in: context).value,
      by: BigDecimal.ln(number("2"), in: context).value, in: context
    ).value
    #expect(BigDecimal.compare(ratio, number("3.321928095"), in: context).value.isNegative)
    let inverse = BigDecimal.log10(number("2"), in: context).value
    #expect(BigDecimal.compare(number("0.30102999"), inverse, in: context).value.isNegative)
    #expect(BigDecimal.compare(inverse, number("0.30103"), in: context).value.isNegative)
    var failures: [Int] = []
    var power: UInt128 = 1
    for digits in 1...38 {
      power *= 10
      let bits = 128 - (power - 1).leadingZeroBitCount
      if BinaryPlaces.of(digits: digits) < bits || BinaryPlaces.of(digits: digits) > bits + 1 {
        failures.append(digits)
      }
      // 10^digits lies between 2^(bits − 1) and 2^bits.
      if BinaryPlaces.decimalExponent(bits: bits) != digits { failures.append(-digits) }
      if BinaryPlaces.decimalExponent(bits: 1 - bits) != -digits { failures.append(-digits) }
    }
    #expect(failures == [])
  }
}
