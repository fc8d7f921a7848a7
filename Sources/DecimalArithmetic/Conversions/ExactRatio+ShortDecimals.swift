/// A ratio whose numerator fits a word and whose denominator is a power of two below 2⁶⁴.
///
/// Most decimals have this form, because the unique form of ``ExactRatio`` writes each factor 5 as
/// 10 ÷ 2. Shifts replace divisions. An operation returns `nil` if the result does not fit; the
/// caller then uses the operation for parts of any length. A law compares both operations bit by
/// bit.
struct ShortDecimal {
  let isNegative: Bool
  let numerator: UInt64
  /// The denominator's power of two, 0…63.
  let twos: Int
  let exponent: Int

  @inline(__always)
  init(_ isNegative: Bool, _ numerator: UInt64, overTwos twos: Int, _ exponent: Int) {
    self.isNegative = isNegative
    self.numerator = numerator
    self.twos = twos
    self.exponent = exponent
  }

  @inline(__always)
  init?(_ ratio: ExactRatio) {
    guard let numerator = UInt64(exactly: ratio.numerator),
      let denominator = UInt64(exactly: ratio.denominator), denominator & (denominator &- 1) == 0
    else { return nil }
    self.init(
      ratio.isNegative, numerator, overTwos: denominator.trailingZeroBitCount, ratio.exponent)
  }

  /// Returns x + y.
  @inline(__always)
  func sum(_ other: ShortDecimal) -> ExactRatio? {
    let power = min(exponent, other.exponent)
    let twos = max(twos, other.twos)
    guard let x = numerator(overTwos: twos, beside: power),
      let y = other.numerator(overTwos: twos, beside: power)
    else { return nil }
    if isNegative == other.isNegative {
      return ShortDecimal(isNegative, x &+ y, overTwos: twos, power).uniqueForm
    }
    return x > y
      ? ShortDecimal(isNegative, x &- y, overTwos: twos, power).uniqueForm
      : ShortDecimal(other.isNegative, y &- x, overTwos: twos, power).uniqueForm
  }

  /// Returns x · y.
  @inline(__always)
  func product(_ other: ShortDecimal) -> ExactRatio? {
    let (product, overflow) = numerator.multipliedReportingOverflow(by: other.numerator)
    if overflow { return nil }
    // Neither numerator has a factor 5, so the product has none.
    return ShortDecimal(
      isNegative != other.isNegative, product, overTwos: twos &+ other.twos,
      exponent &+ other.exponent
    ).ratio
  }

  /// Returns n such that the value is n ÷ 2^twos × 10^power; `nil` if n has more than 63 bits.
  @inline(__always)
  private func numerator(overTwos twos: Int, beside power: Int) -> UInt64? {
    var scaled = numerator
    var count = exponent &- power
    while count > 0 {
      let (product, overflow) = scaled.multipliedReportingOverflow(by: 10)
      if overflow || count > 18 { return nil }
      scaled = product
      count &-= 1
    }
    let shift = twos &- self.twos
    return scaled.leadingZeroBitCount > shift ? scaled &<< UInt64(shift) : nil
  }

  /// The number in the unique form; `nil` if a part of the form does not fit a word.
  var uniqueForm: ExactRatio? {
    var (rest, twos, exponent) = (numerator, twos, exponent)
    let shared = min(rest.trailingZeroBitCount, twos)
    rest &>>= UInt64(shared)
    twos &-= shared
    if rest == 0 { return .zero }
    // Replaces each factor 5 by 10 ÷ 2.
    while rest % 5 == 0 {
      rest /= 5
      exponent &+= 1
      if rest & 1 == 0 { rest &>>= 1 } else { twos &+= 1 }
    }
    return ShortDecimal(isNegative, rest, overTwos: twos, exponent).ratio
  }

  /// The number in the unique form, if the numerator has no factor 5.
  @inline(__always)
  private var ratio: ExactRatio? {
    if numerator == 0 { return .zero }
    let shared = min(numerator.trailingZeroBitCount, twos)
    let rest = twos &- shared
    if rest > 63 || exponent.magnitude > ExactRatio.exponentLimit { return nil }
    return ExactRatio(
      isNegative: isNegative, canonicalNumerator: UInt128(numerator &>> UInt64(shared)),
      denominator: UInt128(UInt64(1) &<< UInt64(rest)), exponent: exponent)
  }
}
