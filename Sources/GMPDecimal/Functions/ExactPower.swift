/// A power xʸ that is a decimal number of few digits, coefficient · 10^exponent.
///
/// Let x = 2ᵃ · 5ᵇ · u with u coprime to 10, and y = ±n/d in lowest terms, so d = 2ⁱ · 5ʲ. If xʸ is a
/// rational z then xⁿ = z^±d, and as n and d are coprime d divides a, b and the exponents of the primes
/// of u: with A = a/d, B = b/d and u = w^d
///
///     z = (2^A · 5^B · w)^±n
///
/// Its digits end only for the sign + or w = 1, and then it is base^n · 10^exponent, where base, no
/// multiple of 10, is w · 2^(A−B) or w · 5^(B−A) for +, and 5^(A−B) or 2^(B−A) for −.
///
/// Bounds. With base ≥ 2^f the power has more than 0.301 · f · n digits: if 2^(f·n) ≥ 10^(precision + 2)
/// it is neither representable nor a tie, for which precision + 1 digits are enough. And d < 2⁶² for
/// x ≠ 1: it divides exponents not both 0, or u = w^d ≥ 3^d.
struct ExactPower: ~Copyable {
  /// No multiple of 10.
  let coefficient: Integer
  let exponent: Int

  /// The power of |x| ≠ 1 by y; `nil` if it has more digits than decide or than can be kept, or if it
  /// is beyond every context.
  init?(_ x: BigDecimal, _ y: PowerExponent, precision: Int) {
    guard let (n, d) = y.fraction else { return nil }
    var rest = Integer(x.natural)
    var twos = rest.trailingZeroBitCount
    rest.shiftRight(twos)
    var fives = rest.removeFactors(of: Integer(5))
    twos += x.exponent
    fives += x.exponent
    if twos % d != 0 || fives % d != 0 || (y.isNegative && !(rest == 1)) { return nil }
    // 3^d needs more than d bits.
    if d > 1 && !(rest == 1) && (d >= rest.bitCount || !rest.takeRoot(d)) { return nil }
    let least = min(twos, fives) / d
    let most = max(twos, fives) / d
    let prime: UInt = (twos > fives) != y.isNegative ? 2 : 5
    let fewest = rest.bitCount - 1 + (most - least) * (prime == 2 ? 1 : 2)
    let bits = fewest.multipliedReportingOverflow(by: n)
    // Less than 2^(f + 1) per factor, and 5 < 2^2.33: at most twice as many bits. A precision that can be
    // kept at all is refused by the first bound alone: beyond it no power may be a tie.
    if bits.overflow || bits.partialValue > BinaryPlaces.of(digits: precision + 2)
      || bits.partialValue > BinaryPlaces.of(digits: BigDecimal.maximumDigits + 4)
    {
      return nil
    }
    let (tens, overflow) = (y.isNegative ? -most : least).multipliedReportingOverflow(by: n)
    // Exponents of values end at 10¹⁶, those of contexts at 2 · 10⁹.
    if overflow || tens.magnitude > BigDecimal.exponentLimit { return nil }
    exponent = tens
    rest.multiply(by: Integer(prime, power: most - least))
    if !(rest == 1) { rest.raise(to: n) }
    coefficient = rest
  }

  /// Ends the power and hands its digits on.
  consuming func takeCoefficient() -> Integer { coefficient }
}
