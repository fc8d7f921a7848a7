import BigInt
import DecimalArithmetic

extension Oracle {
  /// Returns (amplitude · base^(rate · x))^(1 ÷ root).
  ///
  /// Let t = rate · x. For base ten the result is (amplitude · 10^i)^(1/root) · 10^(f/root), where
  /// i is the integer nearest to t and f = t − i. For base e the form is the same, with i = 0 and e
  /// in place of 10. If f is 0, the result is a root of a rational number, judged by comparing
  /// integers.
  ///
  /// Otherwise the result y is irrational. For base e this is Lindemann's theorem. For base ten,
  /// let t = n ÷ d in lowest terms with d > 1. If y were rational, the exponents of 2 and of 5 in
  /// y^(root · d) = amplitude^d · 10^n would show that d divides n, a contradiction.
  static func exponential(
    _ x: DecimalOperand, amplitude: Rational, base: LogarithmBase, rate: Rational, root: Int,
    _ rounding: ConversionRounding
  ) -> [Expected]? {
    precondition(
      !rate.isZero && !amplitude.isZero && !amplitude.isNegative && (1...2).contains(root),
      "no level")
    guard let value = x.value else {
      return x.isNegative != rate.isNegative
        ? rounding.zero { _ in false } : rounding.settled(.infinity(isNegative: false))
    }
    let exponent = value * rate
    if let far = farResult(amplitude, base, exponent, root: root, rounding) { return far }
    let (whole, rest) = base == .ten ? split(exponent) : (0, exponent)
    let near = amplitude * Rational(1, exponent: whole)
    if rest.isZero {
      return root == 1
        ? rounding.results(of: near)
        : squareRootStandIn(of: near, precision: rounding.digits).flatMap {
          rounding.results(of: $0)
        }
    }
    if let beside = besideResult(near, rest, root: root, rounding) { return beside }
    return decided(rounding) { places in
      // e^z has as many places after the point as z; log2(10) < 10/3.
      let scale = places + 64 + max(0, rest.adjustedExponent) * 10 / 3
      let logarithm = Enclosure.logarithm(of: near, scale: scale)
      let added =
        base == .e
        ? Enclosure(rest, scale: scale)
        : Enclosure(rest, times: .logarithmOfTen(scale: scale))
      guard let (significand, power) = ((logarithm + added) / root).exponential() else {
        return nil
      }
      let factor = Rational(1, exponent: power)
      return (significand.lowerBound * factor, significand.upperBound * factor)
    }
  }

  /// Returns a result that overflows or is below a tenth of the smallest number; otherwise `nil`.
  ///
  /// Let a be the adjusted exponent of the amplitude and u = log10(base) · rate · x. root · log10 y
  /// lies between a + u and a + u + 1. Above 10^high the result overflows at every position, and
  /// the precision sets the position. Below 10^low the result is less than a tenth of the smallest
  /// number, and the position is Etiny or −d, whichever is higher. All such results are inexact and
  /// round alike, so a third of a power of ten replaces the result.
  private static func farResult(
    _ amplitude: Rational, _ base: LogarithmBase, _ exponent: Rational, root: Int,
    _ rounding: ConversionRounding
  ) -> [Expected]? {
    let limits = rounding.limits
    // 0.4342944 < log10 e < 0.4342945.
    let (small, large) = (Rational(4_342_944, exponent: -7), Rational(4_342_945, exponent: -7))
    let isLarger = exponent.isNegative
    let least = base == .ten ? exponent : exponent * (isLarger ? large : small)
    let most = base == .ten ? exponent : exponent * (isLarger ? small : large)
    let first = amplitude.adjustedExponent
    let high = max(limits.maxExponent, (rounding.lowestExponent ?? 0) + limits.precision) + 2
    if least >= Rational(root * high - first) {
      return rounding.results(of: Rational(1, over: 3, exponent: high + 1))
    }
    let low = limits.etiny - 3
    if most <= Rational(root * low - first - 1) {
      return rounding.results(of: Rational(1, over: 3, exponent: low))
    }
    return nil
  }

  /// Returns the integer nearest to a number of moderate size, and the difference.
  private static func split(_ value: Rational) -> (whole: Int, rest: Rational) {
    // The integer nearest to a number below 10^−2 is 0. The digits of a tiny number may be too far
    // from the point to compute neighbours.
    guard !value.isZero, value.adjustedExponent >= -2,
      let neighbours = Neighbours(of: value, at: 0),
      let magnitude = Int(exactly: neighbours.chosen(by: .halfEven)), magnitude != 0
    else { return (0, value) }
    let whole = value.isNegative ? -magnitude : magnitude
    return (whole, value - Rational(whole))
  }

  /// Returns the rounded result if it is too close to a rational number w for enclosures; else
  /// `nil`.
  ///
  /// With w = near^(1/root), y = w · base^(rest/root), and |y − w| < 3 · |rest| · w for |rest|
  /// below a tenth. ``sum(_:_:precision:gap:)`` has the proof that ±10^low may replace every
  /// smaller addend.
  private static func besideResult(
    _ near: Rational, _ rest: Rational, root: Int, _ rounding: ConversionRounding
  ) -> [Expected]? {
    guard rest.adjustedExponent < -rounding.digits,
      let exact = root == 1 ? near : rationalSquareRoot(of: near)
    else { return nil }
    let adjusted = exact.adjustedExponent
    let low =
      min(exact.exponent, adjusted - rounding.limits.precision - 1)
      - PowerOfTen.digitCount(of: exact.denominator) - 1
    // 3 · |rest| · w < 3 · 10^(adjusted exponent of rest + 1) · 10^(adjusted + 1).
    guard rest.adjustedExponent + adjusted + 3 <= low, exact.exponent - low <= digitLimit else {
      return nil
    }
    return rounding.results(of: exact + Rational(rest.isNegative ? -1 : 1, exponent: low))
  }
}
