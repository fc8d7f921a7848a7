/// A positive number x = m · 10^tens with 0.3 ≤ m < 3, to compute ln x = ln m + tens · ln 10.
struct LogarithmArgument: ~Copyable {
  let tens: Int
  /// The numerator of m = coefficient ÷ (divisor · 2^shift).
  private let coefficient: Integer
  private let divisor: Integer
  private let shift: Int
  /// The value (m − 1) · divisor · 2^shift.
  private let difference: Integer
  /// A measure of the distance from m to 1: 2^−(closeness + 1) < |m − 1| < 2^−(closeness − 1), for
  /// m ≠ 1.
  let closeness: Int

  /// Creates the argument of the logarithm of x.
  ///
  /// - Precondition: x is positive and finite.
  init(_ x: BigDecimal) {
    let coefficient = Integer(x.natural)
    var decimals = x.coefficientDigits - 1
    var fives = Integer(5, power: decimals)
    var unit = Integer(copying: fives)
    unit.shiftLeft(decimals)
    var triple = Integer(copying: unit)
    triple.multiply(by: 3)
    if !(coefficient < triple) {
      decimals += 1
      fives.multiply(by: 5)
      unit.multiply(by: 10)
    }
    var difference = Integer()
    difference.setDifference(coefficient, unit)
    tens = x.exponent + decimals
    closeness = unit.bitCount - difference.bitCount
    self.coefficient = coefficient
    divisor = fives
    shift = decimals
    self.difference = difference
  }

  /// Creates the argument numerator ÷ denominator · 10^exponent.
  ///
  /// - Precondition: numerator and denominator are above 0.
  init(_ numerator: consuming Integer, over denominator: consuming Integer, exponent: Int) {
    // This estimate of tens is low: the quotient is between 10^tens and 400 · 10^tens, see
    // `BinaryPlaces.decimalExponent`.
    var tens = BinaryPlaces.decimalExponent(bits: numerator.bitCount - denominator.bitCount - 1)
    if tens < 0 {
      numerator.multiply(by: Integer(powerOfTen: -tens))
    } else {
      denominator.multiply(by: Integer(powerOfTen: tens))
    }
    var triple = Integer(copying: denominator)
    triple.multiply(by: 3)
    while !(numerator < triple) {
      denominator.multiply(by: 10)
      triple.multiply(by: 10)
      tens += 1
    }
    var difference = Integer()
    difference.setDifference(numerator, denominator)
    self.tens = exponent + tens
    closeness = denominator.bitCount - difference.bitCount
    coefficient = numerator
    divisor = denominator
    shift = 0
    self.difference = difference
  }

  /// Whether m = 1.
  var isPowerOfTen: Bool { difference.isZero }

  /// Whether m < 1.
  var isBelowPowerOfTen: Bool { difference.isNegative }

  /// Returns ln m in fixed point with an error of at most 8 ulps.
  ///
  /// Near 1 the series of atanh((m − 1)/(m + 1)) needs few terms. Elsewhere m is cut to `places`
  /// places, which changes the logarithm by less than 1/0.3 ulps.
  func logarithm<Check: WorkCheck>(
    places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    if closeness >= (places - closeness) / 10 {
      var sum = Integer(copying: divisor)
      sum.shiftLeft(shift)
      sum.add(coefficient)
      return try Logarithm.series(difference, over: sum, places: places, check)
    }
    var m = Integer(copying: coefficient)
    m.shift(places - shift)
    try check.check()
    m.divide(by: divisor)
    return try Logarithm.value(of: m, places: places, check)
  }
}

extension LogarithmArgument {
  /// The bounds 10^lowest ≤ |ln x| < 10^(greatest + 1), for x ≠ 1.
  ///
  /// For E = tens ≠ 0, |E| ≤ |ln x| < 4 · |E|, because |ln m| < 1.21. For tens = 0,
  /// |m − 1|/2 < |ln m| < 2 · |m − 1|, because m is in 0.3 … 3.
  var magnitude: (lowest: Int, greatest: Int) {
    if tens != 0 {
      let digits = UInt128(tens.magnitude).digitCount
      return (digits - 1, digits)
    }
    return (
      BinaryPlaces.decimalExponent(bits: -(closeness + 2)),
      -BinaryPlaces.decimalExponent(bits: closeness - 2)
    )
  }
}
