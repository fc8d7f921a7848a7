import BigInt
import DecimalArithmetic

/// A power xʸ of decimal numbers that is a decimal number of few digits.
///
/// With y = n/d in lowest terms and x = 2^a · 5^b · u, where u has no factor 2 or 5, xʸ is rational if
/// and only if d divides a and b and u is a d-th power, w^d: the root of a rational number is rational
/// or irrational with no rational power between. Then, with A = a/d and B = b/d,
///
///     xʸ = (2^(A−B) · w)^n · 10^(B·n).
///
/// Its digits: if it is a decimal number at all, its coefficient without trailing zeros is a power of 2
/// times one of w, or a power of 5 times one of w, or the inverse of a power of one prime, which has
/// the digits of that power of the other prime. Each of |n| · (|A − B| + ⌊log2 w⌋) factors is 2 or
/// more, so it has more than 0.301 digits for each. From 4 · precision + 20 of them on, xʸ has at
/// least two digits more than the precision: neither representable nor a tie.
struct ExactPower {
  /// (2^(A−B) · w)^n · 10^(B·n).
  private let value: Rational
  /// n if d is 1, far ones cut short.
  private let integer: BigInt

  /// The power, if it may be representable or a tie.
  ///
  /// - Parameters:
  ///   - coefficient, exponent: x, not 0.
  ///   - power: y, a decimal number that is not 0.
  init?(of coefficient: BigUInt, exponent: Int, to power: Rational, precision: Int) {
    guard let ratio = Ratio(power) else { return nil }
    let (afterTwos, twos) = Self.removing(2, from: coefficient)
    let (rest, fives) = Self.removing(5, from: afterTwos)
    guard let a = ratio.share(of: twos + exponent), let b = ratio.share(of: fives + exponent),
      let root = ratio.root(of: rest)
    else { return nil }
    let factors = ratio.top.magnitude * BigUInt((a - b).magnitude + UInt(root.bitWidth - 1))
    if factors > BigUInt(4 * precision + 20) { return nil }
    let count = factors.isZero ? 0 : Int(ratio.top.magnitude)
    let grown = (BigUInt(1) << max(0, a - b) * root).power(count)
    let divided = (BigUInt(1) << max(0, b - a)).power(count)
    let (top, bottom) = ratio.top < 0 ? (divided, grown) : (grown, divided)
    integer = ratio.top
    value = Rational(
      BigInt(top), over: bottom, exponent: Self.clipped(ratio.top * BigInt(b)))
  }

  /// The power, rounded; with the exponent of x for an integer y, with all digits for any other.
  func expected(
    isNegative: Bool, preferred exponent: Int?, in context: ArithmeticContext
  ) -> Expected? {
    let signed = isNegative ? -value : value
    guard let exponent else { return Oracle.padded(signed, in: context) }
    return Oracle.rounded(
      signed, preferred: Self.clipped(integer * BigInt(exponent)), in: context)
  }

  /// An exponent beyond 10^15 is beyond every context, however far.
  private static func clipped(_ exponent: BigInt) -> Int {
    let limit = 1_000_000_000_000_000
    return Int(max(BigInt(-limit), min(BigInt(limit), exponent)))
  }

  /// How often a prime divides a number that is not 0, and what is left.
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

  /// Exponents so far that powers are beyond every context, or no roots but of 1, are cut short: a
  /// power of ten to 10^1000 overflows as to any more, and 10^1000 divides no exponent but 0.
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

  /// An exponent divided by d, if that is an integer.
  func share(of exponent: Int) -> Int? {
    let (quotient, remainder) = BigInt(exponent).quotientAndRemainder(dividingBy: BigInt(bottom))
    return remainder.isZero ? Int(quotient) : nil
  }

  /// The d-th root, if it is an integer: by bisection.
  func root(of number: BigUInt) -> BigUInt? {
    if bottom == 1 || number == 1 { return number }
    // w ≥ 2 needs w^d ≥ 2^d.
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
