import DecimalArithmetic

/// The product t = rate · x as an integer part and a fraction: ±(whole + fraction).
struct LevelPower {
  let isNegative: Bool
  /// ⌊|t|⌋; `nil` if it is 2⁶⁴ or more.
  let whole: UInt64?
  /// Whether t is not an integer.
  let hasFraction: Bool
  private let coefficient: UInt128
  private let rate: ExactRatio
  private let exponent: Int
  /// An exponent such that |t| < 10^digits.
  private let digits: Int

  /// The exclusive limit of integer parts for ``Exponential``, which counts multiples of ln 10 in
  /// an `Int`.
  static var wholeLimit: UInt64 { 1 << UInt64(truncatingIfNeeded: Int.bitWidth - 2) }

  /// Creates the product: coefficient · numerator < 2²⁴¹ over the denominator, times 10^exponent.
  ///
  /// For |t| below 10²⁰ and an exponent of 0 or more, the dividend is below 10²⁰ · 2¹²⁸ < 2²⁵⁶.
  init(_ x: Decimal128, _ rate: ExactRatio) {
    isNegative = !x.isZero && x.isNegative != rate.isNegative
    coefficient = x.coefficient
    self.rate = rate
    exponent = x.finiteExponent + rate.exponent
    let product = UInt256(product: coefficient, rate.numerator)
    // product < 10^d, and the denominator ≥ 10^(D − 1), for their digit counts d and D.
    digits = product.decimalDigitCount - rate.denominator.decimalDigitCount + 1 + exponent
    if product.isZero || digits <= 0 {
      whole = 0
      hasFraction = !product.isZero
    } else if digits > 22 {
      // |t| > 10^(digits − 2) > 2⁶⁴.
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

  /// Sets `result` to |t|, or for base ten to the fraction of |t| times ln 10; returns an error
  /// bound.
  ///
  /// The bound is in ulps, in either direction. For base ten it has three parts: less than 1 for
  /// the fraction, times ln 10 < 2.4; the error of ln 10 times the fraction; and the cut.
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

  /// Sets `result` to |t| < 2⁶⁴, cut below by less than 1 ulp.
  private func write(to result: FixedPoint) {
    let width = result.width
    // A number below 10^−(20 · width) < 2^(−64 · width) is cut to 0.
    if digits <= -20 * width {
      result.set(0)
      return
    }
    // coefficient · numerator < 2²⁴¹ and |t| · denominator < 2¹⁹² begin at the word width − 1, so
    // width + 3 words hold both. The last two words are a reserve, which is always 0.
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
