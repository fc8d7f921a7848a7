import DecimalArithmetic

extension Decimal128 {
  /// Computes xʸ, correctly rounded in the context's mode.
  ///
  /// ``GeneralDecimalBackend/power(_:_:in:)`` states the conditions.
  ///
  ///     Decimal128.power(Decimal128("1.05")!, 3, in: .decimal128).value  // 1.157625
  ///     Decimal128.power(2, Decimal128("0.5")!, in: .decimal32).value  // 1.414214
  ///     Decimal128.power(0, 0, in: .decimal128).conditions  // Invalid_operation
  public static func power(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    tracedPower(x, y, in: context).outcome
  }

  /// Returns power with the depth of Ziv's loop.
  package static func tracedPower(
    _ x: Self, _ y: Self, in context: ArithmeticContext, firstWidth: Int = Ziv.firstWidth
  ) -> TracedOutcome {
    if let outcome = propagatedNaN(x, y, in: context) { return TracedOutcome(outcome) }
    if y.isZero {
      return TracedOutcome(
        x.isZero
          ? Outcome(.nan(), .invalidOperation) : exactInteger(1, isNegative: false, in: context))
    }
    let parity = y.parity
    if x.isNegative && !x.isZero && parity == nil {
      return TracedOutcome(Outcome(.nan(), .invalidOperation))
    }
    #if SeededFaults
    if let wrong = faultyPower(x, y, in: context, firstWidth: firstWidth) { return wrong }
    #endif
    let isNegative = x.isNegative && parity == .odd
    if x.isZero || x.isInfinite {
      return TracedOutcome(
        limit(isLarge: x.isInfinite != y.isNegative, isNegative: isNegative, in: context))
    }
    let magnitude = Decimal128(bits: x.bits & ~signBit)
    if magnitude.isOne {
      return TracedOutcome(
        powerOfOne(magnitude, y, isNegative: isNegative, isInteger: parity != nil, in: context))
    }
    let isBelowOne = x.finiteExponent + x.coefficient.decimalDigitCount <= 0
    if y.isInfinite {
      return TracedOutcome(
        limit(isLarge: isBelowOne == y.isNegative, isNegative: isNegative, in: context))
    }
    if let exact = ExactPower(
      coefficient: x.coefficient, exponent: x.finiteExponent, yIsNegative: y.isNegative,
      yCoefficient: y.coefficient, yExponent: y.finiteExponent)
    {
      // The numerator of y is at most 6300 here, so the product fits an `Int`.
      let preferred =
        parity != nil && !y.isNegative ? x.finiteExponent * y.smallInteger : exact.exponent
      return TracedOutcome(
        rounded(
          exact, preferredExponent: preferred, isNegative: isNegative, isInteger: parity != nil,
          in: context))
    }
    let (digits, depth) = inexactPower(
      magnitude, y, isResultBelowOne: isBelowOne != y.isNegative, firstWidth: firstWidth)
    return TracedOutcome(digits.rounded(isNegative: isNegative, in: context), depth: depth)
  }

  /// Returns an infinity if `isLarge`, otherwise a zero with exponent 0.
  private static func limit(
    isLarge: Bool, isNegative: Bool, in context: ArithmeticContext
  ) -> Outcome<Decimal128> {
    isLarge
      ? Outcome(infinity(isNegative: isNegative))
      : zero(isNegative: isNegative, exponent: 0, in: context)
  }

  /// Returns 1ʸ; for a positive integer y the 1 has the decimals of the product 1 · … · 1.
  private static func powerOfOne(
    _ one: Decimal128, _ y: Decimal128, isNegative: Bool, isInteger: Bool,
    in context: ArithmeticContext
  ) -> Outcome<Decimal128> {
    // Decimals are limited to 34. A y of more than two digits has at least 35 factors, so
    // `LeadingDigits.count` factors are enough.
    let factors =
      y.isNegative || !isInteger
      ? 0
      : y.finiteExponent + y.coefficient.decimalDigitCount > 2
        ? LeadingDigits.count : min(y.smallInteger, LeadingDigits.count)
    return rounded(
      ExactPower(coefficient: 1, exponent: 0), preferredExponent: one.finiteExponent * factors,
      isNegative: isNegative, isInteger: isInteger, in: context)
  }

  /// Rounds an exact power, with the preferred exponent if at most 35 digits reach this exponent.
  ///
  /// For a y that is not an integer, GDA treats an exact power as inexact and pads it to all digits
  /// of the precision. So 35 digits are rounded, and underflow is raised together with inexact.
  private static func rounded(
    _ exact: ExactPower, preferredExponent: Int, isNegative: Bool, isInteger: Bool,
    in context: ArithmeticContext
  ) -> Outcome<Decimal128> {
    let free = LeadingDigits.count - exact.coefficient.decimalDigitCount
    let zeros = isInteger ? min(free, exact.exponent - preferredExponent) : free
    let outcome = rounded(
      Unrounded(
        isNegative: isNegative,
        coefficient: UInt256(low: exact.coefficient * powersOfTen[zeros]),
        exponent: exact.exponent - zeros),
      in: context)
    if isInteger { return outcome }
    return outcome.raising(
      outcome.conditions.contains(.subnormal) ? [.inexact, .underflow] : .inexact)
  }

