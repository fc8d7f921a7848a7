import DecimalArithmetic

/// (±x · multiplier + addend) ÷ divisor in 64-bit words, for temperatures as people type them.
///
/// The result is in units of the last decimal. x is scaled to units of 10⁻⁹, so that one factor
/// holds the power of ten and the multiplier. The dividend is an integer up to 2⁶³, which one
/// multiplication divides (``QuickDivisor``). The integer part is the quotient by a second
/// constant, computed at the same time, so no division waits for the rounded number.
struct ShortAffine {
  /// The factor of x in units of 10⁻⁹.
  private var weight: Int64 = 1
  private var addend: Int64 = 0
  private var divisor = QuickDivisor(2)
  /// divisor · 10^decimals.
  private var wholeDivisor = QuickDivisor(2)
  private var decimals = 0
  /// 10^(16 − decimals), which extends the decimals to sixteen digits; 0 unless there are 1…16
  /// decimals.
  private var alignment: UInt64 = 0
  private var rounding = RoundingMode.halfEven
  private var isNearest = true
  /// The largest remainder that is rounded down before the tie correction, in the modes to nearest.
  ///
  /// The bound is half the divisor, ties included if ties round down.
  private var half: UInt64 = 1
  /// 1 if ties go to even: an odd kept number lowers the bound by 1.
  private var evenBit: UInt64 = 0
  /// The number of exponents of x, from −9 up, that are handled: ten, or none.
  private var exponents: UInt = 0

  /// The number of decimals of x in units of 10⁻⁹.
  private static var inputDecimals: Int { 9 }
  private static var limit: UInt128 { 1 << 63 }
  private static var tenToSixteen: UInt64 { 10_000_000_000_000_000 }

  /// Creates an instance that handles no number.
  init() {}

  /// Creates the map x · multiplier · 10^exponent + addend, over the divisor.
  ///
  /// All parts are in units of the last decimal. If a part does not fit its word, the instance
  /// handles no number.
  init(
    multiplier: UInt64, isNegative: Bool, exponent: Int, addend: Int128, divisor: UInt64,
    decimals: Int, rounding: RoundingMode
  ) {
    let power = exponent - Self.inputDecimals
    // ``QuickDivisor`` has no divisor 1, so dividend and divisor are doubled.
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
    // Quotients by odd divisors have no ties.
    half = (denominator.lowHalf - (rounding == .halfUp ? 1 : 0)) / 2
    evenBit = rounding == .halfEven ? 1 - denominator.lowHalf & 1 : 0
    #if SeededFaults
    half = Self.faultyHalf(half, of: denominator.lowHalf)
    #endif
    exponents = UInt(Self.inputDecimals + 1)
  }

  /// Whether the instance handles any number.
  var isOpen: Bool { exponents > 0 }

  /// A rounded result in units of the last decimal, at most 2⁶³.
  struct Image {
    /// All ones if the result is negative, otherwise all zeros.
    var sign: UInt64
    var coefficient: UInt64
    /// ⌊dividend ÷ divisor ÷ 10^decimals⌋; 1 too small if rounding carried into the integer part.
    var whole: UInt64
    /// The fraction as sixteen digits; 10¹⁶ if rounding carried into the integer part.
    var decimals: UInt64
    var isExact: Bool
  }

  /// Returns the converted ±coefficient × 10^exponent, perhaps 0; `nil` if it is not handled.
  @inline(__always)
  func image(sign: UInt64, coefficient: UInt64, exponent: Int) -> Image? {
    let zeros = UInt(bitPattern: exponent &+ Self.inputDecimals)
    guard zeros < exponents, coefficient &>> 63 == 0 else { return nil }
    // The product is below 2⁶³, as `init` checked.
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
      // The sign of a difference is used, because a condition would be compiled to a branch.
      increment = (half &- (kept & evenBit) &- remainder) &>> 63
    } else if remainder != 0 {
      increment = Self.increment(
        of: kept, remainder, of: divisor.divisor, sign: below, rounding)
    }
    // The digits are aligned before the rounding is decided, and an addition rounds the aligned
    // digits, so the alignment and the rounding decision run in parallel.
    return Image(
      sign: below, coefficient: kept &+ increment, whole: whole,
      decimals: kept &* alignment &- whole &* Self.tenToSixteen &+ alignment & (0 &- increment),
      isExact: remainder == 0)
  }

  /// Returns the text of an image with 1…16 decimals if it fits three words; otherwise `nil`.
  @inline(__always)
  func text(of image: Image, exponent: Int) -> PointedWords? {
    var whole = image.whole
    var rest = image.decimals
    if rest == Self.tenToSixteen {
      rest = 0
      whole &+= 1
      #if SeededFaults
      whole = Self.faultyWhole(whole)
      #endif
    }
    return PointedWords(
      sign: image.sign, whole: whole, digits: rest, decimals: decimals,
      isExact: image.isExact, exponent: exponent)
  }

  /// Returns the increment of a directed rounding mode.
  ///
  /// The function is static, because a method call would copy all parts for every number.
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
