/// e^r in binary fixed point: an `Integer` n stands for n · 2^−places.
///
/// Source: Brent and Zimmermann, Modern Computer Arithmetic, sections 4.3.1 (argument reduction by
/// repeated doubling), 4.4.3 (rectangular splitting) and 4.9.2 (bit-burst).
enum Exponential {
  /// From so many bits on the bit-burst algorithm is faster: at 33 000 they are level, at 100 000 the
  /// series takes 1.5 times as long.
  private static let burstPlaces = 50_000

  /// e^r for 0 ≤ r < 2.5, at most 2 ulps away.
  ///
  /// e^h with h = r ÷ 2^k is squared k times. It comes with `places` + k + 12 bits, at least 1 and with
  /// a relative error below 100 ulps of these; a square doubles the relative error and cutting it adds
  /// at most one ulp. So in the end it is below (100 + 1) · 2^k ulps, that is 101 · 2⁻¹² of an ulp of
  /// the result, times e^2.5 < 12.2: below 1/3; cutting the bits that are too many adds one.
  static func value<Check: WorkCheck>(
    of r: borrowing Integer, places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    let usesBursts = places >= burstPlaces
    let halvings = usesBursts ? ExponentialBurst.halvings : ExponentialSeries.halvings(places)
    let inner = places + halvings + 12
    var h = Integer(copying: r)
    // r ÷ 2^k has k places more: exact.
    h.shiftLeft(12)
    var result =
      usesBursts
      ? try ExponentialBurst.value(of: h, places: inner, check)
      : try ExponentialSeries.value(of: h, places: inner, halvings: halvings, check)
    for _ in 0..<halvings {
      try check.check()
      result.square()
      result.shiftRight(inner)
    }
    result.shiftRight(inner - places)
    return result
  }
}
