import DecimalArithmetic
import NativeDecimal
import Testing

/// Conversions to, from and between levels.
///
/// The results are from mpmath with 400 digits, rounded once.
@Suite struct LevelConversionTests {
  private typealias Row = ConversionRow

  @Test func logarithms() throws {
    // Pa to dB SPL re 20 µPa.
    let pressure = try LevelMaps.level(ratio(20), .ten, ratio(1, 2, e: 5))
    try Row(
      "1.002374467254544570003108373769892", "94.00000000000000000000000000000000 Inexact Rounded"
    ).check(pressure)
    try Row("0.00002", "0").check(pressure)
    try Row("2", "100").check(pressure)
    // W to dBm.
    let power = try LevelMaps.level(ratio(10), .ten, ratio(1_000))
    try Row("1", "30").check(power)
    try Row("0.001", "0").check(power)
    try Row("1E-6176", "-61730").check(power)
    try Row("5", "36.98970004336018804786261105275507 Inexact Rounded").check(power)
    // V to dBu: the reference is 0.6 V².
    let voltage = try LevelMaps.level(ratio(10), .ten, ratio(5, 3), power: 2)
    try Row("4", "14.25968732272281148346188780918364 Inexact Rounded").check(voltage)
    try Row("1E-6176", "-123517.7815125038364363250876679798 Inexact Rounded").check(voltage)
    // mol/L to pH.
    let acidity = try LevelMaps.level(ratio(1, isNegative: true), .ten, .one)
    try Row("3E-8", "7.522878745280337562704972096744885 Inexact Rounded").check(acidity)
    try Row("1.0E-7", "7").check(acidity)
    let neper = try LevelMaps.level(.one, .e, .one)
    try Row("2", "0.6931471805599453094172321214581766 Inexact Rounded").check(neper)
    try Row("1.000", "0").check(neper)
    try Row("10", .digits(3), .ceiling, "2.31 Inexact Rounded").check(neper)
  }

  /// The factors of argument and operand cancel, so that a power of ten remains (for base e: 1).
  @Test func rationalLogarithms() throws {
    let third = try LevelMaps.level(ratio(1, 3), .ten, .one)
    try Row("10", "0.3333333333333333333333333333333333 Inexact Rounded").check(third)
    try Row("1E+6000", "2000").check(third)
    let squares = try LevelMaps.level(ratio(1, 2), .e, ratio(1, 9), power: 2)
    try Row("3.0", "0").check(squares)
    let binary = try LevelMaps.level(ratio(7, 2), .ten, ratio(1, 1 << 100, e: 5), power: 2)
    try Row("1125899906842624000", "38.5").check(binary)
    // The operand is 5³⁰, and 5³⁰ · 2³⁰ = 10³⁰.
    let fives = try LevelMaps.level(.one, .ten, ratio(1 << 30))
    try Row("931322574615478515625", "30").check(fives)
    try Row(
      "931322574615478515626", .digits(34), .down,
      "30.00000000000000000000046632014915 Inexact Rounded"
    ).check(fives)
  }

  /// Near 1 the logarithm is small, and its leading digits are those of the argument's distance
  /// from 1.
  @Test func besideOne() throws {
    let neper = try LevelMaps.level(.one, .e, .one)
    try Row(
      "1.000000000000000000000000000000001",
      "9.999999999999999999999999999999995E-34 Inexact Rounded"
    ).check(neper)
    let decibel = try LevelMaps.level(ratio(10), .ten, .one)
    let below = "0.9999999999999999999999999999999999"
    try Row(below, .decimals(12, elseDigits: 0), .up, "-1E-12 Inexact Rounded").check(decibel)
    try Row(below, .decimals(12, elseDigits: 2), "-4.3E-34 Inexact Rounded").check(decibel)
    try Row(below, .decimals(12, elseDigits: 0), .ceiling, "-0E-12 Inexact Rounded").check(decibel)
  }

  @Test func logarithmsOfSpecialValues() throws {
    let power = try LevelMaps.level(ratio(10), .ten, ratio(1_000))
    let acidity = try LevelMaps.level(ratio(1, isNegative: true), .ten, .one)
    try Row("0", "-Infinity Division_by_zero").check(power)
    try Row("-0", "-Infinity Division_by_zero").check(power)
    try Row("0E+3", "Infinity Division_by_zero").check(acidity)
    try Row("-1", "NaN Invalid_operation").check(power)
    try Row("-Infinity", "NaN Invalid_operation").check(power)
    try Row("Infinity", "Infinity").check(power)
    try Row("Infinity", "-Infinity").check(acidity)
    try Row("-NaN3", "-NaN3").check(power)
    try Row("sNaN", "NaN Invalid_operation").check(acidity)
    try Row("1", .decimals(-2, elseDigits: 1), "0E+2").check(acidity)
  }

