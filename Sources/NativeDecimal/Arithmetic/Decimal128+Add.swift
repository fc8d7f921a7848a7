import DecimalArithmetic

extension Decimal128 {
  /// Adds x and y and rounds the sum once; preferred exponent min(e₁, e₂).
  ///
  ///     let sum = Decimal128.add(Decimal128("0.10")!, Decimal128("0.2")!, in: .decimal128)
  ///     sum.value  // 0.30
  ///     sum.isExact  // true
  @inlinable @inline(__always)
  public static func add(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    shortSum(x, y, flip: 0, in: context) ?? longSum(x, y, in: context)
  }

  /// Subtracts y from x and rounds the difference once; preferred exponent min(e₁, e₂).
  ///
  ///     Decimal128.subtract(20, Decimal128("17.90")!, in: .decimal128).value  // 2.10
  @inlinable @inline(__always)
  public static func subtract(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self>
  {
    shortSum(x, y, flip: 1 &<< 63, in: context) ?? longDifference(x, y, in: context)
  }

  @usableFromInline
  static func longSum(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    quickSum(x, y, flip: 0, in: context) ?? generalSum(x, y, isYNegative: y.isNegative, in: context)
  }

  @usableFromInline
  static func longDifference(_ x: Self, _ y: Self, in context: ArithmeticContext) -> Outcome<Self> {
    quickSum(x, y, flip: 1 &<< 63, in: context)
      ?? generalSum(x, y, isYNegative: !y.isNegative, in: context)
  }

  /// Returns the sum of finite numbers by 128-bit arithmetic, if it is normal and not clamped.
  ///
  /// Otherwise the result is `nil`.
  @inline(__always)
  private static func quickSum(
    _ x: Self, _ y: Self, flip: UInt64, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let xHalf = x.upperHalf
    let yHalf = y.upperHalf ^ flip
    guard areFinite(xHalf, yHalf) else { return nil }
    return quickSum(
      x.coefficient, sign: xHalf, biasedExponent: biasedExponent(xHalf),
      y.coefficient, sign: yHalf, biasedExponent: biasedExponent(yHalf), in: context)
  }

  /// Returns the sum of ±x and ±y below 2¹²⁵ if it is normal and not clamped; otherwise `nil`.
  ///
  /// `upper` is the number with the larger exponent. `difference` is all ones if the signs differ;
  /// then the magnitudes are subtracted. Neither choice is a branch, because the branch predictor
  /// cannot predict random signs and exponents.
  @inline(__always)
  static func quickSum(
    _ x: UInt128, sign xSign: UInt64, biasedExponent xExponent: Int,
    _ y: UInt128, sign ySign: UInt64, biasedExponent yExponent: Int, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    #if SeededFaults
    let (xSign, ySign) = faultySigns(xSign, at: xExponent, ySign, at: yExponent)
    #endif
    let isSwapped = xExponent < yExponent
    let sign = isSwapped ? ySign : xSign
    let upper = isSwapped ? y : x
    let lower = isSwapped ? x : y
    let exponent = isSwapped ? yExponent : xExponent
    let gap = exponent &- (isSwapped ? xExponent : yExponent)
    let difference = UInt128(truncatingIfNeeded: Int64(bitPattern: xSign ^ ySign) &>> 63)
    // Let s be the highest set bit of 10^gap. If upper has s + 3 leading zeros or more, then
    // upper · 10^gap < 2^(128 − leading zeros) · 2^(s + 1) ≤ 2¹²⁶.
    if gap <= largestPower
      && upper.leadingZeroBitCount >= leadingBitOfPowerOfTen(gap) &+ 3
    {
      return quickExactSum(
        sign: sign, upper &* powersOfTen[gap], lower, difference: difference,
        biasedExponent: exponent &- gap, in: context)
    }
    return quickCutSum(
      sign: sign, upper, lower, gap: gap, difference: difference, biasedExponent: exponent,
      in: context)
  }

  /// Returns ±(upper ± lower) for magnitudes with equal exponents.
  ///
  /// The first sign is `sign`. The second sign is − if `difference` has all bits set, and + if it
  /// is 0. The sum is exact before it is rounded.
  @inline(__always)
  private static func quickExactSum(
    sign: UInt64, _ upper: UInt128, _ lower: UInt128, difference: UInt128, biasedExponent: Int,
    in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let signed = upper &+ ((lower ^ difference) &- difference)
    let below = UInt128(truncatingIfNeeded: Int128(truncatingIfNeeded: signed) &>> 127)
    let magnitude = (signed ^ below) &- below
    var sign = sign ^ UInt64(truncatingIfNeeded: below)
    if magnitude >= powersOfTen[context.precision] {
      return quickRounded(
        UInt256(low: magnitude), sign: sign, biasedExponent: biasedExponent, in: context)
    }
    guard context.isOrdinary(biasedExponent: biasedExponent) else { return nil }
    if magnitude == 0 && difference != 0 { sign = context.rounding == .floor ? .max : 0 }
    #if SeededFaults
    sign = faultySign(sign, of: magnitude, isDifference: difference != 0)
    #endif
    return Outcome(Decimal128(sign: sign, coefficient: magnitude, biasedExponent: biasedExponent))
  }

  /// Returns ±(upper · 10^gap ± lower) for a sum too wide for 128 bits.
  ///
  /// The first sign is `sign`. The second sign is − if `difference` has all bits set, and + if it
  /// is 0.
  ///
  /// Let s be the number of digits by which `upper` is shorter than the precision. The unit of the
  /// result is the last digit of upper · 10^s. lower ÷ 10^(gap − s) has whole units and a remainder
  /// below one unit. If the sum of the whole units has precision digits, only the remainder is
  /// rounded away. Otherwise the unit is ten times larger or smaller (``renormalizedSum``). If
  /// gap − s exceeds 38, the remainder is all of `lower`, below 2¹²⁵ and so below half of 10³⁸.
  @inline(__always)
  private static func quickCutSum(
    sign: UInt64, _ upper: UInt128, _ lower: UInt128, gap: Int, difference: UInt128,
    biasedExponent: Int, in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let limit = powersOfTen[context.precision]
    guard upper < limit, upper != 0 else { return nil }
    // Most numbers that are too wide to align have as many digits as the precision.
    let floor = powersOfTen[context.precision &- 1]
    let room = upper >= floor ? 0 : context.precision &- upper.decimalDigitCount
    let exponent = biasedExponent &- room
    guard context.isOrdinary(biasedExponent: exponent) else { return nil }
    // upper · 10^gap is at least 2¹²⁵ > 10³⁷, so the gap exceeds the room by 4 or more.
    let cut = Swift.min(gap &- room, largestPower)
    let unit = powersOfTen[cut]
    var (whole, remainder) = lower.quotientAndRemainder(byPowerOfTen: cut)
    #if SeededFaults
    remainder = faultyRemainder(remainder, gap: gap)
    #endif
    let inexact: UInt128 = remainder != 0 ? .max : 0
    // Subtracting a fraction takes one more whole unit and adds the complement of the fraction.
    whole &+= 1 & inexact & difference
    let rest = unit &- remainder
    remainder ^= (remainder ^ rest) & inexact & difference
    let discarded = DiscardedDigits(remainder: remainder, of: unit)
    let scaled = _fastPath(room == 0) ? upper : upper &* powersOfTen[room]
    let sum = scaled &+ ((whole ^ difference) &- difference)
    let rounded = sum &+ discarded.increment(of: sum, sign: sign, rounding: context.rounding)
    guard sum >= floor, rounded < limit else {
      // If gap − room exceeds 38, the true remainder is a smaller part of the unit than
      // remainder ÷ unit.
      let isFar = gap &- room > largestPower
      return renormalizedSum(
        sign: sign, sum, remainder: isFar && inexact & difference != 0 ? unit &- 1 : remainder,
        cut: cut, biasedExponent: exponent, in: context)
    }
    return Outcome(
      Decimal128(sign: sign, coefficient: rounded, biasedExponent: exponent), discarded.conditions)
  }

  /// Returns sum + remainder ÷ 10^cut with the sign `sign`, for a sum of one digit more or less
  /// than the precision.
  ///
  /// The function also handles a sum whose rounding carries. The function returns `nil` if more
  /// digits cancel, as in a sum with a product, or if the result is subnormal, too large or
  /// clamped.
  @inline(never)
  private static func renormalizedSum(
    sign: UInt64, _ sum: UInt128, remainder: UInt128, cut: Int, biasedExponent: Int,
    in context: ArithmeticContext
  ) -> Outcome<Self>? {
    let limit = powersOfTen[context.precision]
    let floor = powersOfTen[context.precision &- 1]
    var kept = sum
    var rest = remainder
    var cut = cut
    var exponent = biasedExponent
    if sum >= limit {
      let (tens, digit) = sum.quotientAndRemainder(byPowerOfTen: 1)
      kept = tens
      rest &+= digit &* powersOfTen[cut]
      cut &+= 1
      exponent &+= 1
    } else if sum < floor {
      cut &-= 1
      let (digit, next) = remainder.quotientAndRemainder(byPowerOfTen: cut)
      kept = sum &* 10 &+ digit
      rest = next
      exponent &-= 1
      guard kept >= floor else { return nil }
    }
    let discarded = DiscardedDigits(remainder: rest, of: powersOfTen[cut])
    kept &+= discarded.increment(of: kept, sign: sign, rounding: context.rounding)
    if kept == limit {
      kept = floor
      exponent &+= 1
    }
    guard context.isOrdinary(biasedExponent: exponent) else { return nil }
    return Outcome(
      Decimal128(sign: sign, coefficient: kept, biasedExponent: exponent), discarded.conditions)
  }

  /// Returns x + y; the sign of y is a parameter, so that subtraction is the same operation.
  @inline(never)
  package static func generalSum(
    _ x: Self, _ y: Self, isYNegative: Bool, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome }
    if x.isInfinite || y.isInfinite {
      if x.isInfinite && y.isInfinite && x.isNegative != isYNegative {
        return Outcome(.nan(), .invalidOperation)
      }
      return Outcome(infinity(isNegative: x.isInfinite ? x.isNegative : isYNegative))
    }
    return rounded(
      Unrounded(
        sumOf: x.coefficient, at: x.finiteExponent, isNegative: x.isNegative,
        and: y.coefficient, at: y.finiteExponent, isNegative: isYNegative,
        rounding: context.rounding),
      in: context)
  }
}
