import BigInt
import DecimalArithmetic
import GMPDecimal
import Testing

/// Irrational conversions in every mode and at many lengths, compared with functions computed to 60
/// digits beyond the precision.
@Suite struct IrrationalConversionTests {
  /// Returns π by Machin's formula in integers: 16 atan(1/5) − 4 atan(1/239).
  static func pi(digits: Int) -> BigDecimal {
    let one = BigInt(10).power(digits + 10)
    func arctangent(_ n: Int) -> BigInt {
      var power = one / BigInt(n)
      var sum = power
      var index = 3
      while power != 0 {
        power /= BigInt(-n * n)
        sum += power / BigInt(index)
        index += 2
      }
      return sum
    }
    let pi = 16 * arctangent(5) - 4 * arctangent(239)
    return number("\(pi / BigInt(10).power(10))E-\(digits)")
  }

  private struct Exact {
    let context: ArithmeticContext
    let pi: BigDecimal

    init(precision: Int) {
      context = wideContext(precision + 60)
      pi = IrrationalConversionTests.pi(digits: precision + 60)
    }

    func multiply(_ x: BigDecimal, _ y: BigDecimal) -> BigDecimal {
      BigDecimal.multiply(x, y, in: context).value
    }

    func divide(_ x: BigDecimal, _ y: String) -> BigDecimal {
      BigDecimal.divide(x, by: number(y), in: context).value
    }

    func powerOfTen(_ x: BigDecimal) -> BigDecimal {
      BigDecimal.power(number("10"), x, in: context).value
    }

    func logarithm(_ x: BigDecimal) -> BigDecimal { BigDecimal.log10(x, in: context).value }

    /// Returns the result of the map `name` by an independent computation.
    func result(_ name: String, of x: BigDecimal) -> BigDecimal? {
      switch name {
      case "radians": divide(multiply(x, pi), "180")
      case "degrees":
        BigDecimal.divide(multiply(x, number("180")), by: pi, in: context).value
      case "nepers": divide(multiply(x, BigDecimal.ln(number("10"), in: context).value), "2")
      case "decibels": multiply(number("20"), logarithm(multiply(x, number("5E+4"))))
      case "pascals": multiply(number("2E-5"), powerOfTen(divide(x, "20")))
      case "dBu": multiply(number("10"), logarithm(divide(multiply(x, x), "0.6")))
      case "volts":
        BigDecimal.squareRoot(multiply(number("0.6"), powerOfTen(divide(x, "10"))), in: context)
          .value
      case "level in nepers": BigDecimal.ln(x, in: context).value
      case "ratio": BigDecimal.exp(x, in: context).value
      case "dBV":
        BigDecimal.subtract(x, multiply(number("10"), logarithm(number("0.6"))), in: context).value
      default: nil
      }
    }
  }

  @Test(arguments: [1, 7, 34, 50, 1_000])
  func agreesWithTheFunctions(_ precision: Int) {
    let exact = Exact(precision: precision)
    let operands = ["3", "0.0123", "98.7654321", "1234567890123456789012345678901234567.89E-35"]
    var failures: [String] = []
    var judged = 0
    for (name, map) in ConversionMaps.irrational {
      for x in operands.map(number) {
        guard let long = exact.result(name, of: x) else { continue }
        for rounding in RoundingMode.allCases {
          let context = wideContext(precision, rounding)
          let expected = BigDecimal.plus(long, in: context).value
          let text = converted(x, by: map, to: .digits(precision), in: context)
          judged += 1
          if text != "\(expected) [Inexact Rounded] false" {
            failures.append("\(name) of \(x), \(rounding): \(text), not \(expected)")
          }
        }
      }
    }
    #expect(failures.prefix(20) == [])
    #expect(judged == 10 * 4 * 8)
  }

  /// The scale p/q is a convergent of π: π · q/p − 1 is −2.0 · 10⁻⁷⁶ or 2.8 · 10⁻⁷⁸.
  ///
  /// The digits of π in words do not decide on which side of 1, or of the tie 1.5, the product
  /// lies.
  @Test func asksForMoreDigitsThanWordsHold() {
    let below = ConversionMaps.ratio(
      19_330_430_665_609_526_556_707_216_376_512_714_945,
      over: 60_728_338_969_805_745_700_507_212_595_448_411_044)
    let above = ConversionMaps.ratio(
      81_754_686_931_803_956_266_412_424_933_874_257_924,
      over: 256_839_923_861_488_782_607_902_790_348_837_497_679)
    let rows: [(ExactRatio, String, RoundingTarget, RoundingMode, String)] = [
      (above, "1.5", .digits(1), .halfDown, "2"),
      (below, "1.5", .digits(1), .halfUp, "1"),
      (above, "1", .digits(34), .up, "1.000000000000000000000000000000001"),
      (above, "1", .digits(34), .down, "1.000000000000000000000000000000000"),
      (below, "1", .digits(34), .down, "0.9999999999999999999999999999999999"),
      (below, "1", .decimals(2, elseDigits: 2), .ceiling, "1.00"),
    ]
    for (ratio, text, target, mode, expected) in rows {
      let result = converted(
        number(text), by: ConversionMaps.times(ratio, pi: 1), to: target, in: wideContext(34, mode))
      #expect(result == "\(expected) [Inexact Rounded] false")
    }
  }

  /// Compares 10⁴ digits of 180° in radians with Machin's formula.
  @Test func manyDigitsOfPi() {
    let digits = 10_000
    let radians = BigDecimal.convert(
      number("180"), by: ConversionMaps.degreesToRadians, to: .digits(digits),
      in: wideContext(digits, .down))
    let expected = BigDecimal.plus(Self.pi(digits: digits + 5), in: wideContext(digits, .down))
    #expect(radians.value == expected.value)
  }

  /// The argument of (49 + i)¹² · (57 + i)³² · (239 − i)⁵ · (110443 + i)¹² is π/4: the real and the
  /// imaginary part are equal and positive.
  ///
  /// Equal parts determine the argument only up to multiples of 2π; `manyDigitsOfPi` excludes the
  /// multiples.
  @Test func theTermsMakePi() {
    var real: BigInt = 1
    var imaginary: BigInt = 0
    for (factor, n) in Pi.terms {
      #expect(factor % 4 == 0)
      for _ in 0..<Int((factor / 4).magnitude) {
        let part: BigInt = factor < 0 ? -1 : 1
        (real, imaginary) = (
          real * BigInt(n) - imaginary * part, imaginary * BigInt(n) + real * part
        )
      }
    }
    #expect(real == imaginary && real > 0)
  }
}