  @Test func powers() throws {
    let pressure = try LevelMaps.power(ratio(20, e: -6), .ten, rate: ratio(1, 20))
    try Row("94", "1.002374467254544570003108373769892 Inexact Rounded").check(pressure)
    try Row("0", "0.00002").check(pressure)
    try Row("20", "0.0002").check(pressure)
    try Row("-40.0", "2E-7").check(pressure)
    try Row("30", "1").check(try LevelMaps.power(ratio(1, e: -3), .ten, rate: ratio(1, 10)))
    let acidity = try LevelMaps.power(.one, .ten, rate: ratio(1, isNegative: true))
    try Row("7", "1E-7").check(acidity)
    try Row("-3.00", "1000").check(acidity)
    let voltage = try LevelMaps.power(ratio(6, 10), .ten, rate: ratio(1, 10), root: 2)
    try Row("4.5", "1.300396000746954116631862050921327 Inexact Rounded").check(voltage)
    try Row("0", "0.7745966692414833770358530799564799 Inexact Rounded").check(voltage)
    let half = try LevelMaps.power(.one, .ten, rate: ratio(1, 10), root: 2)
    try Row("20", "10").check(half)
    try Row("-40", "0.01").check(half)
    try Row("10", "3.162277660168379331998893544432719 Inexact Rounded").check(half)
    let square = try LevelMaps.power(ratio(9, 4), .ten, rate: .one, root: 2)
    try Row("2", "15").check(square)
    try Row("1", "4.743416490252568997998340316649078 Inexact Rounded").check(square)
    let neper = try LevelMaps.power(.one, .e, rate: .one)
    try Row("1", "2.718281828459045235360287471352662 Inexact Rounded").check(neper)
    try Row("0.00", "1").check(neper)
    let neperOfPower = try LevelMaps.power(ratio(4, 9), .e, rate: .one, root: 2)
    try Row("0", "0.6666666666666666666666666666666667 Inexact Rounded").check(neperOfPower)
    try Row("1", .digits(7), "1.099148 Inexact Rounded").check(neperOfPower)
  }

  /// For a tiny x, 10^x differs from 1 by so little that only directed rounding shows the
  /// difference; 0.2 · e^x differs from 0.2 equally little.
  @Test func specks() throws {
    let one = try LevelMaps.power(.one, .ten, rate: .one)
    let fifth = try LevelMaps.power(ratio(2, e: -1), .e, rate: .one)
    let zeros = "000000000000000000000000000000000"
    let nines = "999999999999999999999999999999999"
    for x in ["1E-40", "1E-6176"] {
      try Row(x, .digits(34), .down, "1.\(zeros) Inexact Rounded").check(one)
      try Row(x, .digits(34), .halfUp, "1.\(zeros) Inexact Rounded").check(one)
      try Row(x, .digits(34), .up, "1.\(zeros.dropLast())1 Inexact Rounded").check(one)
      try Row("-" + x, .digits(34), .down, "0.9\(nines) Inexact Rounded").check(one)
      try Row("-" + x, .digits(34), .up, "1.\(zeros) Inexact Rounded").check(one)
      try Row(x, .digits(34), .up, "0.2\(zeros.dropLast())1 Inexact Rounded").check(fifth)
      try Row("-" + x, .digits(34), .floor, "0.1\(nines) Inexact Rounded").check(fifth)
      // 15 · 10^x is above the tie for a positive x, and below the tie for a negative x.
      let tie = try LevelMaps.power(ratio(15), .ten, rate: .one)
      try Row(x, .digits(1), .halfDown, "2E+1 Inexact Rounded").check(tie)
      try Row("-" + x, .digits(1), .halfUp, "1E+1 Inexact Rounded").check(tie)
    }
  }

