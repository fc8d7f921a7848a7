/// A power xʸ that is a decimal number of at most 35 digits, found by integer arithmetic alone.
///
/// Let x = m · 2ᵃ · 5ᵇ with m coprime to 10, and y = n/d in lowest terms, so d = 2ⁱ · 5ʲ. If xʸ is
/// a rational z, then xⁿ = zᵈ. n and d are coprime, so d divides the exponent of every prime in x:
/// a, b and those in m. So m = sᵈ for an integer s, and
///
///     z = sⁿ · 2^(a·n/d) · 5^(b·n/d) = 10ᵏ · sⁿ · 2^(a·n/d − k) · 5^(b·n/d − k)
///
/// with k the smaller of both exponents. z has finitely many digits if n > 0 or s = 1. The factor
/// after 10ᵏ does not end in a zero.
///
/// Bounds: 3¹¹⁷ > 10³⁵ and 2¹¹⁷ > 10³⁵. So unless z = 10ᵏ, both n and d are below 117: d divides
/// a − b ≠ 0 with |a − b| ≤ 112, or m = sᵈ ≥ 3ᵈ. If z = 10ᵏ with x = 10ᵃ, d divides a, so
/// d ≤ |a| ≤ 6176 and n ≤ n · |a|/d = |k|. |k| ≥ 6298 is beyond every context
/// (``Decimal128/power(_:_:in:)`` detects such powers before its loop), so n ≤ 6300. And d ≥ 2^q if
/// y has q decimals, so q ≤ 12.
struct ExactPower {
  /// The coefficient, not a multiple of 10.
  let coefficient: UInt128
  let exponent: Int

  /// The largest numerator of y for which xʸ can be exact and within a context.
  private static let largestNumerator: UInt128 = 6_300
  /// The largest number of decimals of y for which xʸ can be exact.
  private static let mostDecimals = 12

  /// Creates the exact power of x = coefficient · 10^exponent by y = ±yCoefficient · 10^yExponent.
  ///
  /// x > 0, x ≠ 1 and y ≠ 0. The result is `nil` if the power has more than 35 digits or is
  /// certainly beyond every context.
  init?(
    coefficient: UInt128, exponent: Int,
    yIsNegative: Bool, yCoefficient: UInt128, yExponent: Int
  ) {
    guard
      let y = Self.fraction(yCoefficient, exponent: yExponent)
    else { return nil }
    var odd = coefficient
    var twos = odd.trailingZeroBitCount
    odd >>= UInt128(twos)
    var fives = 0
    while odd % 5 == 0 {
      odd /= 5
      fives += 1
    }
    twos += exponent
    fives += exponent
    if twos % y.denominator != 0 || fives % y.denominator != 0 { return nil }
    if odd > 1 && yIsNegative { return nil }
    guard let root = Self.root(of: odd, degree: y.denominator) else { return nil }
    let sign = yIsNegative ? -1 : 1
    let zTwos = sign * twos / y.denominator * y.numerator
    let zFives = sign * fives / y.denominator * y.numerator
    let tens = min(zTwos, zFives)
    guard var digits = Self.power(root, y.numerator, times: 1) else { return nil }
    if let more = Self.power(2, zTwos - tens, times: digits) { digits = more } else { return nil }
    if let more = Self.power(5, zFives - tens, times: digits) { digits = more } else { return nil }
    self.coefficient = digits
    self.exponent = tens
  }

  /// Returns coefficient · 10^exponent in lowest terms, if both terms are within the type's bounds.
  private static func fraction(
    _ coefficient: UInt128, exponent: Int
  ) -> (numerator: Int, denominator: Int)? {
    var numerator = coefficient
    let exponent = exponent + numerator.stripTrailingZeros(limit: Decimal128.maximumDigits)
    if exponent >= 0 {
      // 10⁴ exceeds the bound of the numerator.
      if numerator > largestNumerator || exponent > 3 { return nil }
      numerator *= powersOfTen[exponent]
      if numerator > largestNumerator { return nil }
      return (Int(truncatingIfNeeded: numerator), 1)
    }
    if exponent < -mostDecimals { return nil }
    var denominator = powersOfTen[-exponent]
    // The numerator has no trailing zeros, so the common factors are only 2s or only 5s.
    while numerator & 1 == 0 && denominator & 1 == 0 {
      numerator >>= 1
      denominator >>= 1
    }
    while numerator % 5 == 0 && denominator % 5 == 0 {
      numerator /= 5
      denominator /= 5
    }
    if numerator > largestNumerator || denominator > UInt128(-Decimal128.exponents.lowerBound) {
      return nil
    }
    return (Int(truncatingIfNeeded: numerator), Int(truncatingIfNeeded: denominator))
  }

  /// Returns factor · base^exponent if it is below 10³⁵; otherwise `nil`.
  private static func power(_ base: UInt128, _ exponent: Int, times factor: UInt128) -> UInt128? {
    if base == 1 { return factor }
    var product = factor
    var left = exponent
    while left > 0 {
      let (next, overflow) = product.multipliedReportingOverflow(by: base)
      if overflow || next >= powersOfTen[LeadingDigits.count] { return nil }
      product = next
      left -= 1
    }
    return product
  }

  /// Returns the root of an odd number if it is an integer, otherwise `nil`; the degree is 2ⁱ · 5ʲ.
  ///
  /// A number is a power of degree p · q only if its root of degree p is an integer and a power of
  /// degree q.
  private static func root(of number: UInt128, degree: Int) -> UInt128? {
    var root = number
    var left = degree
    while root > 1 && left > 1 {
      let candidate: UInt128
      if left % 2 == 0 {
        candidate = UInt128(root.squareRoot())
        if candidate * candidate != root { return nil }
        left /= 2
      } else {
        candidate = fifthRoot(of: root)
        if power(candidate, 5, times: 1) != root { return nil }
        left /= 5
      }
      root = candidate
    }
    return root
  }

  /// Returns ⌊⁵√number⌋ for a number below 2¹¹⁵, bit by bit: the root is below 2²³.
  private static func fifthRoot(of number: UInt128) -> UInt128 {
    var root: UInt128 = 0
    var bit: UInt128 = 1 << 22
    while bit > 0 {
      let candidate = root | bit
      let square = candidate * candidate
      if square * square * candidate <= number { root = candidate }
      bit >>= 1
    }
    return root
  }
}
