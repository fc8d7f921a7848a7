import DecimalArithmetic

/// The first 35 to 38 digits of a number that has more than 35 digits.
///
/// The number lies strictly between `coefficient` and `coefficient` + 1 units of 10^`exponent`. 35
/// digits, one more than the largest precision, decide every rounding: representable numbers and
/// ties of 34 digits or fewer have at most 35 digits.
struct LeadingDigits {
  var coefficient: UInt128
  var exponent: Int

  static let count = 35

  /// Returns the digits of a number less than 10⁻³⁵ below or above 1.
  static func besideOne(isBelow: Bool) -> LeadingDigits {
    #if SeededFaults
    let isBelow = faultySide(isBelow)
    #endif
    return isBelow
      ? LeadingDigits(coefficient: powersOfTen[count] - 1, exponent: -count)
      : LeadingDigits(coefficient: powersOfTen[count - 1], exponent: 1 - count)
  }

  /// Returns the digits of a number beyond the largest or below the smallest number of every
  /// context.
  static func beyond(isSmall: Bool) -> LeadingDigits {
    LeadingDigits(coefficient: powersOfTen[count - 1], exponent: isSmall ? -20_000 : 20_000)
  }

  /// Returns the number rounded to the context.
  func rounded(isNegative: Bool, in context: ArithmeticContext) -> Outcome<Decimal128> {
    Decimal128.rounded(
      Unrounded(
        isNegative: isNegative, coefficient: UInt256(low: coefficient), exponent: exponent,
        isSticky: true),
      in: context)
  }
}

extension LeadingDigits {
  /// Creates the digits of a number of more than 35 digits within `error` ulps of `value`.
  ///
  /// The result is `nil` if the digits at the two ends of the enclosure differ.
  init?(_ value: FixedPoint, error: UInt64) {
    #if SeededFaults
    let error = Self.faultyError(error)
    #endif
    let width = value.width
    let lead = value.bitWidth - 64 * (width - 1)
    // value < 2^lead, and the estimate is at least ⌊lead · log₁₀2⌋, so value · 10^scale < 10³⁵.
    var scale = LeadingDigits.count - 1 - digitEstimate(bitWidth: lead)
    let digits: UInt128? = withFixedPoints(2, width: width + 1) { row in
      let lower = row[0]
      let upper = row[1]
      // A second word of integer part holds the digits.
      for index in 0..<width { lower.words[index] = value.words[index] }
      lower.words[width] = 0
      for index in 0...width { upper.words[index] = lower.words[index] }
      lower.subtract(ulps: error)
      upper.add(ulps: error)
      lower.scale(byPowerOfTen: scale)
      upper.scale(byPowerOfTen: scale)
      while upper.twoWordIntegerPart < powersOfTen[LeadingDigits.count - 1] {
        lower.multiply(by: 10)
        upper.multiply(by: 10)
        scale += 1
      }
      let digits = lower.twoWordIntegerPart
      return digits == upper.twoWordIntegerPart ? digits : nil
    }
    guard let digits else { return nil }
    coefficient = digits
    exponent = -scale
  }
}

extension FixedPoint {
  /// The integer part of a number whose upper two words are its integer part.
  fileprivate var twoWordIntegerPart: UInt128 {
    UInt128(words[words.count - 1]) << 64 | UInt128(words[words.count - 2])
  }

  /// Multiplies by 10^exponent, exactly.
  func scale(byPowerOfTen exponent: Int) {
    var rest = exponent
    while rest > 0 {
      let step = min(rest, 19)
      multiply(by: UInt64(truncatingIfNeeded: powersOfTen[step]))
      rest -= step
    }
  }

  /// Divides by 10^exponent; the error is less than 1 ulp for every exponent.
  func scale(byNegativePowerOfTen exponent: Int) {
    var rest = exponent
    while rest > 0 {
      let step = min(rest, 19)
      divide(by: UInt64(truncatingIfNeeded: powersOfTen[step]))
      rest -= step
    }
  }
}
