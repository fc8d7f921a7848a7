import BigInt

/// Bounds of the distance between multiples of an irrational number and integers, by continued
/// fractions.
///
/// Source: Khinchin, Continued Fractions, chapter II, section 6: convergents are the best
/// approximations of the second kind. With convergents p_k ÷ q_k of α, every integer m with
/// 1 ≤ m < q_(k+1) has |m·α − t| ≥ |q_k·α − p_k| for all integers t. Lefèvre (Moyens arithmétiques
/// pour un calcul fiable, 2000) bounds the hard cases of elementary functions by this method.
package enum ContinuedFraction {
  /// The multiple that is nearest to an integer.
  package struct NearestMultiple: Sendable {
    /// The factor m of the multiple m·α.
    package let factor: Rational
    /// A lower bound of |m·α − t| for the nearest integer t, exact to the width of the bounds of α.
    package let distance: Rational
  }

  /// Returns the multiple m·α nearest to an integer, for 1 ≤ m ≤ `limit` and a positive irrational
  /// α.
  ///
  /// - Parameters:
  ///   - bounds: two numbers that enclose α; the partial quotients that the numbers share are those
  ///     of α.
  ///   - limit: the largest m, 1 or more.
  /// - Returns: `nil` if the bounds are too wide to decide.
  package static func nearestMultiple(
    within bounds: (lower: Rational, upper: Rational), upTo limit: Rational
  ) -> NearestMultiple? {
    var low = Fraction(bounds.lower)
    var high = Fraction(bounds.upper)
    var (p, q): (BigInt, BigInt) = (1, 0)
    var (previousP, previousQ): (BigInt, BigInt) = (0, 1)
    while true {
      let quotient = low.whole
      guard quotient == high.whole else { return nil }
      let next = (quotient * p + previousP, quotient * q + previousQ)
      if Rational(next.1) > limit { break }
      (previousP, previousQ, p, q) = (p, q, next.0, next.1)
      guard let lowRest = low.reciprocalOfRest, let highRest = high.reciprocalOfRest else {
        return nil
      }
      (low, high) = (lowRest, highRest)
    }
    let ends = [bounds.lower, bounds.upper].map { Rational(q) * $0 - Rational(p) }
    guard q > 0, ends[0].isNegative == ends[1].isNegative else { return nil }
    let distances = ends.map { $0.isNegative ? -$0 : $0 }
    return NearestMultiple(factor: Rational(q), distance: min(distances[0], distances[1]))
  }
}

/// A positive rational number as a fraction of two integers.
private struct Fraction {
  let top: BigInt
  let bottom: BigInt
  let whole: BigInt

  init(_ value: Rational) {
    self.init(
      value.numerator * BigInt(PowerOfTen.of(max(0, value.exponent))),
      BigInt(value.denominator * PowerOfTen.of(max(0, -value.exponent))))
  }

  private init(_ top: BigInt, _ bottom: BigInt) {
    self.top = top
    self.bottom = bottom
    whole = top / bottom
  }

  /// 1 ÷ (x − ⌊x⌋); `nil` for an integer.
  var reciprocalOfRest: Fraction? {
    let rest = top - whole * bottom
    return rest.isZero ? nil : Fraction(bottom, rest)
  }
}
