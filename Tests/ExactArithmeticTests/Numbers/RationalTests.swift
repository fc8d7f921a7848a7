import DecimalArithmetic
import ExactArithmetic
import Testing

@Suite struct RationalTests {
  @Test func fieldIdentitiesHold() {
    let numbers = (-6...6).flatMap { top in
      [1, 2, 3, 7, 10].flatMap { bottom in
        [-30, 0, 2].map { Rational(top, exponent: $0) / Rational(bottom) }
      }
    }
    var broken: [String] = []
    for x in numbers {
      for y in numbers {
        let isLawful =
          x + y == y + x && x * y == y * x && (x - y) + y == x
          && (y.isZero || (x / y) * y == x) && x.compared(to: y) == -y.compared(to: x)
          && (x < y) == (x - y).isNegative
        if !isLawful { broken.append("\(x) \(y)") }
      }
    }
    #expect(broken == [])
  }

  @Test func adjustedExponentIsThePlaceOfTheFirstDigit() {
    let rows: [(Rational, Int)] = [
      (Rational(1), 0), (Rational(9), 0), (Rational(10), 1), (Rational(-99), 1),
      (Rational(1) / Rational(3), -1), (Rational(1) / Rational(11), -2),
      (Rational(1, exponent: 999_999_999), 999_999_999),
      (Rational(1000) / Rational(999), 0), (Rational(998) / Rational(999), -1),
    ]
    #expect(rows.filter { $0.0.adjustedExponent != $0.1 }.isEmpty)
  }

  @Test func farApartNumbersCompareAtOnce() {
    let huge = Rational(1, exponent: 999_999_999)
    let tiny = Rational(1, exponent: -999_999_999)
    #expect(huge > tiny && -huge < tiny && tiny > .zero && -huge < -tiny)
  }

  @Test func ratiosAndTextsDenoteTheSameNumber() throws {
    let ratio = try #require(ExactRatio(isNegative: true, 127, over: 3, exponent: -4))
    #expect(Rational(ratio) == Rational(-127, exponent: -4) / Rational(3))
    #expect(try #require(Rational(exactly: "-12.50E+3")) == Rational(-12_500))
    let refused = ["", "NaN", "Infinity", "1/2", "0x1", " 1"].filter {
      Rational(exactly: $0) != nil
    }
    #expect(refused == [])
  }
}
