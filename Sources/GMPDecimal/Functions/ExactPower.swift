/// A power xʸ that is a decimal number of few digits, coefficient · 10^exponent.
///
/// Let x = 2ᵃ · 5ᵇ · u with u coprime to 10, and y = ±n/d in lowest terms, so d = 2ⁱ · 5ʲ. If xʸ is
/// a rational z, then xⁿ = z^±d. n and d are coprime, so d divides a, b and the exponents of the
/// primes of u. With A = a/d, B = b/d and u = w^d,
///
///     z = (2^A · 5^B · w)^±n
///
/// z has finitely many digits only for the sign + or w = 1. Then z = base^n · 10^exponent, where
/// base, no multiple of 10, is w · 2^(A−B) or w · 5^(B−A) for +, and 5^(A−B) or 2^(B−A) for −.
///
/// Bounds: with base ≥ 2^f the power has more than 0.301 · f · n digits. If 2^(f·n)
/// ≥ 10^(precision + 2), the power is neither representable nor a tie, and its first precision + 1
/// digits decide the rounding. d < 2⁶² for x ≠ 1, because d divides exponents that are not both 0,
/// or u = w^d ≥ 3^d.
struct ExactPower: ~Copyable {
  /// The digits; not a multiple of 10.
  let coefficient: Integer
  let exponent: Int

  /// Creates the power of |x| ≠ 1 by y.
  ///
  /// - Returns: `nil` if the power is irrational, has more digits than rounding or storage allows,
  ///   or has an exponent beyond every context.
  init?(_ x: BigDecimal, _ y: PowerExponent, precision: Int) {
    guard let (n, d) = y.fraction else { return nil }
    var rest = Integer(x.natural)
    var twos = rest.trailingZeroBitCount
    rest.shiftRight(twos)
    var fives = rest.removeFactors(of: Integer(5))
    twos += x.exponent
    fives += x.exponent
    if twos % d != 0 || fives % d != 0 || (y.isNegative && !(rest == 1)) { return nil }
    // If w ≠ 1, then u = w^d ≥ 3^d has more than d bits.
    if d > 1 && !(rest == 1) && (d >= rest.bitCount || !rest.takeRoot(d)) { return nil }
    let least = min(twos, fives) / d
    let most = max(twos, fives) / d
    let prime: UInt = (twos > fives) != y.isNegative ? 2 : 5
    let fewest = rest.bitCount - 1 + (most - least) * (prime == 2 ? 1 : 2)
    let bits = fewest.multipliedReportingOverflow(by: n)
    // `fewest` is f. base < 2^(f + 1) and 5 < 2^2.33, so the power has at most twice as many bits
    // as `bits`. The second bound rejects only powers that cannot be stored.
    if bits.overflow || bits.partialValue > BinaryPlaces.of(digits: precision + 2)
      || bits.partialValue > BinaryPlaces.of(digits: BigDecimal.maximumDigits + 4)
    {
      return nil
    }
    let (tens, overflow) = (y.isNegative ? -most : least).multipliedReportingOverflow(by: n)
    // Exponents of values are at most 10¹⁶ in magnitude, those of contexts at most 2 · 10⁹.
    if overflow || tens.magnitude > BigDecimal.exponentLimit { return nil }
    exponent = tens
    rest.multiply(by: Integer(prime, power: most - least))
    if !(rest == 1) { rest.raise(to: n) }
    coefficient = rest
  }

  /// Returns the digits and ends the lifetime of the power.
  consuming func takeCoefficient() -> Integer { coefficient }
}
