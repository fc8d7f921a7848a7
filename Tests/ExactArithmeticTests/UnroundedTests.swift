import DecimalArithmetic
import ExactArithmetic
import Testing

/// Rounding one unrounded result in every mode agrees with computing the operation in each mode.
@Suite struct UnroundedTests {
  private typealias Single =
    @Sendable (DecimalOperand, DecimalOperand, ArithmeticContext) -> Expected?
  private typealias Every =
    @Sendable (DecimalOperand, DecimalOperand, ArithmeticContext) -> Unrounded?

  @Test func everyModeIsEachMode() throws {
    let operations: [(Single, Every)] = [
      ({ Oracle.add($0, $1, in: $2) }, { Oracle.unroundedSum($0, $1, in: $2) }),
      ({ Oracle.subtract($0, $1, in: $2) }, { Oracle.unroundedDifference($0, $1, in: $2) }),
      ({ Oracle.multiply($0, $1, in: $2) }, { Oracle.unroundedProduct($0, $1, in: $2) }),
      ({ Oracle.divide($0, by: $1, in: $2) }, { Oracle.unroundedQuotient($0, $1, in: $2) }),
      ({ Oracle.quantize($0, to: $1, in: $2) }, { Oracle.unroundedQuantized($0, $1, in: $2) }),
    ]
    let texts = [
      "0", "-0E+2", "5E-2", "-15E-1", "1", "-95E-1", "25", "-99", "7E+2", "99E+1", "Infinity",
      "-Infinity", "NaN", "-sNaN",
    ]
    let operands = try texts.map { try #require(DecimalOperand($0)) }
    let limits = ArithmeticContext(precision: 2, maxExponent: 2, minExponent: -1, clamp: true)
    var differing: [String] = []
    for (single, every) in operations {
      for x in operands {
        for y in operands {
          let each = RoundingMode.allCases.map { single(x, y, limits.rounding($0)) }
          let together = try #require(every(x, y, limits)).roundedByEveryMode()
          let results = together.map { together in each.indices.map { together[$0] } }
          if results != each.compactMap(\.self) { differing.append("\(x.text) \(y.text)") }
        }
      }
    }
    #expect(differing == [])
  }

  /// If Etop is below 0, an exact 0 or 1 is clamped like any other result.
  @Test func exactIntegersObeyEtop() throws {
    let context = ArithmeticContext(precision: 4, maxExponent: 1, minExponent: -1, clamp: true)
    let one = try #require(DecimalOperand("1"))
    let zero = try #require(DecimalOperand("0"))
    let infinity = try #require(DecimalOperand("Infinity"))
    let results = [
      Oracle.ln(one, in: context), Oracle.exp(zero, in: context),
      Oracle.exp(infinity.negated, in: context), Oracle.power(one, zero, in: context),
      Oracle.power(zero, one, in: context), Oracle.divideInteger(one, by: infinity, in: context),
    ].map { $0.map { "\($0.text) \($0.conditions)" } }
    #expect(
      results == [
        "0.00 Clamped", "1.00 Clamped", "0.00 Clamped", "1.00 Clamped", "0.00 Clamped",
        "0.00 Clamped",
      ])
  }
}
