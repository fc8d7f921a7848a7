/// π in fixed point, stored for the process at the largest precision computed so far.
package enum Pi {
  /// The terms of π = 48 atan(1/49) + 128 atan(1/57) − 20 atan(1/239) + 48 atan(1/110443).
  ///
  /// (49 + i)¹² · (57 + i)³² · (239 − i)⁵ · (110443 + i)¹² has equal real and imaginary parts. So
  /// the angle of the product, the sum of the angles of the factors, is π/4.
  ///
  /// Source: C. Størmer (1896); J. Arndt and C. Haenel, Pi Unleashed, section 5.2.
  package static let terms: [(factor: Int, n: Int)] = [
    (48, 49), (128, 57), (-20, 239), (48, 110_443),
  ]

  private static let kept = KeptConstant()

  /// Returns π with an error below 2 ulps.
  static func value<Check: WorkCheck>(
    places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    try kept.value(places: places) { places throws(Check.Interruption) in
      try computed(places: places, check)
    }
  }

  /// Returns π with an error below 2⁻⁸ ulps before the cut.
  ///
  /// The errors of the terms add up to Σ |factor| · 2n < 2²⁴ ulps of a number with 32 bits more
  /// than the result.
  private static func computed<Check: WorkCheck>(
    places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    var sum = Integer()
    for term in terms {
      var part = try ReciprocalArctangent.circular(term.n, places: places + 32, check)
      part.multiply(by: term.factor)
      sum.add(part)
    }
    sum.shiftRight(32)
    return sum
  }
}