  @Test func powersBeyondTheRange() throws {
    let ten = try LevelMaps.power(.one, .ten, rate: .one)
    let e = try LevelMaps.power(.one, .e, rate: .one)
    let largest = "9.999999999999999999999999999999999E+6144 Inexact Overflow Rounded"
    let tiny = "1E-6176 Inexact Rounded Subnormal Underflow"
    for x in ["7000", "7000.5", "1E+6111"] {
      for map in [ten, e] where map == ten || x == "1E+6111" {
        try Row(x, "Infinity Inexact Overflow Rounded").check(map)
        try Row(x, .digits(34), .floor, largest).check(map)
        try Row("-" + x, "0E-6176 Clamped Inexact Rounded Subnormal Underflow")
          .check(map)
        try Row("-" + x, .digits(34), .ceiling, tiny).check(map)
      }
    }
    try Row("6144", "1.000000000000000000000000000000000E+6144").check(ten)
    try Row("-6176", "1E-6176 Subnormal").check(ten)
    try Row("Infinity", "Infinity").check(ten)
    try Row("-Infinity", "0").check(ten)
    try Row("Infinity", "0").check(
      try LevelMaps.power(.one, .ten, rate: ratio(1, isNegative: true)))
  }

  /// At the position 10^1000001 or 10^1000000, far beyond the exponent range, a value below half a
  /// unit becomes 0, and a larger value infinity.
  @Test func decimalsBeyondTheRange() throws {
    let ten = try LevelMaps.power(.one, .ten, rate: .one)
    let zero = "0E+6111 Clamped Inexact Rounded"
    let infinity = "Infinity Inexact Overflow Rounded"
    try Row("1000000", .decimals(-1_000_001, elseDigits: 0), zero).check(ten)
    try Row("1000000.5", .decimals(-1_000_001, elseDigits: 0), zero).check(ten)
    try Row("1000000.9", .decimals(-1_000_001, elseDigits: 0), infinity).check(ten)
    try Row("1000000", .decimals(-1_000_000, elseDigits: 0), infinity).check(ten)
    try Row("999999", .decimals(-1_000_000, elseDigits: 0), .down, zero).check(ten)
    try Row("999999", .decimals(-1_000_000, elseDigits: 0), .up, infinity).check(ten)
    try Row("999999", .decimals(-1_000_000, elseDigits: 1), infinity).check(ten)
    try Row("1E+6111", .decimals(.min, elseDigits: 0), infinity + " limited").check(ten)
    try Row("1E+9", .decimals(.min, elseDigits: 0), zero).check(ten)
  }

  @Test func shifts() throws {
    // dBV to dBu.
    let voltage = try LevelMaps.shift(.one, ratio(10), .ten, ratio(5, 3))
    try Row("4", "6.218487496163563674912332020203917 Inexact Rounded").check(voltage)
    try Row("0", "2.218487496163563674912332020203917 Inexact Rounded").check(voltage)
    try Row("-0", .decimals(1, elseDigits: 1), "2.2 Inexact Rounded").check(voltage)
    // After the cancellation the 34th to 67th digits of the logarithm remain.
    try Row(
      "-2.218487496163563674912332020203917",
      "-3.596831874565280440614029310143234E-34 Inexact Rounded"
    ).check(voltage)
    try Row("Infinity", "Infinity").check(voltage)
    try Row("-Infinity", "-Infinity").check(voltage)
    try Row("NaN7", "NaN7").check(voltage)
    let neper = try LevelMaps.shift(.one, ratio(1, 2), .e, ratio(3))
    try Row("1", .decimals(2, elseDigits: 1), "1.55 Inexact Rounded").check(neper)
  }

  /// A logarithm that is tiny beside x, and an x that is tiny beside the logarithm.
  @Test func shiftsBySpecks() throws {
    let up = try LevelMaps.shift(.one, ratio(10), .ten, ratio(5, 3))
    let down = try LevelMaps.shift(.one, ratio(10), .ten, ratio(3, 5))
    let zeros = "1.000000000000000000000000000000000E+6111 Inexact Rounded"
    let nines = "9.999999999999999999999999999999999E+6110 Inexact Rounded"
    try Row("1E+6111", zeros).check(up)
    try Row(
      "1E+6111", .digits(34), .up, "1.000000000000000000000000000000001E+6111 Inexact Rounded"
    )
    .check(up)
    try Row("1E+6111", .digits(34), .down, nines).check(down)
    try Row("-1E+6111", .digits(34), .down, "-" + zeros).check(down)
    try Row("-1E+6111", .digits(34), .ceiling, "-" + nines).check(up)
    let slight = try LevelMaps.shift(.one, ratio(1, e: -6_000), .ten, ratio(3, 5))
    try Row("1", .digits(34), .down, "0.9999999999999999999999999999999999 Inexact Rounded")
      .check(slight)
    let logarithm = try LevelMaps.shift(ratio(1, e: -6_000), .one, .ten, ratio(3))
    try Row("1", .digits(34), .up, "0.4771212547196624372950279032551154 Inexact Rounded")
      .check(logarithm)
  }
}
