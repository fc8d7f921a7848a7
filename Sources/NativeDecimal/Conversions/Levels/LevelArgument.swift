import DecimalArithmetic

/// A positive number numerator ÷ denominator · 10^exponent, with a numerator of at most 354 bits.
struct LevelArgument {
  private let numerator: UInt512
  private let denominator: UInt128
  private let exponent: Int
  /// The integer i if the number is 10ⁱ; otherwise `nil`.
  let tenthPower: Int?

  /// Creates the number ratio · 10^tens.
  init(_ ratio: ExactRatio, tens: Int = 0) {
    numerator = UInt512(ratio.numerator)
    denominator = ratio.denominator
    exponent = ratio.exponent + tens
    tenthPower = ratio.numerator == 1 && ratio.denominator == 1 ? exponent : nil
  }

  /// Creates the number ratio · x^power for a finite x > 0 and a power of 1 or 2.
  init(_ ratio: ExactRatio, times x: Decimal128, power: Int) {
    let base = x.coefficient
    let product = UInt512(ratio.numerator) * base
    numerator = power == 2 ? product * base : product
    denominator = ratio.denominator
    exponent = ratio.exponent + power * x.finiteExponent
    tenthPower = Self.power(of: base, power, times: ratio).map { $0 + power * x.finiteExponent }
  }

  /// Returns i if base^power · ratio = 10ⁱ, from the exponents of 2, of 5 and of all other primes.
  ///
  /// The ratio's parts have no factor 5. So the exponent of 5 in base^power must equal the exponent
  /// of 2 in the product, and all other prime factors must cancel.
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

  /// Sets `result` to |ln number|; returns the logarithm's sign and a bound of the error in ulps.
  ///
  /// Let m = numerator ÷ (denominator · 2ʲ) lie between 1 and 2, and let r be a ratio near m
  /// (``SmoothRatio``). Then ln m = ln r + 2 · artanh z with z = (m − r) ÷ (m + r), |z| ≤ 1/95.
  ///
  /// Error, in ulps: m is cut and perhaps doubled, less than 2. dz/dm = 2r ÷ (m + r)² < 0.53, so
  /// the error of z is less than 1.1, and cutting z adds 1. artanh magnifies an error by at most
  /// 1.001. The sum is less than 3, besides artanh's own error; 2 · artanh z doubles both errors.
  /// The multiples of logarithms add their errors.
  func writeLogarithm(to result: FixedPoint) -> (isNegative: Bool, error: UInt64) {
    let width = result.width
    return withFixedPoints(4, width: width) { row in
      let (mantissa, positive, negative, part) = (row[0], row[1], row[2], row[3])
      let twos = writeMantissa(to: mantissa)
      let ratio = SmoothRatio(
        interval: Int(truncatingIfNeeded: mantissa.words[width - 2] &>> 59))
      // m · d and n, for the ratio r = n ÷ d; the factors d and n are below 2²².
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

  /// Sets `mantissa` to m with numerator ÷ denominator = m · 2ʲ and 1 ≤ m < 2; returns j.
  ///
  /// Let b be the bits of the numerator minus the bits of the denominator. The quotient lies
  /// between 2^(b − 1) and 2^(b + 1). After division by 2ᵇ the dividend has 64 · (width − 1) bits
  /// more than the denominator: at most width + 1 words.
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
