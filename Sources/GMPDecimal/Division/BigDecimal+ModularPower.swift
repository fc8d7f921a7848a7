import DecimalArithmetic

extension BigDecimal {
  /// Computes |x|ʸ mod |m| for integers x, y and m, with the sign of xʸ and exponent 0.
  ///
  ///     BigDecimal.power(2, 100, modulo: 1_000, in: .decimal128).value  // 376
  ///     BigDecimal.power(-2, 3, modulo: 5, in: .decimal128).value  // -3
  ///
  /// - Conditions: invalid operation (and NaN) if an operand is no integer, for a negative y, for
  ///   0⁰, and if m is 0 or has more digits than the precision.
  public static func power(
    _ x: BigDecimal, _ y: BigDecimal, modulo m: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    power(x, y, modulo: m, in: context, Unlimited())
  }

  /// Computes GDA power modulo `m`, but stops when `limit` is reached.
  ///
  ///     let prime: BigDecimal = 1_000_000_007
  ///     let limit = WorkLimit.after(.seconds(10))
  ///     let power = try BigDecimal.power(2, 1_000, modulo: prime, in: .decimal128, within: limit)
  ///     power.value  // 688423210
  ///
  /// - Complexity: one product modulo `m` for each digit of y and each zero of the exponent of y,
  ///   up to a constant factor.
  /// - Throws: ``WorkInterrupted`` when the limit is reached; all intermediate results are freed.
  public static func power(
    _ x: BigDecimal, _ y: BigDecimal, modulo m: BigDecimal, in context: ArithmeticContext,
    within limit: WorkLimit
  ) throws(WorkInterrupted) -> Outcome<BigDecimal> {
    try power(x, y, modulo: m, in: context, limit)
  }

  private static func power<Check: WorkCheck>(
    _ x: BigDecimal, _ y: BigDecimal, modulo m: BigDecimal, in context: ArithmeticContext,
    _ check: Check
  ) throws(Check.Interruption) -> Outcome<BigDecimal> {
    let storage = x.storage.joined(y.storage).joined(m.storage)
    if let nan = propagatedNaN(x, y, m, in: context) { return nan }
    guard x.isInteger, y.isInteger, m.isInteger, !m.isZero, !(x.isZero && y.isZero),
      y.isZero || !y.isNegative, m.adjustedExponent < context.precision
    else { return invalid(storage) }
    // The modulus is computed with all its zeros, and the loop has a step for each zero of y. So
    // the digits of modulus and exponent, zeros included, are limited.
    if max(m.adjustedExponent, y.isZero ? 0 : y.adjustedExponent) >= maximumDigits {
      return insufficientStorage(storage)
    }
    let modulus = m.wholeMagnitude()
    var base = x.exponent < 0 ? x.wholeMagnitude() : x.natural
    base.reduce(modulo: modulus)
    if x.exponent > 0 {
      let tens = try Natural(10).power(
        digits: Array(String(x.exponent).utf8), zeros: 0, modulo: modulus, check)
      base.multiply(by: tens)
    }
    let (digits, zeros) = y.wholeDigits
    let result = try base.power(digits: digits, zeros: zeros, modulo: modulus, check)
    let isOdd = zeros == 0 && digits[digits.count - 1] & 1 == 1
    let count = result.digitCount
    return Outcome(
      result.value(
        isNegative: x.isNegative && isOdd, exponent: 0, digitCount: count, appendingZeros: 0,
        storage: storage))
  }

  /// Whether the value is finite and an integer.
  private var isInteger: Bool {
    guard isFinite else { return false }
    if exponent >= 0 || hasZeroCoefficient { return true }
    // An adjusted exponent below 0 means a magnitude below 1.
    guard adjustedExponent >= 0 else { return false }
    var digits = natural
    return digits.dropDigits(-exponent) == .zero
  }

  /// Returns the magnitude of an integer of at most ``maximumDigits`` digits.
  private func wholeMagnitude() -> Natural {
    var integer = natural
    if exponent < 0 { _ = integer.dropDigits(-exponent) } else { integer.appendZeros(exponent) }
    return integer
  }

  /// The ASCII digits of an integer's coefficient, and the number of zeros that follow the digits.
  private var wholeDigits: (digits: [UInt8], zeros: Int) {
    if hasZeroCoefficient { return ([UInt8(ascii: "0")], 0) }
    return (Array(digits.dropLast(Swift.max(0, -exponent))), Swift.max(0, exponent))
  }
}
