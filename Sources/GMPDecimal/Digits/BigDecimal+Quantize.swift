import DecimalArithmetic

extension BigDecimal {
  // Always inlined: the compiler would otherwise split the function into a wrapper and a copy with
  // fewer arguments.
  /// GDA quantize: returns x with the exponent of y, rounded if digits are cut off.
  ///
  ///     let cent = BigDecimal("0.01")!
  ///     BigDecimal.quantize(BigDecimal("2.345")!, to: cent, in: .decimal128).value  // 2.34
  ///     let halfUp = ArithmeticContext.decimal128.rounding(.halfUp)
  ///     BigDecimal.quantize(BigDecimal("2.345")!, to: cent, in: halfUp).value  // 2.35
  ///
  /// - Conditions: invalid operation (and NaN) if the result needs more digits than the precision
  ///   or if one operand is infinite.
  @inline(__always)
  public static func quantize(
    _ x: BigDecimal, to y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    quantized(x, to: y, in: context)
  }

  /// Returns `x` with the exponent of `y`; limbs of the result are written to `destination` if they
  /// fit.
  @inline(__always)
  static func quantized(
    _ x: BigDecimal, to y: BigDecimal, in context: ArithmeticContext,
    destination: LimbsReference? = nil
  ) -> Outcome<BigDecimal> {
    if areInline(x, y),
      let result = Rounding(context: context, storage: .smallest).quantizeWords(
        x.inline, isNegative: x.isNegative, from: x.exponent, to: y.exponent)
    {
      return result
    }
    return longQuantized(x, to: y, in: context, destination: destination)
  }

  @inline(never)
  private static func longQuantized(
    _ x: BigDecimal, to y: BigDecimal, in context: ArithmeticContext, destination: LimbsReference?
  ) -> Outcome<BigDecimal> {
    if (x.header | y.header) & 14 == 0, let limbs = x.limbsOfParameter,
      let result = Rounding(context: context, storage: .smallest).quantizeLimbs(
        limbs, digitCount: x.coefficientDigits, isNegative: x.isNegative, from: x.exponent,
        to: y.exponent, destination)
    {
      return result
    }
    let storage = x.storage.joined(y.storage)
    guard x.isFinite && y.isFinite else {
      if let nan = propagatedNaN(x, y, in: context) { return nan }
      guard x.isInfinite && y.isInfinite else { return invalid(storage) }
      return Outcome(BigDecimal(.infinity, isNegative: x.isNegative, storage: storage))
    }
    guard (context.etiny...context.maxExponent).contains(y.exponent) else {
      return invalid(storage)
    }
    let rounding = Rounding(context: context, storage: storage)
    if x.hasZeroCoefficient {
      return rounding.zero(isNegative: x.isNegative, exponent: y.exponent)
    }
    // The adjusted exponent is checked first, because the difference of the exponents may be huge.
    if x.adjustedExponent > context.maxExponent
      || x.adjustedExponent - y.exponent + 1 > context.precision
    {
      return invalid(storage)
    }
    let zeros = max(x.exponent - y.exponent, 0)
    if x.coefficientDigits + zeros > maximumDigits { return insufficientStorage(storage) }
    if x.limbs == nil && storage == .smallest {
      return rounding.quantize(
        x.inline, isNegative: x.isNegative, from: x.exponent, to: y.exponent)
    }
    let room = x.limbCount + Natural.limbs(forDigits: zeros) + 2
    return Natural.inScratch(room, destination) { number in
      var coefficient = number
      x.withLimbs { coefficient.assign($0) }
      return rounding.quantize(
        coefficient, isNegative: x.isNegative, from: x.exponent, to: y.exponent)
    }
  }
}

extension BigDecimal {
  /// Performs ``quantize(to:in:)`` in place if the limbs are not shared and over 38 digits remain.
  ///
  /// The limbs are divided in place, and no reference is counted. In all other cases the result is
  /// `nil` and self is unchanged.
  mutating func cutOwnLimbs(to y: BigDecimal, in context: ArithmeticContext) -> Conditions? {
    let rounding = Rounding(context: context, storage: .smallest)
    let excess = y.exponent - exponent
    guard (header | y.header) & 14 == 0, limbs != nil, excess <= PowersOfFive.largestWord,
      let digits = rounding.digitsLeft(of: coefficientDigits, from: exponent, to: y.exponent),
      digits > UInt128.inlineDigits, let own = destination
    else { return nil }
    var number = Natural(lentBy: own)
    let discarded = number.dropDigits(excess)
    let grows = context.rounding.increments(
      lastDigit: number.decidingDigit(context.rounding), isNegative: isNegative,
      discarded: discarded)
    // The carry fits the limbs of self: before digits were dropped, the number was at least ten
    // times as large.
    if grows { number.increment() }
    // Only a carry out of nines adds a digit. The sum is then a power of ten, 10^digits, which has
    // at least `digits` trailing zero bits.
    let isLonger = grows && number.trailingZeroBitCount >= digits && number.digitCount > digits
    limbs?.set(count: number.count, digitCount: isLonger ? digits + 1 : digits)
    setExponent(y.exponent)
    return discarded == .zero ? .rounded : [.inexact, .rounded]
  }
}

