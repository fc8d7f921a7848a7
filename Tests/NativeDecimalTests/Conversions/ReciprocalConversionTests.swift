import DecimalArithmetic
import NativeDecimal
import Testing

/// ratio ÷ x; the inexact results are from Python's `Fraction`, rounded once.
@Suite struct ReciprocalConversionTests {
  @Test func quotients() throws {
    // L/100km to mpg (US): 100 · 3.785411784 ÷ 1.609344 ÷ x.
    let fuel = ConversionMap.reciprocal(try ratio(378_541_178_400, 1_609_344_000))
    try ConversionRow("8", "29.40182291666666666666666666666667 Inexact Rounded").check(fuel)
    try ConversionRow("8", .decimals(2, elseDigits: 3), "29.40 Inexact Rounded").check(fuel)
    let one = ConversionMap.reciprocal(.one)
    try ConversionRow("3", .decimals(2, elseDigits: 0), .up, "0.34 Inexact Rounded").check(one)
    try ConversionRow("-3", .digits(2), .floor, "-0.34 Inexact Rounded").check(one)
    try ConversionRow("700", .decimals(2, elseDigits: 1), "0.001 Inexact Rounded").check(one)
    try ConversionRow("7E+6111", "1.428571428571428571428571428571429E-6112 Inexact Rounded")
      .check(one)
    // Factors of 128 and 113 bits in the divisor.
    let wide = ConversionMap.reciprocal(
      try ratio(
        340_282_366_920_938_463_463_374_607_431_768_211_397,
        340_282_366_920_938_463_463_374_607_431_768_211_283))
    try ConversionRow(
      "9.999999999999999999999999999999999", .digits(34), .up,
      "0.1000000000000000000000000000000001 Inexact Rounded"
    ).check(wide)
  }

  /// An exact quotient prefers the exponent 0, whatever the exponent of x.
  @Test func exponents() throws {
    let hundred = ConversionMap.reciprocal(try ratio(100))
    try ConversionRow("8", "12.5").check(hundred)
    try ConversionRow("800.0", "0.125").check(hundred)
    try ConversionRow("0.00500", "20000").check(hundred)
    try ConversionRow("1E-40", "1.000000000000000000000000000000000E+42").check(hundred)
    try ConversionRow("1E+40", "1E-38").check(hundred)
    let large = ConversionMap.reciprocal(try ratio(1, e: 6_000))
    try ConversionRow("1E-200", "Infinity Inexact Overflow Rounded").check(large)
    let small = ConversionMap.reciprocal(try ratio(1, e: -6_150))
    try ConversionRow(
      "3.00", "3.3333333333333333333333333E-6151 Inexact Rounded Subnormal Underflow"
    ).check(small)
  }

  @Test func specialValues() throws {
    let one = ConversionMap.reciprocal(.one)
    let minusOne = ConversionMap.reciprocal(try ratio(1, isNegative: true))
    try ConversionRow("0", "Infinity Division_by_zero").check(one)
    try ConversionRow("-0E+5", "-Infinity Division_by_zero").check(one)
    try ConversionRow("0", "-Infinity Division_by_zero").check(minusOne)
    try ConversionRow("Infinity", "0").check(one)
    try ConversionRow("-Infinity", "-0").check(one)
    try ConversionRow("-Infinity", "0").check(minusOne)
    try ConversionRow("Infinity", .decimals(-2, elseDigits: 2), "0E+2").check(one)
    try ConversionRow("NaN12", "NaN12").check(one)
    try ConversionRow("sNaN12", "NaN12 Invalid_operation").check(one)
  }
}
