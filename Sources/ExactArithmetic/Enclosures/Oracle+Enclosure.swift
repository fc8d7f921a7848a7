import DecimalArithmetic

extension Oracle {
  /// The largest precision for which the oracle judges exp, ln, log10 and inexact powers.
  package static let functionDigitLimit = 5_000

  /// Rounds an irrational number, with more places until both bounds round to the same result.
  ///
  /// Both rounded bounds must be inexact, because a bound that is representable by chance would be
  /// reported as exact. The caller has proved by algebra that the number is neither representable
  /// nor a tie, so enough places decide. After the last attempt the case is not judged.
  ///
  /// `bounds` returns the lower and the upper bound with about `places` correct binary places after
  /// the first digit, or `nil` if the places are too few.
  static func decided(
    in context: ArithmeticContext, _ bounds: (_ places: Int) -> (lower: Rational, upper: Rational)?
  ) -> Expected? {
    decided(digits: context.precision) { places in
      guard let (lower, upper) = bounds(places), !lower.isZero, !upper.isZero,
        let below = rounded(lower, preferred: context.etiny, in: context),
        let above = rounded(upper, preferred: context.etiny, in: context),
        below == above, below.conditions.contains(.inexact)
      else { return nil }
      return below
    }
  }

  /// Calls `attempt` with ever more binary places until `attempt` returns a result.
  ///
  /// - Returns: `nil` beyond ``functionDigitLimit`` digits, and after the last attempt.
  static func decided<Result>(
    digits: Int, _ attempt: (_ places: Int) -> Result?
  ) -> Result? {
    if digits > functionDigitLimit { return nil }
    var guardPlaces = 64
    for _ in 0..<7 {
      // log2(10) = 3.32… < 10/3.
      if let result = attempt(digits * 10 / 3 + guardPlaces) { return result }
      guardPlaces *= 2
    }
    return nil
  }

  /// Returns e^z rounded, for a z other than 0 such that e^z is neither representable nor a tie.
  ///
  /// z lies between `least` and `most`, which have the sign of z. `exponent` returns z with
  /// `places` binary places. With `isNegative`, −e^z is rounded.
  static func exponential(
    between least: Rational, and most: Rational, isNegative: Bool = false,
    in context: ArithmeticContext, _ exponent: (_ places: Int) -> Enclosure
  ) -> Expected? {
    let sign = Rational(isNegative ? -1 : 1)
    // ln 10 < 2.302586, so z > 2.302586·n gives e^z > 10^n.
    let logarithmOfTen = Rational(2_302_586, exponent: -6)
    if least > logarithmOfTen * Rational(context.maxExponent + 1) {
      return Expected.overflow(isNegative: isNegative, [], in: context)
    }
    if most < logarithmOfTen * Rational(context.etiny - 1) {
      // All numbers between 0 and a tenth of the smallest number round alike.
      return rounded(
        sign * Rational(1, exponent: context.etiny - 2), preferred: context.etiny, in: context)
    }
    // |e^z − 1| < 2|z| for |z| ≤ 1, and no bound of rounding other than 1 is nearer to 1 than
    // ½ · 10^−precision. So e^z rounds like any other number this close to 1 on the same side.
    let nearness = -(context.precision + 3)
    if max(least.adjustedExponent, most.adjustedExponent) < nearness {
      let beside = Rational(1) + Rational(least.isNegative ? -1 : 1, exponent: nearness)
      return rounded(sign * beside, preferred: context.etiny, in: context)
    }
    return decided(in: context) { places in
      // e^z keeps the places of z, but extracting the power of ten loses as many places as its
      // exponent has bits.
      guard let (significand, power) = exponent(places + 40).exponential() else { return nil }
      let bounds = (significand.lowerBound, significand.upperBound)
      let factor = sign * Rational(1, exponent: power)
      return isNegative
        ? (bounds.1 * factor, bounds.0 * factor) : (bounds.0 * factor, bounds.1 * factor)
    }
  }
}
