import DecimalArithmetic

/// A positive number ratio · c^power · 10^exponent, of at most 354 bits over 128, and its logarithm.
struct LevelArgument {
  private let numerator: UInt512
  private let denominator: UInt128
  private let exponent: Int
  /// i if the number is 10ⁱ.
  let tenthPower: Int?

  /// The number ratio · 10^tens.
  init(_ ratio: ExactRatio, tens: Int = 0) {
    numerator = UInt512(ratio.numerator)
    denominator = ratio.denominator
    exponent = ratio.exponent + tens
    tenthPower = ratio.numerator == 1 && ratio.denominator == 1 ? exponent : nil
  }

  /// The number ratio · x^power, the power 1 or 2, for a finite x > 0.
  init(_ ratio: ExactRatio, times x: Decimal128, power: Int) {
    let base = x.coefficient
    let product = UInt512(ratio.numerator) * base
    numerator = power == 2 ? product * base : product
    denominator = ratio.denominator
    exponent = ratio.exponent + power * x.finiteExponent
    tenthPower = Self.power(of: base, power, times: ratio).map { $0 + power * x.finiteExponent }
  }

  /// i if base^power · ratio = 10ⁱ, decided by the exponents of 5, of 2 and of all other primes.
  ///
  /// No part of the ratio has a factor 5, so those of the base alone must match the factors 2; what is
  /// left must cancel.
  private static func power(of base: UInt128, _ power: Int, times ratio: ExactRatio) -> Int? {
    var odd = base
    var fives = odd.stripTrailingZeros(limit: Decimal128.maximumDigits)
    var twos = fives + odd.trailingZeroBitCount
    odd &>>= UInt128(odd.trailingZeroBitCount)
    while odd % 5 == 0 {
      odd /= 5
      fives += 1
    }
    twos *= power
    twos += ratio.numerator.trailingZeroBitCount - ratio.denominator.trailingZeroBitCount
    guard twos == power * fives else { return nil }
    var left = ratio.numerator &>> UInt128(ratio.numerator.trailingZeroBitCount)
    for _ in 0..<power {
      let product = left.multipliedReportingOverflow(by: odd)
      if product.overflow { return nil }
      left = product.partialValue
    }
    guard left == ratio.denominator &>> UInt128(ratio.denominator.trailingZeroBitCount) else {
      return nil
    }
    return power * fives + ratio.exponent
  }

  /// Takes |ln number|; returns whether it is negative and a bound of the error in ulps, either way.
  ///
  /// With m = numerator ÷ (denominator · 2ʲ) between 1 and 2 and the ratio r near it
  /// (``SmoothRatio``), ln m = ln r + 2 · artanh z with z = (m − r) ÷ (m + r), |z| ≤ 1/95.
  ///
  /// Error, in ulps: m is cut, and doubled perhaps: less than 2. dz/dm = 2r ÷ (m + r)² < 0.53 makes
  /// that less than 1.1 of z, and its cut 1 more; artanh does not magnify more than 1.001. That is less
  /// than 3 beside artanh's own, both twice. The multiples of logarithms add theirs.
  func writeLogarithm(to result: FixedPoint) -> (isNegative: Bool, error: UInt64) {
    let width = result.width
    return withFixedPoints(4, width: width) { row in
      let (mantissa, positive, negative, part) = (row[0], row[1], row[2], row[3])
      let twos = writeMantissa(to: mantissa)
      let ratio = SmoothRatio(
        interval: Int(truncatingIfNeeded: mantissa.words[width - 2] &>> 59))
      // m · d and n of r = n ÷ d; both factors are below 2²².
      mantissa.multiply(
        by: ratio.oddDenominator.lowHalf &<< UInt64(truncatingIfNeeded: max(0, -ratio.twos)))
      negative.set(ratio.oddNumerator.lowHalf &<< UInt64(truncatingIfNeeded: max(0, ratio.twos)))
      let isBelow = mantissa < negative
      part.set(isBelow ? negative : mantissa)
      part.subtract(isBelow ? mantissa : negative)
      mantissa.add(negative)
      var error = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 * width) {
        part.setQuotient(part, by: mantissa, scratch: $0)
        return positive.setArtanh(part, scratch: $0) + 3
      }
      positive.add(positive)
      error *= 2
      negative.set(0)
      let sums = isBelow ? (negative, positive) : (positive, negative)
      error += LogarithmArgument.add(.two, times: twos + ratio.twos + exponent, to: sums)
      error += LogarithmArgument.add(.three, times: ratio.threes, to: sums)
      error += LogarithmArgument.add(.five, times: ratio.fives + exponent, to: sums)
      let isReversed = positive < negative
      result.set(isReversed ? negative : positive)
      result.subtract(isReversed ? positive : negative)
      return (isBelow != isReversed, error)
    }
  }

  /// Takes m with numerator ÷ denominator = m · 2ʲ, 1 ≤ m < 2, and returns j.
  ///
  /// By the bits b of one less those of the other the quotient lies between 2^(b − 1) and 2^(b + 1).
  /// Divided by 2ᵇ the dividend has 64 · (width − 1) bits more than the denominator: at most width + 1
  /// words.
  private func writeMantissa(to mantissa: FixedPoint) -> Int {
    let width = mantissa.width
    let bits = numerator.bitWidth - (128 - denominator.leadingZeroBitCount)
    withFixedPoints(1, width: width + 2) { row in
      row[0].set(numerator, shiftedLeft: 64 * (width - 1) - bits)
      row[0].divide(byWide: denominator)
      for index in 0..<width { mantissa.words[index] = row[0].words[index] }
    }
    if mantissa.integerPart != 0 { return bits }
    mantissa.add(mantissa)
    return bits - 1
  }
}
