import BigInt
import DecimalArithmetic
import NativeDecimal
import Testing

/// x · ratio · π^k or x · ratio · (ln 10)^k; the results are from mpmath with 400 digits, rounded
/// once.
@Suite struct IrrationalConversionTests {
  private func map(_ ratio: ExactRatio, pi: Int = 0, lnTen: Int = 0) throws -> ConversionMap {
    .irrational(ratio, try #require(IrrationalFactor(piPower: pi, lnTenPower: lnTen)))
  }

  @Test func products() throws {
    let degree = try map(ratio(1, 180), pi: 1)
    try ConversionRow("180", "3.141592653589793238462643383279503 Inexact Rounded").check(degree)
    try ConversionRow("-1", .decimals(0, elseDigits: 3), "-0.0175 Inexact Rounded").check(degree)
    try ConversionRow("1", .decimals(-3, elseDigits: 0), .up, "1E+3 Inexact Rounded").check(degree)
    try ConversionRow(
      "1E-6150", "1.745329251994329576923691E-6152 Inexact Rounded Subnormal Underflow"
    ).check(degree)
    try ConversionRow("1", "57.29577951308232087679815481410517 Inexact Rounded")
      .check(try map(ratio(180), pi: -1))
    try ConversionRow("1.0", "3282.806350011743794781694607995176 Inexact Rounded")
      .check(try map(ratio(32_400), pi: -2))
    try ConversionRow("1", "97.40909103400243723644033268870511 Inexact Rounded")
      .check(try map(.one, pi: 4))
    try ConversionRow("1", "0.03225153443319948918442205268856369 Inexact Rounded")
      .check(try map(.one, pi: -3))
    try ConversionRow("1", "1.151292546497022842008995727342182 Inexact Rounded")
      .check(try map(ratio(1, 2), lnTen: 1))
    try ConversionRow("1", "0.8685889638065036553022578378332102 Inexact Rounded")
      .check(try map(ratio(2), lnTen: -1))
    try ConversionRow("1", "28.11012357389440711627818278478366 Inexact Rounded")
      .check(try map(.one, lnTen: 4))
    let large = try map(ratio(1, e: 6_144), lnTen: 2)
    try ConversionRow("9", "Infinity Inexact Overflow Rounded").check(large)
    try ConversionRow(
      "9", .digits(34), .down,
      "9.999999999999999999999999999999999E+6144 Inexact Overflow Rounded"
    ).check(large)
  }

  @Test func everyMode() throws {
    let pi = try map(.one, pi: 1)
    let rows: [(RoundingMode, String)] = [
      (.halfEven, "-3.1416"), (.halfUp, "-3.1416"), (.halfDown, "-3.1416"), (.down, "-3.1415"),
      (.up, "-3.1416"), (.floor, "-3.1416"), (.ceiling, "-3.1415"), (.up05, "-3.1416"),
    ]
    for (mode, expected) in rows {
      try ConversionRow("-1", .digits(5), mode, "\(expected) Inexact Rounded").check(pi)
    }
  }

  @Test func specialValues() throws {
    let minusPi = try map(ratio(1, isNegative: true), pi: 1)
    try ConversionRow("0.00", "-0.00").check(minusPi)
    try ConversionRow("-0E+3", "0E+3").check(minusPi)
    try ConversionRow("0.00", .decimals(1, elseDigits: 3), "-0.0").check(minusPi)
    try ConversionRow("Infinity", "-Infinity").check(minusPi)
    try ConversionRow("sNaN1", "NaN1 Invalid_operation").check(minusPi)
  }

  /// p/q are convergents of π: π · q/p − 1 is −2.0 · 10⁻⁷⁶ and 2.8 · 10⁻⁷⁸.
  ///
  /// 75 digits of π do not decide on which side of 1, of 10 or of the tie 15 the product lies.
  @Test func seventyFiveDigitsDoNotSuffice() throws {
    let below = try ratio(
      19_330_430_665_609_526_556_707_216_376_512_714_945,
      60_728_338_969_805_745_700_507_212_595_448_411_044)
    let above = try ratio(
      81_754_686_931_803_956_266_412_424_933_874_257_924,
      256_839_923_861_488_782_607_902_790_348_837_497_679)
    let rows: [(ExactRatio, ConversionRow)] = [
      (above, ConversionRow("15", .digits(1), .halfDown, "2E+1 Inexact Rounded")),
      (below, ConversionRow("15", .digits(1), .halfUp, "1E+1 Inexact Rounded")),
      (
        above,
        ConversionRow("1", .digits(34), .up, "1.000000000000000000000000000000001 Inexact Rounded")
      ),
      (
        above,
        ConversionRow(
          "1", .digits(34), .down, "1.000000000000000000000000000000000 Inexact Rounded")
      ),
      (
        below,
        ConversionRow(
          "10", .digits(34), .down, "9.999999999999999999999999999999999 Inexact Rounded")
      ),
      (
        below,
        ConversionRow("1", .decimals(2, elseDigits: 2), .ceiling, "1.00 Inexact Rounded")
      ),
    ]
    for (ratio, row) in rows {
      let map = try map(ratio, pi: 1)
      try row.check(map)
      let traced = Decimal128.tracedConvert(
        try number(row.x), by: map, to: row.target, in: .decimal128.rounding(row.mode))
      #expect(traced.depth > 0)
    }
    let usual = Decimal128.tracedConvert(
      try number("180"), by: try map(ratio(1, 180), pi: 1), to: .digits(34), in: .decimal128)
    #expect(usual.depth == 0)
  }

  /// Computes π = 24 · arctan 1/8 + 8 · arctan 1/57 + 4 · arctan 1/239 (Størmer) or
  /// ln 10 = 6 · artanh 1/3 + 2 · artanh 1/9 (8 · 5/4), in units of 10⁻¹⁵⁰, without code of the
  /// library.
  private func constant(isPi: Bool) -> BigInt {
    func sum(_ q: Int) -> BigInt {
      var power = BigInt(10).power(150) / BigInt(q)
      var total: BigInt = 0
      var divisor = 1
      while power != 0 {
        let isSubtracted = isPi && divisor % 4 == 3
        total += (isSubtracted ? -1 : 1) * power / BigInt(divisor)
        power /= BigInt(q * q)
        divisor += 2
      }
      return total
    }
    return isPi ? 24 * sum(8) + 8 * sum(57) + 4 * sum(239) : 6 * sum(3) + 2 * sum(9)
  }

  @Test(arguments: [true, false]) func theDigitsAreThoseOfTheFactor(isPi: Bool) throws {
    let one = BigInt(10).power(150)
    let constant = constant(isPi: isPi)
    for power in [-4, -3, -2, -1, 1, 2, 3, 4] {
      let factor = try #require(
        IrrationalFactor(piPower: isPi ? power : 0, lnTenPower: isPi ? 0 : power))
      let digits = TruncatedFactor(factor)
      var value = one
      for _ in 0..<abs(power) {
        value = power > 0 ? value * constant / one : value * one / constant
      }
      let expected = value / BigInt(10).power(150 + digits.exponent)
      #expect(BigInt(digits.coefficient.high) << 128 | BigInt(digits.coefficient.low) == expected)
      #expect(expected >= BigInt(10).power(74) && expected < BigInt(10).power(75))
    }
  }

  /// The series stays below π, and its error is below the stated bound.
  @Test(arguments: [2, 4, 7]) func theSeriesOfPi(width: Int) {
    withFixedPoints(1, width: width) { row in
      let error = CircleConstant.write(to: row[0])
      let computed = row[0].words.reversed().reduce(BigInt(0)) { $0 << 64 | BigInt($1) }
      let exact = (constant(isPi: true) << (64 * (width - 1))) / BigInt(10).power(150)
      #expect(computed <= exact && exact < computed + BigInt(error))
      #expect(error < 1 << 14)
    }
  }
}