  /// Returns the digits of xʸ for x ≠ 1 and a power of more than 35 digits, and the depth of Ziv's
  /// loop.
  ///
  /// Let t = y · ln x, 2^l < |ln x| < 2^u and 10^a ≤ |y| < 10^(a+1).
  private static func inexactPower(
    _ x: Decimal128, _ y: Decimal128, isResultBelowOne: Bool, firstWidth: Int
  ) -> (LeadingDigits, depth: Int) {
    let argument = LogarithmArgument(coefficient: x.coefficient, exponent: x.finiteExponent)
    let adjusted = y.finiteExponent + y.coefficient.decimalDigitCount - 1
    // As 3401/1024 < log₂10, here |t| > 2^15 > 32 000, and e^32000 > 10^13000.
    if adjusted > 0 && (adjusted * 3_401) >> 10 + argument.lowerBits >= 15 {
      return (.beyond(isSmall: isResultBelowOne), 0)
    }
    // 2^u < 10^(estimate + 1), so |t| < 10⁻³⁶ and |xʸ − 1| < 1.1 · |t|.
    if adjusted + 1 + digitEstimate(bitWidth: argument.upperBits) + 1 <= -LeadingDigits.count - 1 {
      return (.besideOne(isBelow: isResultBelowOne), 0)
    }
    // |y| < 2^yBits, because 3402/1024 > log₂10. y magnifies the error of ln x by at most 2^yBits.
    // Extra words compensate for all but at most 16 bits of this factor.
    let yBits = adjusted < 0 ? 0 : ((adjusted + 1) * 3_402) >> 10 + 1
    let extraWidth = max(0, yBits - 16 + 63) / 64
    let magnification = UInt64(max(0, yBits - 64 * extraWidth))
    return Ziv.digits(firstWidth: firstWidth) { width in
      withFixedPoints(1, width: width) { row in
        let t = row[0]
        let error = t.setProduct(
          y.coefficient, exponent: y.finiteExponent, logarithm: argument, extraWidth: extraWidth)
        // e^14500 > 10^6297 is beyond every context. Below this bound ``ExactPower`` finds every
        // exact power; the loop would not end for an exact power.
        if t.integerPart >= 14_500 { return .beyond(isSmall: isResultBelowOne) }
        return Exponential.leadingDigits(
          of: t, isNegative: isResultBelowOne, error: error << magnification + 2)
      }
    }
  }
}

extension FixedPoint {
  /// Sets self to |coefficient · 10^exponent · ln x| < 2⁶⁴, computed with `extraWidth` words more
  /// than self has.
  ///
  /// Multiplying by the coefficient and by a power of ten is exact. Dividing adds an error of 1 ulp
  /// of the wider number, and cutting to the width adds 1 ulp of self.
  ///
  /// - Returns: the error of ln x in ulps of the wider number.
  fileprivate func setProduct(
    _ coefficient: UInt128, exponent: Int, logarithm argument: LogarithmArgument, extraWidth: Int
  ) -> UInt64 {
    let inner = words.count + extraWidth
    return withFixedPoints(2, width: inner + 2) { row in
      // Two words above the integer part, for a coefficient below 2¹¹³.
      let low = row[0]
      let high = row[1]
      let logarithm = FixedPoint(UnsafeMutableBufferPointer(rebasing: low.words[0..<inner]))
      let error = argument.writeLogarithm(to: logarithm).error
      high.words[0] = 0
      for index in 0..<inner { high.words[index + 1] = low.words[index] }
      for index in inner..<inner + 2 { low.words[index] = 0 }
      high.words[inner + 1] = 0
      low.multiply(by: UInt64(truncatingIfNeeded: coefficient))
      high.multiply(by: UInt64(truncatingIfNeeded: coefficient >> 64))
      low.add(high)
      low.scale(byPowerOfTen: exponent)
      low.scale(byNegativePowerOfTen: -exponent)
      assert(low.words[inner] == 0 && low.words[inner + 1] == 0, "the product exceeds 64 bits")
      set(logarithm)
      return error
    }
  }
}

extension Decimal128 {
  /// The parity of an integer.
  private enum Parity {
    case odd
    case even
  }

  /// The parity of an integer; `nil` for a number with a fraction and for infinities.
  private var parity: Parity? {
    guard isFinite else { return nil }
    if finiteExponent > 0 { return .even }
    if finiteExponent < -Self.maximumDigits { return nil }
    let (whole, fraction) = coefficient.quotientAndRemainder(
      dividingBy: powersOfTen[-finiteExponent])
    if fraction != 0 { return nil }
    return whole & 1 == 1 ? .odd : .even
  }

  /// The magnitude of an integer below 2³¹.
  private var smallInteger: Int {
    let scaled =
      finiteExponent >= 0
      ? coefficient * powersOfTen[finiteExponent] : coefficient / powersOfTen[-finiteExponent]
    return Int(truncatingIfNeeded: scaled)
  }
}

extension ExactPower {
  fileprivate init(coefficient: UInt128, exponent: Int) {
    self.coefficient = coefficient
    self.exponent = exponent
  }
}
