import DecimalArithmetic
import GMPDecimal
import Testing

/// Word and limb arithmetic agree in value, exponent and conditions.
///
/// Most operands are at the limits of words.
@Suite struct GeneralAgreementTests {
  static let unary = ["reduce", "tointegralx", "tointegral", "nextplus", "nextminus", "logb"]
  static let binary = [
    "divideint", "remainder", "remaindernear", "nexttoward", "comparesig", "comparetotal",
    "comparetotmag", "max", "minmag", "shift", "rotate", "and", "xor",
  ]

  @Test(arguments: RoundingMode.allCases)
  func boundaryOperandsAgree(rounding: RoundingMode) {
    var differences: [String] = []
    var count = 0
    let coefficients = LimbAgreementTests.coefficients
    func compare(_ name: String, _ operands: [String], _ context: ArithmeticContext) {
      let small = performedGeneral(BigDecimal.self, name, operands, in: context)
      let limbs = performedGeneral(LimbDecimal.self, name, operands, in: context)
      count += 1
      if small != limbs || small.hasPrefix("no") {
        differences.append("\(name) \(operands) \(small) \(limbs)")
      }
    }
    for precision in [3, 34, 37, 38, 39] {
      for (index, x) in coefficients.enumerated() {
        for (other, y) in coefficients.enumerated() {
          // Uses every pair of coefficients; exponents, clamp and the third operand change in
          // rotation.
          let turn = count + index + other
          let context = ArithmeticContext(
            precision: precision, maxExponent: 99, minExponent: -99, rounding: rounding,
            clamp: turn % 2 == 0)
          let x = "-\(x)E\(LimbAgreementTests.exponents[turn % 8] % 50)"
          let y = "\(y)E\(LimbAgreementTests.exponents[turn / 8 % 8] % 50)"
          compare(Self.binary[turn % Self.binary.count], [x, y], context)
          compare(Self.unary[turn % Self.unary.count], [y], context)
          compare("scaleb", [x, "\(turn % 200 - 100)"], context)
          compare("rescale", [x, "\(turn % 100 - 50)"], context)
          compare("fma", [x, y, "\(coefficients[turn % coefficients.count])E-9"], context)
          compare("shift", [x, "\(turn % 80 - 40)"], context)
          compare("rotate", [y, "\(turn % 80 - 40)"], context)
        }
      }
    }
    #expect(count == 5 * coefficients.count * coefficients.count * 7)
    #expect(differences.isEmpty, "\(differences.prefix(20))")
  }
}
