/// ln 10 in fixed point, stored for the process at the largest precision computed so far.
package enum LogarithmOfTen {
  /// The terms of ln 10 = 46 atanh(1/31) + 34 atanh(1/49) + 20 atanh(1/161).
  ///
  /// 2 atanh(1/n) = ln((n + 1)/(n − 1)), and (32/30)⁴⁶ᐟ² · (50/48)³⁴ᐟ² · (162/160)²⁰ᐟ² has the
  /// primes 2, 3 and 5 with the exponents 1, 0 and 1.
  package static let terms: [(factor: Int, n: Int)] = [(46, 31), (34, 49), (20, 161)]

  private static let kept = KeptConstant()

  /// Returns ln 10, too small by less than 2 ulps.
  static func value<Check: WorkCheck>(
    places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    try kept.value(places: places) { places throws(Check.Interruption) in
      try computed(places: places, check)
    }
  }

  /// Returns ln 10, too small by less than 1 ulp before the cut.
  ///
  /// The errors of the terms add up to Σ factor · 2n < 2¹⁴ ulps of a number with 16 bits more than
  /// the result.
  private static func computed<Check: WorkCheck>(
    places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    var sum = Integer()
    for term in terms {
      var part = try ReciprocalArctangent.hyperbolic(term.n, places: places + 16, check)
      part.multiply(by: term.factor)
      sum.add(part)
    }
    sum.shiftRight(16)
    return sum
  }
}
