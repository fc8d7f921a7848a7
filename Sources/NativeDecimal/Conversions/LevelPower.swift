import DecimalArithmetic

/// The product t = rate · x in whole numbers and a fraction: ±(whole + fraction).
struct LevelPower {
  let isNegative: Bool
  /// ⌊|t|⌋, or `nil` if it is 2⁶⁴ or more.
  let whole: UInt64?
  /// Whether t is no whole number.
  let hasFraction: Bool
  private let coefficient: UInt128
  private let rate: ExactRatio
  private let exponent: Int
  /// |t| < 10^this.
  private let digits: Int

  /// The wholes that ``Exponential`` takes: their multiple of ln 10 is counted in an `Int`.
  static var wholeLimit: UInt64 { 1 << UInt64(truncatingIfNeeded: Int.bitWidth - 2) }

  /// The product with coefficient · numerator < 2²⁴¹ over the denominator, times 10^exponent.
  ///
  /// Below 10²⁰ and with an exponent of 0 or more, the dividend is below 10²⁰ · 2¹²⁸ < 2²⁵⁶.
  init(_ x: Decimal128, _ rate: ExactRatio) {
    isNegative = !x.isZero && x.isNegative != rate.isNegative
    coefficient = x.coefficient
    self.rate = rate
    exponent = x.finiteExponent + rate.exponent
    let product = UInt256(product: coefficient, rate.numerator)
    // product < 10^d and denominator ≥ 10^(D − 1).
    digits = product.decimalDigitCount - rate.denominator.decimalDigitCount + 1 + exponent
    if product.isZero || digits <= 0 {
      whole = 0
      hasFraction = !product.isZero
    } else if digits > 22 {
      // |t| > 10^(digits − 2).
      whole = nil
      hasFraction = false
    } else if exponent >= 0 {
      let (quotient, rest) = product.scaled(byPowerOfTen: exponent)
        .quotientAndRemainder(dividingBy: rate.denominator)
      whole = UInt64(exactly: quotient.low)
      hasFraction = rest != 0
    } else {
      let (quotient, rest) = product.quotientAndRemainder(dividingBy: rate.denominator)
      let (narrow, hasRest) = quotient.shiftedRight(digits: -exponent)
      whole = UInt64(exactly: narrow.low)
      hasFraction = rest != 0 || hasRest
    }
  }

  /// Takes |t|, or with base ten the fraction of |t| times ln 10; returns a bound of the error in ulps,
  /// either way.
  ///
  /// Error, in ulps, with base ten: less than 1 of the fraction, times ln 10 < 2.4, that of ln 10 times
  /// the fraction, and the cut.
  func writeLogarithm(
    to result: FixedPoint, base: LogarithmBase, scratch logarithm: FixedPoint
  ) -> UInt64 {
    let width = result.width
    write(to: result)
    if base == .e { return 1 }
    result.integerPart = 0
    let error = PrimeLogarithm.ten.write(to: logarithm)
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * width) {
      result.setProduct(result, logarithm, scratch: $0)
    }
    return error + 4
  }

  /// Takes |t| from below, less than 2⁶⁴; errs by less than 1 ulp.
  private func write(to result: FixedPoint) {
    let width = result.width
    // Below 10^−(20 · width) < 2^(−64 · width) nothing of it is left.
    if digits <= -20 * width {
      result.set(0)
      return
    }
    // Two factors of 128 bits, or the result and the divisor, need less than five words more.
    withFixedPoints(1, width: width + 5) { row in
      let wide = row[0]
      wide.set(0)
      wide.words[width - 1] = coefficient.lowHalf
      wide.words[width] = coefficient.highHalf
      wide.multiply(byWide: rate.numerator)
      wide.scale(byPowerOfTen: exponent)
      wide.scale(byNegativePowerOfTen: -exponent)
      wide.divide(byWide: rate.denominator)
      for index in 0..<width { result.words[index] = wide.words[index] }
    }
  }
}
