import DecimalArithmetic
import GMPDecimal
import Metryvo
import Testing

@Suite struct CalculatedValueTests {
  private typealias Native = CalculatedValue<Decimal128>

  private func value(_ text: String) throws -> Native {
    let reading = try NumberSyntax.lenient(.english).read(text)
    return try Native(reading.number, in: .decimal128)
  }

  @Test func quotientsComeBack() throws {
    let third = try Native(1).divided(by: Native(3), in: .decimal128)
    #expect(try third.multiplied(by: Native(3), in: .decimal128) == Native(1))
    let seventh = try Native(1).divided(by: Native(7), in: .decimal128)
    #expect(try seventh.multiplied(by: Native(7), in: .decimal128) == Native(1))
    #expect(third.isExact && seventh.isExact)
  }

  @Test func tenthsAddUp() throws {
    let sum = try value("0.1").adding(try value("0.2"), in: .decimal128)
    #expect(sum == (try value("0.3")))
  }

  @Test func whatDoesNotFitIsRoundedAndStaysSo() throws {
    let sum = try value("1e30").adding(try value("1e-30"), in: .decimal128)
    #expect(!sum.isExact)
    let rest = try sum.subtracting(try value("1e30"), in: .decimal128)
    #expect(rest.isZero && !rest.isExact)
  }

  /// The sum 10³⁰ + 10⁻³⁰ has 61 digits: too many for a fraction of 128 bits, but not for a decimal
  /// of 100 digits.
  ///
  /// After 10³⁰ is subtracted again, the result is a fraction.
  @Test func aWiderBackendKeepsMoreExact() throws {
    let context = ArithmeticContext(precision: 100, maxExponent: 9_999, minExponent: -9_999)
    let big = CalculatedValue<BigDecimal>.fraction(try #require(ExactRatio(1, exponent: 30)))
    let small = CalculatedValue<BigDecimal>.fraction(try #require(ExactRatio(1, exponent: -30)))
    let sum = try big.adding(small, in: context)
    #expect(sum.isExact)
    #expect(try sum.subtracting(big, in: context) == small)
  }

  @Test func valuesBeyondTheContextAreErrors() throws {
    let large = try value("9e6144")
    #expect(throws: CalculationError.tooLarge(.decimal128)) {
      try large.multiplied(by: Native(10), in: .decimal128)
    }
    let small = try value("1e-6143")
    #expect(throws: CalculationError.tooSmall(.decimal128)) {
      try small.divided(by: try value("1e100"), in: .decimal128)
    }
    #expect(throws: CalculationError.divisionByZero) {
      try Native(0).divided(by: Native(0), in: .decimal128)
    }
  }

  /// In the rounding mode `down`, an overflow returns the largest finite number, which is not the
  /// value.
  @Test func valuesBeyondTheContextAreErrorsInEveryMode() throws {
    for mode in RoundingMode.allCases {
      let context = ArithmeticContext.decimal128.rounding(mode)
      #expect(throws: CalculationError.tooLarge(context), "\(mode)") {
        try value("9e6144").multiplied(by: Native(10), in: context)
      }
      let third = try value("1e6144").divided(by: Native(3), in: context)
      #expect(throws: CalculationError.tooLarge(context), "\(mode)") {
        try third.multiplied(by: Native(40), in: context)
      }
      let rounded = CalculatedValue<Decimal128>.decimal(
        third.decimal(in: context).value, isExact: false)
      #expect(throws: CalculationError.tooLarge(context), "\(mode)") {
        try rounded.multiplied(by: Native(40), in: context)
      }
    }
  }

  @Test func powersAreExactOrRoundedOnce() throws {
    #expect(try Native(2).raised(to: Native(100), in: .decimal128).isExact)
    #expect(try Native(2).raised(to: Native(-2), in: .decimal128) == (try value("0.25")))
    let wide = try Native(3).raised(to: Native(100), in: .decimal128)
    #expect(
      wide.decimal(in: .decimal128).value.description == "5.153775207320113310364611297656213E+47")
    #expect(!wide.isExact)
    #expect(throws: CalculationError.zeroToPowerZero) {
      try Native(0).raised(to: Native(0), in: .decimal128)
    }
  }

  /// The 34-digit decimal of the value is a tie at 15 digits.
  ///
  /// The value itself is below the tie.
  @Test func fractionsAreRoundedOnce() throws {
    let tie = try value("1.234567890123445")
    let little = try value("1e-20")
    let below = try tie.subtracting(little, in: .decimal128)
    #expect(below.isExact)
    let context = ArithmeticContext.decimal128.rounding(.halfUp)
    #expect(below.rounded(to: .digits(15), in: context).value.description == "1.23456789012344")
  }
}
