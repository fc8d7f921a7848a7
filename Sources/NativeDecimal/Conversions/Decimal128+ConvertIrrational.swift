import DecimalArithmetic

extension Decimal128 {
  /// x · ratio · factor for a finite x, with the depth of Ziv's loop.
  ///
  /// With 75 digits of the factor nearly every product is decided, and every one of a catalog whose
  /// validator says so. Ziv's loop takes the rest, from twice the digits on: none is rational but 0.
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
  /// The digits of coefficient · numerator ÷ denominator · factor, or `nil` if 75 digits of the factor
  /// do not tell them.
  ///
  /// Let C be the factor's digits. The product P = coefficient · numerator · C is below
  /// 2¹¹³ · 2¹²⁸ · 2²⁵⁰ < 2⁵¹². It is scaled until the quotient has at least 76 digits, which leaves it
  /// below 10¹¹⁷; the quotient is then cut to the 75 or 76 digits of Q. The true number lies above Q
  /// and below (Q + 1)(1 + 1 ÷ C) < Q + 102, as Q < 10⁷⁶ and C ≥ 10⁷⁴. So the digits of Q above the
  /// last 38 are those of the number unless Q + 102 reaches the next of them.
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
  /// Takes π^k or (ln 10)^k; returns a bound of the error in ulps, either way.
  ///
  /// Let c be the constant from below and e what is missing. If v falls short of cⁱ by less than ε, then
  /// ⌊v · c⌋ does of cⁱ⁺¹ by less than 4ε + 98e + 2, as c < 4 and c⁴ < 98. The reciprocal of a number
  /// above 1 is no farther off than the number, and 1 for the cut.
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