extension Rounding {
  /// Returns the number of digits kept if a normal number loses some but not all digits.
  ///
  /// In all other cases the result is `nil`.
  @inline(__always)
  fileprivate func digitsLeft(of count: Int, from exponent: Int, to target: Int) -> Int? {
    let excess = target - exponent
    let digits = count - excess
    // A number with fewer digits than the precision fits even after a carry.
    guard excess > 0, (1..<context.precision).contains(digits), target >= context.minExponent,
      target <= context.etop
    else { return nil }
    return digits
  }

  /// Quantizes a normal number that loses some but not all digits; returns `nil` for others.
  @inline(never)
  fileprivate func quantizeLimbs(
    _ limbs: UnsafeBufferPointer<UInt>, digitCount: Int, isNegative: Bool, from exponent: Int,
    to target: Int, _ destination: LimbsReference?
  ) -> Outcome<BigDecimal>? {
    let excess = target - exponent
    guard let digits = digitsLeft(of: digitCount, from: exponent, to: target) else { return nil }
    return Natural.inScratch(limbs.count + 1, destination) { number in
      var coefficient = number
      coefficient.assign(limbs)
      let discarded = coefficient.dropDigits(excess)
      return keep(
        isNegative: isNegative, coefficient, exponent: target, digitCount: digits, discarded)
    }
  }

  /// Quantizes a normal number that loses digits; returns `nil` for others.
  @inline(__always)
  fileprivate func quantizeWords(
    _ exact: UInt128, isNegative: Bool, from exponent: Int, to target: Int
  ) -> Outcome<BigDecimal>? {
    let excess = target - exponent
    // A number other than 0 that fits the precision is normal at an exponent of Emin…Etop.
    guard (1...UInt128.inlineDigits).contains(excess), target >= context.minExponent,
      target <= context.etop
    else { return nil }
    let (quotient, remainder) = exact.dividedInline(byPowerOfTen: excess)
    let limit = powersOfTen[min(context.precision, UInt128.inlineDigits)]
    if quotient == 0 || quotient >= limit - 1 { return nil }
    if remainder == 0 {
      return Outcome(
        BigDecimal(isNegative: isNegative, inline: quotient, exponent: target), .rounded)
    }
    // Nearly all cases are half-even without a tie. A direct comparison decides these in a seventh
    // of the time of `increments`.
    let rest = powersOfTen[excess] &- remainder
    #if SeededFaults
    if remainder == rest, let wrong = faultyTie(isNegative, quotient, target) { return wrong }
    #endif
    let grows =
      context.rounding == .halfEven && remainder != rest
      ? remainder > rest
      : context.rounding.increments(
        lastDigit: quotient.decidingDigit(context.rounding), isNegative: isNegative,
        discarded: remainder < rest ? .belowHalf : remainder == rest ? .half : .aboveHalf)
    return Outcome(
      BigDecimal(isNegative: isNegative, inline: quotient &+ (grows ? 1 : 0), exponent: target),
      [.inexact, .rounded])
  }

  /// Returns ±exact × 10^exponent, a number other than 0, with the exponent `target`.
  ///
  /// - Precondition: the context allows `target`.
  fileprivate func quantize<C: Coefficient & ~Copyable>(
    _ exact: consuming C, isNegative: Bool, from exponent: Int, to target: Int
  ) -> Outcome<BigDecimal> {
    var coefficient = exact
    let discarded = coefficient.dropDigits(target - exponent)
    var conditions: Conditions = target > exponent ? .rounded : []
    if discarded != .zero { conditions.insert(.inexact) }
    let grows = context.rounding.increments(
      lastDigit: coefficient.decidingDigit(context.rounding), isNegative: isNegative,
      discarded: discarded)
    if grows { coefficient.increment() }
    if coefficient.isZero {
      return settle(
        isNegative: isNegative, coefficient, exponent: target, digitCount: 0, conditions)
    }
    let digits = coefficient.digitCount
    let adjusted = max(exponent, target) + digits - 1
    #if SeededFaults
    if accepts(adjusted, target) { return carried(isNegative, coefficient, target, conditions) }
    #endif
    // A carry may have made the coefficient one digit too long.
    if adjusted - target + 1 > context.precision || adjusted > context.maxExponent {
      return BigDecimal.invalid(storage)
    }
    if adjusted < context.minExponent { conditions.insert(.subnormal) }
    return settle(
      isNegative: isNegative, coefficient, exponent: max(exponent, target), digitCount: digits,
      conditions, padding: target)
  }
}
