import DecimalArithmetic
import GMPDecimal
import Testing

/// Inline and limb arithmetic agree in value, exponent and conditions.
@Suite struct LimbAgreementTests {
  /// The coefficients at the limits of words, of inline storage and of the precision.
  static let coefficients: [String] =
    [0, 1, 17, 18, 19, 20, 33, 34, 35, 36, 37, 38, 39].flatMap { count in
      ["1" + String(repeating: "0", count: count), nines(max(count, 1)), nines(count) + "5"]
    } + [
      "0", "5", "18446744073709551615", "18446744073709551616",
      "170141183460469231731687303715884105728", "340282366920938463463374607431768211455",
      "5000000000000000000000000000000000000001",
    ]
  static let exponents = [-6_176, -40, -34, -1, 0, 1, 36, 6_111]

  @Test(arguments: RoundingMode.allCases)
  func boundaryOperandsAgree(rounding: RoundingMode) {
    var failures: [String] = []
    var count = 0
    for precision in [3, 34, 36, 37, 38, 39, 77] {
      for (index, x) in Self.coefficients.enumerated() {
        for (other, y) in Self.coefficients.enumerated() {
          // Uses every pair of coefficients; exponents and clamp change in rotation.
          let turn = count + index + other
          let x = "-\(x)E\(Self.exponents[turn % 8])"
          let y = "\(y)E\(Self.exponents[turn / 8 % 8])"
          let context = ArithmeticContext(
            precision: precision, maxExponent: 6_144, minExponent: -6_143, rounding: rounding,
            clamp: turn / 64 % 2 == 0)
          for name in ["add", "subtract", "multiply", "divide", "compare", "quantize", "minus"] {
            let small = performed(BigDecimal.self, name, x, y, in: context)
            let limbs = performed(LimbDecimal.self, name, x, y, in: context)
            count += 1
            if small != limbs { failures.append("\(name) \(x) \(y) \(small) \(limbs)") }
          }
        }
      }
    }
    #expect(count == 7 * Self.coefficients.count * Self.coefficients.count * 7)
    #expect(failures.isEmpty, "\(failures.prefix(20))")
  }
}
