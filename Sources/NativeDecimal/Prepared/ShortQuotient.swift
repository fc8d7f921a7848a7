import DecimalArithmetic

/// ±x · multiplier ÷ divisor in units of the last decimal, by one multiplication of 64 by 128 bits.
///
/// The path handles numbers below 9.2 · 10⁹ with up to nine decimals. Let R be the map's ratio in
/// these units, F = ⌈2⁶⁴ · R⌉ and n < 2⁶³ an integer. n · F ÷ 2⁶⁴ exceeds n · R by less than
/// n ÷ 2⁶⁴ < 1, so its floor is the quotient or one more. If the floor is one more, the remainder
/// is negative. Remainders lie within ±divisor, below 2⁶³, so their low 64 bits show the sign.
///
/// Source: Granlund and Montgomery, "Division by Invariant Integers using Multiplication" (1994),
/// 4, with the remainder instead of a longer factor.
struct ShortQuotient {
  private var factorHigh: UInt64 = 0
  private var factorLow: UInt64 = 0
  /// The low 64 bits of R · divisor.
  private var scale: UInt64 = 0
  private var divisor: UInt64 = 1
  /// The number of exponents of x, from −9 up, that are handled: ten, or none.
  private var exponents: UInt = 0
  private var rounding = RoundingMode.halfEven
  private var isNearest = true
  /// 1 if ties go up, 0 if they go to even.
  private var tieBit: UInt64 = 0

  /// The number of decimals of x in units of 10⁻⁹.
  private static var decimals: Int { 9 }
  private static var limit: UInt128 { 1 << 63 }
  /// The exclusive upper bound of dividends of ``NormalizedLimb``.
  private static var productLimit: UInt128 { 1 << 126 }

  /// Creates an instance that handles no number.
  init() {}

  /// Creates the map x · multiplier · 10^exponent, over the divisor, in units of the last decimal.
  ///
  /// If a part does not fit its word, the instance handles no number.
  init(multiplier: UInt64, exponent: Int, divisor: UInt64, rounding: RoundingMode) {
    let power = exponent - Self.decimals
    guard
      let top = UInt128(multiplier).padded(zeros: max(power, 0), below: Self.productLimit),
      let divisor = UInt128(divisor).padded(zeros: max(-power, 0), below: Self.limit)
    else { return }
    let limb = NormalizedLimb(divisor.lowHalf)
    let whole = limb.quotientAndRemainder(dividing: top)
    guard whole.quotient.highHalf == 0 else { return }
    let part = limb.quotientAndRemainder(dividing: UInt128(high: whole.remainder, low: 0))
    // (divisor − 1) ÷ divisor · 2⁶⁴ is below 2⁶⁴ − 1 for a divisor below 2⁶³: rounding up does not
    // carry.
    let factor =
      UInt128(high: whole.quotient.lowHalf, low: 0) + part.quotient
      + (part.remainder == 0 ? 0 : 1)
    factorHigh = factor.highHalf
    factorLow = factor.lowHalf
    scale = top.lowHalf
    self.divisor = divisor.lowHalf
    self.rounding = rounding
    isNearest = rounding == .halfEven || rounding == .halfUp
    tieBit = rounding == .halfUp ? 1 : 0
    exponents = UInt(Self.decimals + 1)
  }

  /// A rounded result in units of the last decimal.
  struct Quotient {
    var sign: UInt64
    var coefficient: UInt128
    var isExact: Bool
  }

  /// Returns the converted ±coefficient × 10^exponent, perhaps 0; `nil` if it is not handled.
  @inline(__always)
  func quotient(sign: UInt64, coefficient: UInt64, exponent: Int) -> Quotient? {
    let zeros = UInt(bitPattern: exponent &+ Self.decimals)
    guard zeros < exponents else { return nil }
    let units = UInt128.product(
      coefficient, powersOfTen[Int(truncatingIfNeeded: zeros)].lowHalf)
    guard units < Self.limit else { return nil }
    let number = units.lowHalf
    var quotient =
      UInt128.product(number, factorHigh)
      &+ UInt128(truncatingIfNeeded: UInt128.product(number, factorLow).highHalf)
    let difference = number &* scale &- quotient.lowHalf &* divisor
    let excess = UInt64(bitPattern: Int64(bitPattern: difference) &>> 63)
    quotient = quotient &- UInt128(truncatingIfNeeded: excess & 1)
    let remainder = difference &+ excess & divisor
    #if SeededFaults
    quotient = Self.faultyQuotient(quotient, excess: excess)
    #endif
    if remainder == 0 { return Quotient(sign: sign, coefficient: quotient, isExact: true) }
    if isNearest {
      // As in `DiscardedDigits`: the increment is the sign of missing − remainder − tie-breaker.
      let tie = (quotient.lowHalf | tieBit) & 1
      let grows = (divisor &- remainder &- remainder &- tie) &>> 63
      quotient = quotient &+ UInt128(truncatingIfNeeded: grows)
    } else {
      quotient = Self.directed(quotient, remainder, of: divisor, sign: sign, rounding)
    }
    return Quotient(sign: sign, coefficient: quotient, isExact: false)
  }

  /// Returns the kept digits, rounded in a mode other than half-even and half-up.
  ///
  /// The function is static, because a method call would copy all parts for every number.
  @inline(never)
  private static func directed(
    _ kept: UInt128, _ remainder: UInt64, of divisor: UInt64, sign: UInt64,
    _ rounding: RoundingMode
  ) -> UInt128 {
    let discarded = DiscardedDigits(
      remainder: UInt128(truncatingIfNeeded: remainder),
      of: UInt128(truncatingIfNeeded: divisor))
    return kept &+ discarded.increment(of: kept, sign: sign, rounding: rounding)
  }
}
