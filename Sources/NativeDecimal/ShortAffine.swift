import DecimalArithmetic

/// (±x · multiplier + addend) ÷ divisor in units of the last decimal, in words of 64 bits: for temperatures as
/// people type them.
///
/// x is brought to units of 10⁻⁹, so that one factor holds the power of ten and the multiplier, and the
/// dividend is an integer up to 2⁶³, which one multiplication divides (``QuickDivisor``). The whole part is
/// its quotient by another constant, ready at the same time: nothing rounded is divided.
struct ShortAffine {
  /// What x in units of 10⁻⁹ is multiplied with.
  private var weight: Int64 = 1
  private var addend: Int64 = 0
  private var divisor = QuickDivisor(2)
  /// The divisor · 10^decimals.
  private var wholeDivisor = QuickDivisor(2)
  private var decimals = 0
  /// 10^(16 − decimals), which makes sixteen digits of them; 0 if they are more or none.
  private var alignment: UInt64 = 0
  private var rounding = RoundingMode.halfEven
  private var isNearest = true
  /// Larger remainders go up, in the modes to nearest: what is at most half, ties included if they go down.
  private var half: UInt64 = 1
  /// 1 if ties go to even, so that an odd number leaves one less.
  private var evenBit: UInt64 = 0
  /// How many exponents numbers may have, from −9: none, or ten.
  private var exponents: UInt = 0

  /// Numbers are brought to units of 10⁻⁹.
  private static var inputDecimals: Int { 9 }
  private static var limit: UInt128 { 1 << 63 }
  private static var tenToSixteen: UInt64 { 10_000_000_000_000_000 }

  /// Nothing is short.
  init() {}

  /// The map x · multiplier · 10^exponent + addend, over the divisor, all in units of the last decimal.
  ///
  /// What does not fit its words leaves the way closed.
  init(
    multiplier: UInt64, isNegative: Bool, exponent: Int, addend: Int128, divisor: UInt64,
    decimals: Int, rounding: RoundingMode
  ) {
    let power = exponent - Self.inputDecimals
    // A divisor of 1 is none: all is doubled.
    let scale: UInt128 = divisor == 1 && power >= 0 ? 2 : 1
    guard
      let numerator = UInt128(multiplier).padded(zeros: max(power, 0), below: Self.limit),
      (numerator * scale).padded(zeros: Self.inputDecimals, below: Self.limit) != nil,
      let constant = addend.magnitude.padded(zeros: max(-power, 0), below: Self.limit),
      constant * scale < Self.limit,
      let denominator = (UInt128(divisor) * scale).padded(
        zeros: max(-power, 0), below: Self.limit),
      let wholes = denominator.padded(zeros: decimals, below: Self.limit)
    else { return }
    weight = Int64(numerator * scale) * (isNegative ? -1 : 1)
    self.addend = Int64(constant * scale) * (addend < 0 ? -1 : 1)
    self.divisor = QuickDivisor(denominator.lowHalf)
    wholeDivisor = QuickDivisor(wholes.lowHalf)
    self.decimals = decimals
    alignment = (1...16).contains(decimals) ? powersOfTen[16 - decimals].lowHalf : 0
    self.rounding = rounding
    isNearest = rounding == .halfEven || rounding == .halfUp || rounding == .halfDown
    // Odd divisors know no ties.
    half = (denominator.lowHalf - (rounding == .halfUp ? 1 : 0)) / 2
    evenBit = rounding == .halfEven ? 1 - denominator.lowHalf & 1 : 0
    #if SeededFaults
    if SeededFault.preparedTieTestWrong.isActive { half = denominator.lowHalf / 2 }
    #endif
    exponents = UInt(Self.inputDecimals + 1)
  }

  /// Whether any number is short.
  var isOpen: Bool { exponents > 0 }

  /// A number of last decimals, already rounded, at most 2⁶³.
  struct Image {
    /// All bits or none.
    var sign: UInt64
    var coefficient: UInt64
    /// ⌊n ÷ divisor ÷ 10^decimals⌋: if rounding carried into it, one less than the coefficient's.
    var whole: UInt64
    /// The coefficient less the whole part, as sixteen digits; 10¹⁶ if rounding carried.
    var decimals: UInt64
    var isExact: Bool
  }

  /// The image of ± coefficient × 10^exponent, or `nil` for what is not short; 0 is among the results.
  @inline(__always)
  func image(sign: UInt64, coefficient: UInt64, exponent: Int) -> Image? {
    let zeros = UInt(bitPattern: exponent &+ Self.inputDecimals)
    guard zeros < exponents, coefficient &>> 63 == 0 else { return nil }
    // Below 2⁶³, as `init` made sure.
    let factor =
      weight
      &* Int64(bitPattern: powersOfTen[Int(truncatingIfNeeded: zeros)].lowHalf)
    let mask = UInt64(bitPattern: Int64(bitPattern: sign) &>> 63)
    let signed = Int64(bitPattern: (coefficient ^ mask) &- mask)
    let (term, isTermBeyond) = signed.multipliedReportingOverflow(by: factor)
    if isTermBeyond { return nil }
    let (sum, isSumBeyond) = term.addingReportingOverflow(addend)
    if isSumBeyond { return nil }
    let below = UInt64(bitPattern: sum &>> 63)
    let number = (UInt64(bitPattern: sum) ^ below) &- below
    let whole = wholeDivisor.quotient(of: number)
    let kept = divisor.quotient(of: number)
    let remainder = number &- kept &* divisor.divisor
    var increment: UInt64 = 0
    if isNearest {
      // The sign of a difference: as a condition it would be compiled to a branch.
      increment = (half &- (kept & evenBit) &- remainder) &>> 63
    } else if remainder != 0 {
      increment = Self.increment(
        of: kept, remainder, of: divisor.divisor, sign: below, rounding)
    }
    // Aligned before rounding is decided, and rounded by an addition: neither waits for the other.
    return Image(
      sign: below, coefficient: kept &+ increment, whole: whole,
      decimals: kept &* alignment &- whole &* Self.tenToSixteen &+ alignment & (0 &- increment),
      isExact: remainder == 0)
  }

  /// The text of the image of a number × 10^exponent, of 1…16 decimals, if it has one in three words.
  @inline(__always)
  func text(of image: Image, exponent: Int) -> PointedWords? {
    var whole = image.whole
    var rest = image.decimals
    if rest == Self.tenToSixteen {
      rest = 0
      whole &+= 1
      #if SeededFaults
      if SeededFault.preparedCarryLost.isActive { whole &-= 1 }
      #endif
    }
    return PointedWords(
      sign: image.sign, whole: whole, digits: rest, decimals: decimals,
      isExact: image.isExact, exponent: exponent)
  }

  /// Static, because a call of a method would copy all the parts for every number.
  @inline(never)
  private static func increment(
    of kept: UInt64, _ remainder: UInt64, of divisor: UInt64, sign: UInt64, _ rounding: RoundingMode
  ) -> UInt64 {
    let discarded = DiscardedDigits(
      remainder: UInt128(truncatingIfNeeded: remainder),
      of: UInt128(truncatingIfNeeded: divisor))
    return discarded.increment(
      of: UInt128(truncatingIfNeeded: kept), sign: sign, rounding: rounding
    ).lowHalf
  }
}
