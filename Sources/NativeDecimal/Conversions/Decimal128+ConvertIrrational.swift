import DecimalArithmetic

extension Decimal128 {
  /// Returns x · ratio · factor for a finite x, with the depth of Ziv's loop.
  ///
  /// 75 digits of the factor decide nearly every product; a validator confirms that they decide
  /// every product of a catalog. For other products Ziv's loop starts with twice the first width.
  /// The loop ends, because only the product 0 is rational.
  static func irrationalProduct(
    _ x: Self, _ ratio: ExactRatio, _ factor: IrrationalFactor, to target: RoundingTarget,
    in context: ArithmeticContext, firstWidth: Int?
  ) -> TracedConversion {
    let isNegative = x.isNegative != ratio.isNegative
    if x.isZero {
      let zero = Unrounded(isNegative: isNegative, coefficient: .zero, exponent: 0)
      return TracedConversion(
        placed(zero, at: target, preferredExponent: x.finiteExponent, in: context))
    }
    let scale = Int64(x.finiteExponent) + Int64(ratio.exponent)
    if firstWidth == nil,
      let digits = LeadingDigits(product: x.coefficient, ratio, TruncatedFactor(factor))
    {
      return TracedConversion(
        placed(digits, isNegative: isNegative, scale: scale, at: target, in: context))
    }
    let (digits, depth) = Ziv.digits(firstWidth: firstWidth ?? 2 * Ziv.firstWidth) { width in
      withFixedPoints(1, width: width) { row in
        let error = row[0].set(factor)
        return LeadingDigits(
          near: row[0], error: error, times: x.coefficient, ratio.numerator,
          over: ratio.denominator)
      }
    }
    return TracedConversion(
      placed(digits, isNegative: isNegative, scale: scale, at: target, in: context), depth: depth)
  }
}

extension LeadingDigits {
  /// Creates the digits of coefficient · numerator ÷ denominator · factor.
  ///
  /// Let C be the 75-digit coefficient of the factor. The product P = coefficient · numerator · C
  /// is below 2¹¹³ · 2¹²⁸ · 2²⁵⁰ < 2⁵¹². P is scaled until the quotient P ÷ denominator has at
  /// least 76 digits; the scaled product stays below 10¹¹⁷ · 2¹²⁸. The quotient is cut to Q with 75
  /// or 76 digits. The exact number lies above Q and below (Q + 1)(1 + 1 ÷ C) < Q + 102, because
  /// Q < 10⁷⁶ and C ≥ 10⁷⁴. So the digits of Q above the last 38 are digits of the exact number,
  /// unless adding 102 to Q carries into them.
  ///
  /// - Returns: `nil` if 75 digits of the factor do not decide the digits.
  fileprivate init?(
    product coefficient: UInt128, _ ratio: ExactRatio, _ factor: TruncatedFactor
  ) {
    var product = UInt512(factor.coefficient) * coefficient * ratio.numerator
    var exponent = factor.exponent
    let divisor = ratio.denominator
    if divisor != 1 {
      // The quotient has this many bits or one more.
      let bits = product.bitWidth - (128 - divisor.leadingZeroBitCount)
      let scale = max(0, 76 - digitEstimate(bitWidth: max(0, bits - 1)))
      product = product.scaled(byPowerOfTen: scale)
      exponent -= scale
      product = product.quotientAndRemainder(dividingBy: divisor).quotient
    }
    // The quotient has 75 + count digits or one more.
    var count = digitEstimate(bitWidth: product.bitWidth) - 75
    while count > 0 {
      let step = min(count, largestPower)
      product = product.quotientAndRemainder(dividingBy: powersOfTen[step]).quotient
      exponent += step
      count -= step
    }
    guard let narrow = product.asUInt256 else { return nil }
    let (digits, rest) = narrow.quotientAndRemainder(dividingBy: powersOfTen[largestPower])
    guard rest < powersOfTen[largestPower] - 102 else { return nil }
    self.init(coefficient: digits.low, exponent: exponent + largestPower)
  }
}

extension FixedPoint {
  /// Sets self to π^k or (ln 10)^k; returns a bound of the error in ulps, in either direction.
  ///
  /// Let c be the constant, computed from below with the error e. If v falls short of cⁱ by less
  /// than ε, ⌊v · c⌋ falls short of cⁱ⁺¹ by less than 4ε + 98e + 2, because c < 4 and c⁴ < 98. The
  /// reciprocal of a number above 1 has at most the error of the number, plus 1 ulp for the cut.
  fileprivate func set(_ factor: IrrationalFactor) -> UInt64 {
    let width = words.count
    return withFixedPoints(1, width: width) { row in
      let constant = row[0]
      let isPi = factor.piPower != 0
      let power = isPi ? factor.piPower : factor.lnTenPower
      let missing =
        isPi ? CircleConstant.write(to: constant) : PrimeLogarithm.ten.write(to: constant)
      set(constant)
      var error = missing
      return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 * width) { scratch in
        for _ in 1..<power.magnitude {
          setProduct(self, constant, scratch: scratch)
          error = 4 * error + 98 * missing + 2
        }
        if power < 0 {
          constant.set(1)
          setQuotient(constant, by: self, scratch: scratch)
          error += 1
        }
        return error
      }
    }
  }
}
