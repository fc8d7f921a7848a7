import DecimalArithmetic
import GMPDecimal
import Testing

/// Every kind of map has the known values, the exact results and the documented special values.
@Suite struct ConversionMapsTests {
  typealias Maps = ConversionMaps

  /// Published digits of π, ln 10 and logarithms, and results computed from these digits.
  @Test(arguments: [
    ("180", Maps.degreesToRadians, "3.141592653589793238462643383279503 [Inexact Rounded] false"),
    ("1.0", Maps.radiansToDegrees, "57.29577951308232087679815481410517 [Inexact Rounded] false"),
    ("2", Maps.belsToNepers, "2.302585092994045684017991454684364 [Inexact Rounded] false"),
    ("-0.00", Maps.degreesToRadians, "-0.00 [] false"),
    ("-Infinity", Maps.radiansToDegrees, "-Infinity [] false"),
    ("8", Maps.litersToMiles, "29.40182291666666666666666666666667 [Inexact Rounded] false"),
    ("5", .reciprocal(Maps.ratio(1)), "0.2 []" + " false"),
    ("0.0001", .reciprocal(Maps.ratio(2)), "20000 [] false"),
    ("-0E+7", .reciprocal(Maps.ratio(2)), "-Infinity [Division_by_zero] false"),
    ("-Infinity", .reciprocal(Maps.ratio(2)), "-0 [] false"),
    ("Infinity", .reciprocal(Maps.ratio(2, isNegative: true)), "-0 [] false"),
    ("-NaN12", .reciprocal(Maps.ratio(2)), "-NaN12 [] false"),
    ("sNaN7", Maps.pascalsToDecibels, "NaN7 [Invalid_operation] false"),
    ("1", Maps.pascalsToDecibels, "93.97940008672037609572522210551014 [Inexact Rounded] false"),
    ("2.00", Maps.pascalsToDecibels, "100 [] false"),
    ("2E-5", Maps.pascalsToDecibels, "0 [] false"),
    ("0.00", Maps.pascalsToDecibels, "-Infinity [Division_by_zero] false"),
    ("-0", Maps.acidity, "Infinity [Division_by_zero] false"),
    ("-1", Maps.pascalsToDecibels, "NaN [Invalid_operation] false"),
    ("-1", Maps.voltsToDecibels, "NaN [Invalid_operation] false"),
    ("-Infinity", Maps.acidity, "NaN [Invalid_operation] false"),
    ("Infinity", Maps.acidity, "-Infinity [] false"),
    ("1E-7", Maps.acidity, "7 [] false"),
    ("1.0", Maps.acidity, "0 [] false"),
    ("94", Maps.decibelsToPascals, "1.002374467254544570003108373769892 [Inexact Rounded] false"),
    ("100.0", Maps.decibelsToPascals, "2 [] false"),
    ("-0", Maps.decibelsToPascals, "0.00002 [] false"),
    ("-Infinity", Maps.decibelsToPascals, "0 [] false"),
    ("Infinity", Maps.decibelsToPascals, "Infinity [] false"),
    ("1", Maps.voltsToDecibels, "2.218487496163563674912332020203917 [Inexact Rounded] false"),
    ("0", Maps.decibelsToVolts, "0.7745966692414833770358530799564799 [Inexact Rounded] false"),
    ("12", Maps.decibelsToVolts, "3.083724883118901207147419633038634 [Inexact Rounded] false"),
    (
      "40", Maps.power(Maps.ratio(4, over: 9, e: 2), .ten, rate: Maps.ratio(1, over: 10), root: 2),
      "666.6666666666666666666666666666667 [Inexact Rounded] false"
    ),
    (
      "40", Maps.power(Maps.ratio(9, over: 4, e: 2), .ten, rate: Maps.ratio(1, over: 10), root: 2),
      "1500 [] false"
    ),
    (
      "30", Maps.power(Maps.ratio(25), .ten, rate: Maps.ratio(1, over: 10), root: 2),
      "158.1138830084189665999446772216359 [Inexact Rounded] false"
    ),
    ("1.00", Maps.ratiosToNepers, "0 [] false"),
    ("2", Maps.ratiosToNepers, "0.6931471805599453094172321214581766 [Inexact Rounded] false"),
    ("1E-9", Maps.ratiosToNepers, "-20.72326583694641115616192309215928 [Inexact Rounded] false"),
    ("0", Maps.nepersToRatios, "1 [] false"),
    ("1", Maps.nepersToRatios, "2.718281828459045235360287471352662 [Inexact Rounded] false"),
    ("0", Maps.voltLevels, "2.218487496163563674912332020203917 [Inexact Rounded] false"),
    ("-Infinity", Maps.voltLevels, "-Infinity [] false"),
  ])
  func knownValues(_ x: String, _ map: ConversionMap, _ result: String) {
    #expect(converted(number(x), by: map, to: .digits(34), in: .decimal128) == result)
  }

  /// An exact 0 of a level is +0, even in rounding mode floor.
  @Test func anExactZeroOfALevelIsPositive() {
    let context = ArithmeticContext.decimal128.rounding(.floor)
    #expect(
      converted(number("1"), by: Maps.acidity, to: .digits(3), in: context) == "0 [] false")
  }

  /// Targets with decimals above, at and below the digits of a result.
  @Test(arguments: [
    ("94", Maps.decibelsToPascals, 2, 0, "1.00 [Inexact Rounded] false"),
    ("94", Maps.decibelsToPascals, -3, 0, "0E+3 [Inexact Rounded] false"),
    ("94", Maps.decibelsToPascals, -3, 3, "1.00 [Inexact Rounded] false"),
    (
      "94", Maps.decibelsToPascals, 40, 0,
      "1.002374467254544570003108373769892 [Inexact Rounded] true"
    ),
    ("1E-9", Maps.degreesToRadians, 8, 0, "0E-8 [Inexact Rounded] false"),
    ("1E-9", Maps.degreesToRadians, 8, 3, "1.75E-11 [Inexact Rounded] false"),
    ("1E-9000", Maps.degreesToRadians, 8, 0, "0E-8 [Inexact Rounded Subnormal Underflow] false"),
    ("1E+9000", Maps.degreesToRadians, 8, 0, "Infinity [Inexact Overflow Rounded] true"),
    ("1E+9000", Maps.degreesToRadians, -9999, 0, "0E+6111 [Clamped Inexact Rounded] false"),
    ("1E+9", Maps.decibelsToPascals, -50_000_001, 0, "0E+6111 [Clamped Inexact Rounded] false"),
    ("1E+9", Maps.decibelsToPascals, Int.min, 0, "0E+6111 [Clamped Inexact Rounded] false"),
    ("1E+30", Maps.decibelsToPascals, Int.min, 0, "Infinity [Inexact Overflow Rounded] true"),
    (
      "-1E+30", Maps.decibelsToPascals, Int.max, 0,
      "0E-6176 [Clamped Inexact Rounded Subnormal Underflow] true"
    ),
  ])
  func targets(
    _ x: String, _ map: ConversionMap, _ decimals: Int, _ elseDigits: Int, _ result: String
  ) {
    let target = RoundingTarget.decimals(decimals, elseDigits: elseDigits)
    #expect(converted(number(x), by: map, to: target, in: .decimal128) == result)
  }
}
