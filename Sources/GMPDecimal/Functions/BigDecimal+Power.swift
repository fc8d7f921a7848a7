import DecimalArithmetic

extension BigDecimal {
  /// GDA power: returns xʸ, correctly rounded in the mode of the context.
  ///
  ///     let growth = BigDecimal.power(BigDecimal("1.05")!, 10, in: .decimal128)
  ///     growth.value  // 1.62889462677744140625
  ///     growth.isExact  // true
  ///     BigDecimal.power(2, BigDecimal("0.5")!, in: .decimal32).value  // 1.414214
  ///
  /// - Conditions: invalid operation (and NaN) for 0⁰ and for a negative x unless y is an integer.
  public static func power(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    power(x, y, in: context, Unlimited())
  }

  /// Computes GDA power, but stops when `limit` is reached.
  ///
  ///     let half = BigDecimal("0.5")!
  ///     let limit = WorkLimit.after(.seconds(10))
  ///     try BigDecimal.power(2, half, in: .decimal32, within: limit).value  // 1.414214
  ///
  /// - Throws: ``WorkInterrupted`` when the limit is reached; all intermediate results are freed.
  public static func power(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext, within limit: WorkLimit
  ) throws(WorkInterrupted) -> Outcome<BigDecimal> {
    try power(x, y, in: context, limit)
  }

  private static func power<Check: WorkCheck>(
    _ x: BigDecimal, _ y: BigDecimal, in context: ArithmeticContext, _ check: Check
  ) throws(Check.Interruption) -> Outcome<BigDecimal> {
    if let nan = propagatedNaN(x, y, in: context) { return nan }
    let storage = x.storage.joined(y.storage)
    if y.isZero {
      return x.isZero ? invalid(storage) : fitted(word(1, storage: storage), in: context)
    }
    let exponent = y.isFinite ? PowerExponent(y) : nil
    let isWhole = exponent?.isOdd != nil
    let isNegative = x.isNegative && exponent?.isOdd == true
    func limit(isLarge: Bool) -> Outcome<BigDecimal> {
      let value = isLarge ? BigDecimal(.infinity, storage: storage) : word(0, storage: storage)
      return fitted(value.withSign(isNegative: isNegative), in: context)
    }
    if x.isZero { return limit(isLarge: y.isNegative) }
    if x.isNegative && !isWhole { return invalid(storage) }
    if x.isInfinite { return limit(isLarge: !y.isNegative) }
    let rounding = Rounding(context: context, storage: storage)
    let argument = LogarithmArgument(x)
    if argument.isPowerOfTen && argument.tens == 0 {
      let preferred = isWhole ? preferredExponent(x, y) : nil
      return rounding.exactPower(
        Integer(1), exponent: 0, isNegative: isNegative, preferred: preferred)
    }
    let isBelowOne = argument.tens < 0 || (argument.tens == 0 && argument.isBelowPowerOfTen)
    guard let exponent else { return limit(isLarge: isBelowOne == y.isNegative) }
    let (lowest, greatest) = argument.magnitude
    if y.adjustedExponent + lowest < 10,
      let exact = ExactPower(x, exponent, precision: context.precision)
    {
      let tens = exact.exponent
      return rounding.exactPower(
        exact.takeCoefficient(), exponent: tens, isNegative: isNegative,
        preferred: isWhole ? preferredExponent(x, y) : nil)
    }
    return try rounding.exponential(
      isNegative: isNegative, ofNegative: isBelowOne != y.isNegative,
      lowest: y.adjustedExponent + lowest, greatest: y.adjustedExponent + greatest + 1, check
    ) { places throws(Check.Interruption) in
      try argument.product(with: y, places: places, check)
    }
  }

  /// Returns the preferred exponent e₁ · y of x^y for an integer y, where e₁ is the exponent of x.
  ///
  /// The result is limited to ±10¹⁷.
  private static func preferredExponent(_ x: BigDecimal, _ y: BigDecimal) -> Int {
    let far = exponentLimit * 10
    if x.exponent == 0 { return 0 }
    let isPositive = (x.exponent > 0) != y.isNegative
    guard y.adjustedExponent < 18 else { return isPositive ? far : -far }
    var factor = Integer(y.natural)
    factor.scale(exponent: y.exponent, places: 0)
    factor.multiply(by: x.exponent)
    if y.isNegative { factor.negate() }
    guard let product = factor.asInt else { return isPositive ? far : -far }
    return min(max(product, -far), far)
  }
}

extension LogarithmArgument {
  /// Returns |y · ln x| in fixed point with an error of at most 2 ulps.
  ///
  /// |y| < 10^(adjusted + 1). `inner` has more bits for these digits, so the error of ln x is half
  /// an ulp of the product. The shift and the division by 5^k round down, by less than 1 + 1/5
  /// ulps.
  fileprivate func product<Check: WorkCheck>(
    with y: BigDecimal, places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    let yDigits = y.adjustedExponent + 1
    // For k = −yDigits > 0, |y| < 10^−k < 2^−3k allows 3k bits fewer.
    let yBits = yDigits > 0 ? BinaryPlaces.of(digits: yDigits) : 3 * yDigits
    let inner = max(8, places + yBits + 1)
    var value = try fullLogarithm(places: inner, check)
    value.makeMagnitude()
    try check.check()
    value.multiply(by: Integer(y.natural))
    try check.check()
    value.scale(exponent: y.exponent, places: places - inner)
    return value
  }
}

extension Rounding {
  /// Returns ±digits · 10^exponent for an exact power; `digits` is no multiple of 10.
  ///
  /// For an integer y, zeros are appended towards the preferred exponent as far as the context
  /// allows. For any other y the specification requires all digits of the precision and the
  /// conditions of an inexact result.
  fileprivate func exactPower(
    _ digits: consuming Integer, exponent: Int, isNegative: Bool, preferred: Int?
  ) -> Outcome<BigDecimal> {
    var coefficient = digits.natural()
    let count = coefficient.digitCount
    let adjusted = exponent + count - 1
    if adjusted > context.maxExponent { return overflow(isNegative: isNegative) }
    // Allows one digit more than the context keeps: the cut of the digit raises rounded if the
    // preferred exponent cannot be reached.
    let room = max(0, DigitDemand(context, greatestAdjusted: adjusted).digits + 1 - count)
    let zeros = preferred.map { max(0, min(room, exponent - $0)) } ?? room
    if count + zeros > BigDecimal.maximumDigits + 1 {
      return BigDecimal.insufficientStorage(storage)
    }
    coefficient.appendZeros(zeros)
    let outcome = round(isNegative: isNegative, coefficient, exponent: exponent - zeros)
    if preferred != nil { return outcome }
    var conditions = outcome.conditions.union([.inexact, .rounded])
    if conditions.contains(.subnormal) { conditions.insert(.underflow) }
    return Outcome(outcome.value, conditions)
  }
}
