import DecimalArithmetic
import GMPDecimal
import Testing

/// The functions at precisions beyond the oracle's: two independent computations must agree.
@Suite struct FunctionPrecisionTests {
  private static func whole(_ value: Int) -> BigDecimal { number(String(value)) }

  /// Returns a/b to `digits` digits.
  private static func quotient(_ a: Int, _ b: Int, digits: Int) -> BigDecimal {
    BigDecimal.divide(whole(a), by: whole(b), in: wideContext(digits)).value
  }

  /// A result with 50 digits beyond the precision rounds to the result at the precision, because
  /// the extra digits are no tie.
  ///
  /// At 15 030 digits, exp computes the shorter result by its series and the longer result by the
  /// bit-burst algorithm.
  @Test(arguments: [39, 200, 1_000, 3_000, 15_030])
  func longerResultsRoundToShorterOnes(_ precision: Int) {
    let x = Self.quotient(9, 7, digits: precision)
    let y = Self.quotient(113, 71, digits: precision / 2 + 1)
    var failures: [String] = []
    for function in PerformedFunction.allCases where precision < 5_000 || function != .power {
      let long = function.of(x, y, in: wideContext(precision + 50)).value
      let rounded = BigDecimal.plus(long, in: wideContext(precision)).value
      let short = function.of(x, y, in: wideContext(precision)).value
      if short.description != rounded.description { failures.append("\(function)") }
      if short.digitCount != precision {
        failures.append("\(function): \(short.digitCount) digits")
      }
    }
    #expect(failures == [])
  }

  /// The series and the bit-burst algorithm of exp agree.
  ///
  /// They share only the squarings.
  @Test func theAlgorithmsForExpAgree() {
    let x = Self.quotient(113, 71, digits: 20_000)
    // 50 000 bits, the limit between the two algorithms, are 15 051 digits.
    let series = BigDecimal.exp(x, in: wideContext(14_000)).value
    let burst = BigDecimal.exp(x, in: wideContext(16_000)).value
    #expect(
      BigDecimal.plus(burst, in: wideContext(14_000)).value.description == series.description)
  }

  /// Let l be the rounded ln x: exp(l − ulp) < x < exp(l + ulp).
  ///
  /// The function exp is computed to 10 digits more than l has.
  @Test(arguments: [5, 34, 100, 1_000, 4_000])
  func expUndoesLn(_ precision: Int) {
    let x = Self.quotient(113, 7, digits: precision)
    let logarithm = BigDecimal.ln(x, in: wideContext(precision)).value
    let unit = number("1E\(logarithm.exponent)")
    let exact = wideContext(precision + 10)
    let below = BigDecimal.exp(
      BigDecimal.subtract(logarithm, unit, in: exact).value, in: exact
    ).value
    let above = BigDecimal.exp(BigDecimal.add(logarithm, unit, in: exact).value, in: exact).value
    #expect(BigDecimal.compare(below, x, in: exact).value.description == "-1")
    #expect(BigDecimal.compare(x, above, in: exact).value.description == "-1")
  }

  @Test(arguments: [1, 20, 39, 1_000, 20_000])
  func rootsOfSquaresAreExact(_ digits: Int) {
    let root = Self.quotient(1, 7, digits: digits)
    let square = BigDecimal.multiply(root, root, in: wideContext(2 * digits)).value
    let outcome = BigDecimal.squareRoot(square, in: wideContext(digits))
    #expect(outcome.value.description == root.description)
    #expect(outcome.conditions == [])
    // A square plus one unit of its last digit has no exact root of `digits` digits.
    let next = BigDecimal.add(
      square, number("1E\(square.exponent)"),
      in: wideContext(2 * digits + 1)
    ).value
    let beside = BigDecimal.squareRoot(next, in: wideContext(digits))
    #expect(beside.conditions == [.inexact, .rounded])
  }

  /// A power with integer y equals the exact product, rounded once.
  @Test(arguments: RoundingMode.allCases)
  func wholePowersAreProducts(_ rounding: RoundingMode) {
    let x = Self.quotient(9, 7, digits: 60)
    var product = Self.whole(1)
    var failures: [String] = []
    for count in 1...12 {
      product = BigDecimal.multiply(product, x, in: wideContext(1_000)).value
      let context = wideContext(80, rounding)
      let wanted = BigDecimal.plus(product, in: context)
      let got = BigDecimal.power(x, Self.whole(count), in: context)
      if got.value.description != wanted.value.description || got.conditions != wanted.conditions {
        failures.append("\(count): \(got)")
      }
    }
    #expect(failures == [])
  }
}
