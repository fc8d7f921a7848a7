/// A positive number x ≠ 1, written as 2ᵃ · 3ᵇ · 5ᶜ · numerator ÷ denominator with a quotient near
/// 1.
///
/// ln x is the sum of multiples of known logarithms and of 2 · artanh z with the small
/// z = (numerator − denominator) ÷ (numerator + denominator).
package struct LogarithmArgument {
  let numerator: UInt128
  let denominator: UInt128
  var twos = 0
  var threes = 0
  var fives = 0
  /// Bounds of the logarithm: 2^lowerBits < |ln x| < 2^upperBits.
  let lowerBits: Int
  let upperBits: Int

  /// Creates the argument x = coefficient · 10^exponent.
  ///
  /// - Precondition: the coefficient lies in 1..<10³⁴, the exponent in −6176...6111, and x ≠ 1.
  package init(coefficient: UInt128, exponent: Int) {
    if exponent <= 0 && exponent >= -Decimal128.maximumDigits {
      // Near 1 the sum of logarithms would cancel, so z is (x − 1) ÷ (x + 1) with |z| < 1/31.
      let one = powersOfTen[-exponent]
      let distance = coefficient > one ? coefficient - one : one - coefficient
      if distance < one / 16 {
        numerator = coefficient
        denominator = one
        // u ÷ (1 + u) < ln (1 + u) < u gives distance ÷ larger < |ln x| < distance ÷ smaller.
        let larger = 128 - max(coefficient, one).leadingZeroBitCount
        let scale = 128 - distance.leadingZeroBitCount - larger
        lowerBits = scale - 1
        upperBits = scale + 2
        return
      }
    }
    // Here x ≥ 1.06 or x ≤ 0.94, so |ln x| > 1/32; and 10⁻⁶¹⁷⁶ ≤ x < 10⁶¹⁴⁵, so |ln x| < 14 222.
    lowerBits = -5
    upperBits = 14
    let top = 127 - coefficient.leadingZeroBitCount
    let fraction = top >= 5 ? coefficient >> UInt128(top - 5) : coefficient << UInt128(5 - top)
    let row = SmoothRatio(interval: Int(truncatingIfNeeded: fraction & 31))
    // coefficient ÷ (2^top · ratio) in integers: the ratio's denominator is at most 1125 < 2¹¹, so
    // both terms are below 2¹²⁵.
    let shift = top + row.twos
    numerator = (coefficient * row.oddDenominator) << UInt128(max(0, -shift))
    denominator = row.oddNumerator << UInt128(max(0, shift))
    twos = shift + exponent
    threes = row.threes
    fives = row.fives + exponent
  }

  /// Sets `result` to |ln x|; returns whether ln x is negative and a bound of the error in ulps.
  ///
  /// The bound holds in either direction. The error is twice that of artanh, whose bound includes
  /// the cut of z, plus the errors of the multiples of logarithms. Sums and differences are exact.
  package func writeLogarithm(to result: FixedPoint) -> (isNegative: Bool, error: UInt64) {
    let width = result.width
    return withFixedPoints(3, width: width) { row in
      let positive = row[0]
      let negative = row[1]
      let part = row[2]
      let isBelow = numerator < denominator
      part.setQuotient(
        isBelow ? denominator - numerator : numerator - denominator, numerator + denominator)
      var error = withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 2 * width) {
        positive.setArtanh(part, scratch: $0)
      }
      positive.add(positive)
      error *= 2
      negative.set(0)
      error += Self.add(
        .two, times: twos, to: isBelow ? (negative, positive) : (positive, negative))
      error += Self.add(
        .three, times: threes, to: isBelow ? (negative, positive) : (positive, negative))
      error += Self.add(
        .five, times: fives, to: isBelow ? (negative, positive) : (positive, negative))
      let isReversed = positive < negative
      result.set(isReversed ? negative : positive)
      result.subtract(isReversed ? positive : negative)
      return (isBelow != isReversed, error)
    }
  }

  /// Adds |factor| · ln prime to the first sum, for a negative factor to the second; returns an
  /// error bound.
  ///
  /// The logarithm has one word more than the sums, which compensates for the factor below 2³². The
  /// error in the extra word is below 2⁻³² ulps times the logarithm's own error (at most some
  /// thousand). The cut adds less than 1 ulp.
  static func add(
    _ prime: PrimeLogarithm, times factor: Int, to sums: (FixedPoint, FixedPoint)
  ) -> UInt64 {
    if factor == 0 { return 0 }
    return withFixedPoints(1, width: sums.0.width + 1) { row in
      _ = prime.write(to: row[0])
      row[0].multiply(by: UInt64(factor.magnitude))
      let product = FixedPoint(UnsafeMutableBufferPointer(rebasing: row[0].words.dropFirst()))
      (factor > 0 ? sums.0 : sums.1).add(product)
      return 2
    }
  }
}
