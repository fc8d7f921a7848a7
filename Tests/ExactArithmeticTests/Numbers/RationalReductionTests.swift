import ExactArithmetic
import Testing

/// Reduction to lowest terms, and rounding for messages.
@Suite struct RationalReductionTests {
  private func quotient(_ x: Int, _ y: Int, exponent: Int = 0) -> Rational {
    Rational(x, exponent: exponent) / Rational(y)
  }

  @Test func lowestTerms() {
    // Value, bit length of the longer part, and exponent in lowest terms.
    let rows: [(Rational, Int, Int)] = [
      (quotient(12, 18, exponent: 3), 2, 3), (quotient(-1_200, 6), 2, 2),
      (quotient(7, 7_000), 1, -3), (quotient(5, 2), 3, 0),
      (quotient(1_048_576, 3), 21, 0),
    ]
    for (value, width, exponent) in rows {
      let found = value.reduced
      #expect(found == value && found.partWidth == width && found.exponent == exponent)
    }
    let zero = quotient(0, 9, exponent: 40).reduced
    #expect(zero.isZero && zero.exponent == 0)
  }

  @Test func roundedTexts() {
    let rows: [(Rational, Int, String)] = [
      (quotient(2, 3), 5, "0.66667"), (quotient(-1, 8), 2, "-0.12"),
      (quotient(3, 8), 2, "0.38"), (quotient(5, 2), 1, "2"),
      (quotient(7, 2), 1, "4"),
      (Rational(99_996), 4, "100000"), (Rational(1, exponent: 3), 2, "1000"), (Rational(0), 3, "0"),
      (Rational(16, exponent: 20), 3, "1.6E+21"),
      (quotient(1, 3, exponent: -9), 3, "3.33E-10"),
    ]
    for (value, digits, text) in rows { #expect(value.roundedText(digits: digits) == text) }
  }
}
