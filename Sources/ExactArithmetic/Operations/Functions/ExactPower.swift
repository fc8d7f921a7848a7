import BigInt
import DecimalArithmetic

/// A power xʸ of decimal numbers that is a decimal number of few digits.
///
/// Let y = n/d in lowest terms and x = 2^a · 5^b · u, where u has no factor 2 or 5. xʸ is rational
/// if and only if x^(1/d) is rational: with i·n + j·d = 1, x^(1/d) = (xʸ)^i · x^j. So xʸ is
/// rational if and only if d divides a and b, and u is a d-th power w^d. With A = a/d and B = b/d,
///
///     xʸ = (2^(A−B) · w)^n · 10^(B·n).
///
/// Number of digits: let m = |n| · |A − B|. If xʸ is a decimal number, its coefficient without
/// trailing zeros is 2^m · w^n or 5^m · w^n for n > 0. For n < 0, w must be 1, and the coefficient
/// is 2^m or 5^m. So the coefficient is at least 2^f for f = |n| · (|A − B| + ⌊log2 w⌋) and has
/// more than 0.301 · f digits. Beyond f = 4 · precision + 20 the coefficient has at least two
/// digits more than the precision. Then xʸ is not representable, and is no tie, because a tie has
/// only one digit more than the precision.
struct ExactPower {
  /// (2^(A−B) · w)^n · 10^(B·n).
  private let value: Rational
  /// The numerator n of y, which is y itself for an integer y.
  private let integer: BigInt

  /// The limit of |n| · (|A − B| + ⌊log2 w⌋) up to which an exact power is faster than enclosures.
  private static let quickFactors = 4_000

  /// Creates the power if it may be representable or a tie, or is quick to compute; otherwise
  /// `nil`.
  ///
  /// `coefficient` and `exponent` are the parts of x; `power` is y. Neither x nor y is 0.
  init?(of coefficient: BigUInt, exponent: Int, to power: Rational, precision: Int) {
    guard let ratio = Ratio(power) else { return nil }
    let (afterTwos, twos) = Self.removing(2, from: coefficient)
    let (rest, fives) = Self.removing(5, from: afterTwos)
    guard let a = ratio.share(of: twos + exponent), let b = ratio.share(of: fives + exponent),
      let root = ratio.root(of: rest)
    else { return nil }
    let factors = ratio.top.magnitude * BigUInt((a - b).magnitude + UInt(root.bitWidth - 1))
    if factors > BigUInt(max(4 * precision + 20, Self.quickFactors)) { return nil }
    let count = factors.isZero ? 0 : Int(ratio.top.magnitude)
    let grown = (BigUInt(1) << max(0, a - b) * root).power(count)
    let divided = (BigUInt(1) << max(0, b - a)).power(count)
    let (top, bottom) = ratio.top < 0 ? (divided, grown) : (grown, divided)
    integer = ratio.top
    value = Rational(
      BigInt(top), over: bottom, exponent: Self.clipped(ratio.top * BigInt(b)))
  }

  /// Returns the rounded power.
  ///
  /// For an integer y, `exponent` is e₁, and e₁ · y is the preferred exponent. For any other y,
  /// `exponent` is `nil`, and the result has all digits of the precision.
  func expected(
    isNegative: Bool, preferred exponent: Int?, in context: ArithmeticContext
  ) -> Expected? {
    let signed = isNegative ? -value : value
    guard let exponent else { return Oracle.padded(signed, in: context) }
    return Oracle.rounded(
      signed, preferred: Self.clipped(integer * BigInt(exponent)), in: context)
  }

  /// Returns an exponent clipped to ±10^15, which is beyond every context.
  private static func clipped(_ exponent: BigInt) -> Int {
    let limit = 1_000_000_000_000_000
    return Int(max(BigInt(-limit), min(BigInt(limit), exponent)))
  }

  /// Returns the number of times that a prime divides a nonzero number, and the cofactor.
  private static func removing(_ prime: BigUInt, from number: BigUInt) -> (rest: BigUInt, Int) {
    var (rest, count) = (number, 0)
    while true {
      let (quotient, remainder) = rest.quotientAndRemainder(dividingBy: prime)
      if !remainder.isZero { return (rest, count) }
      (rest, count) = (quotient, count + 1)
    }
  }
}

/// A decimal number as n/d in lowest terms.
private struct Ratio {
  let top: BigInt
  let bottom: BigUInt

  /// Creates n/d; exponents beyond ±1000 are clipped, which changes no result.
  ///
  /// A power with a factor 10^1000 in its exponent is beyond every context, and a denominator of
  /// 10^1000 divides only the exponent 0.
  init?(_ value: Rational) {
    let limit = 1_000
    if value.exponent >= 0 {
      top = value.numerator * BigInt(PowerOfTen.of(min(value.exponent, limit)))
      bottom = 1
      return
    }
    var (numerator, exponent) = (value.numerator, value.exponent)
    while exponent < 0 && numerator % 10 == 0 {
      numerator /= 10
      exponent += 1
    }
    let power = PowerOfTen.of(min(-exponent, limit))
    let divisor = numerator.magnitude.greatestCommonDivisor(with: power)
    top = numerator / BigInt(divisor)
    bottom = power / divisor
  }

  /// Returns `exponent` ÷ d if the quotient is an integer; otherwise `nil`.
  func share(of exponent: Int) -> Int? {
    let (quotient, remainder) = BigInt(exponent).quotientAndRemainder(dividingBy: BigInt(bottom))
    return remainder.isZero ? Int(quotient) : nil
  }

  /// Returns the d-th root by bisection if the root is an integer; otherwise `nil`.
  func root(of number: BigUInt) -> BigUInt? {
    if bottom == 1 || number == 1 { return number }
    // w ≥ 2 requires w^d ≥ 2^d.
    guard let degree = Int(exactly: bottom), degree < number.bitWidth else { return nil }
    var low: BigUInt = 1
    var high = BigUInt(1) << (number.bitWidth / degree + 1)
    while high - low > 1 {
      let middle = (low + high) >> 1
      if middle.power(degree) <= number { low = middle } else { high = middle }
    }
    return low.power(degree) == number ? low : nil
  }
}
