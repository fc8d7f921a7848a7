import ExactArithmetic
import Testing

/// Enclosures contain their number and are narrow.
@Suite struct EnclosureTests {
  private static let scale = 256

  /// Returns whether both bounds begin with `digits` and lie less than 10⁻⁷⁰ apart.
  private func encloses(_ enclosure: Enclosure, _ digits: String) throws -> Bool {
    let cut = try #require(Rational(exactly: digits))
    let places = digits.split(separator: ".").last?.count ?? 0
    let above = cut + Rational(1, exponent: -places)
    // A few hundred roundings, each by one unit of the last place, widen the enclosure.
    let width = enclosure.upperBound - enclosure.lowerBound
    return enclosure.lowerBound > cut && enclosure.upperBound < above
      && enclosure.lowerBound < enclosure.upperBound
      && width * Rational(1, exponent: 70) < Rational(1)
  }

  /// The truncated digits are those of OEIS A000796, A002392 and A002162.
  @Test func constantsHaveThePublishedDigits() throws {
    #expect(
      try encloses(
        Enclosure.pi(scale: Self.scale),
        "3.1415926535897932384626433832795028841971693993751058209749445923078"))
    #expect(
      try encloses(
        Enclosure.logarithm(of: Rational(10), scale: Self.scale),
        "2.3025850929940456840179914546843642076011014886287729760333279009675"))
    #expect(
      try encloses(
        Enclosure.logarithm(of: Rational(2), scale: Self.scale),
        "0.6931471805599453094172321214581765680755001343602552541206800094933"))
  }

  /// ln(x · y) and ln x + ln y have overlapping bounds, whatever factors the reduction of the
  /// arguments removes.
  @Test func logarithmsOfProductsAreSums() {
    let numbers = [
      Rational(7), Rational(316, exponent: -2), Rational(158, exponent: -2),
      Rational(63, exponent: -2), Rational(1) / Rational(3), Rational(999, exponent: 40),
      Rational(1, exponent: -30) + Rational(1), Rational(17, exponent: -900),
    ]
    var broken: [String] = []
    for x in numbers {
      for y in numbers {
        let product = Enclosure.logarithm(of: x * y, scale: Self.scale)
        let factors = [x, y].map { Enclosure.logarithm(of: $0, scale: Self.scale) }
        let least = factors[0].lowerBound + factors[1].lowerBound
        let most = factors[0].upperBound + factors[1].upperBound
        if product.lowerBound > most || product.upperBound < least { broken.append("\(x) \(y)") }
      }
    }
    #expect(broken == [])
  }

  /// The enclosure at twice the scale lies within the enclosure at the scale, also beyond the scale
  /// of the stored constants.
  @Test func finerEnclosuresLieWithinCoarserOnes() {
    let values = [Rational(3), Rational(97, exponent: -2), Rational(5, exponent: 12)]
    for scale in [64, 500, 700, 800, 1_600] {
      for value in values {
        let coarse = Enclosure.logarithm(of: value, scale: scale)
        let fine = Enclosure.logarithm(of: value, scale: 2 * scale)
        #expect(coarse.lowerBound <= fine.lowerBound && fine.upperBound <= coarse.upperBound)
      }
      let (coarse, fine) = (Enclosure.pi(scale: scale), Enclosure.pi(scale: 2 * scale))
      #expect(coarse.lowerBound <= fine.lowerBound && fine.upperBound <= coarse.upperBound)
    }
  }

  /// Enclosures contain their rational number, of either sign and however small.
  @Test func rationalNumbersAreEnclosed() {
    var broken: [String] = []
    for sign in [1, -1] {
      for exponent in [-99_999, -80, -20, -1, 0, 3] {
        let value = Rational(sign, exponent: exponent) / Rational(7)
        let enclosure = Enclosure(value, scale: 64)
        let width = enclosure.upperBound - enclosure.lowerBound
        let isInside = enclosure.lowerBound <= value && value <= enclosure.upperBound
        if !isInside || width * Rational(1 << 62) > Rational(1) { broken.append("\(exponent)") }
      }
    }
    #expect(broken == [])
  }
}
