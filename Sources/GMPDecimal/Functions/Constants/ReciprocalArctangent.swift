/// atanh(1/n) and atan(1/n) for a small n, by binary splitting.
///
/// atanh(1/n) = Σ 1 ÷ ((2i + 1) · n^(2i + 1)); the terms of atan(1/n) have alternating signs. With
/// s = n² (atan: −n²), the sum Σ 1 ÷ ((2i + 1) · s^(i − first + 1)) over a range of i is
/// numerator ÷ (odd · power). Here odd is the product of the 2i + 1, and power = s^terms. For the
/// halves 1 and 2 of a range
///
///     numerator = numerator₁ · odd₂ · power₂ + numerator₂ · odd₁
///
/// Source: Brent and Zimmermann, Modern Computer Arithmetic, section 4.9.1.
struct ReciprocalArctangent: ~Copyable {
  private var numerator: Integer
  private var odd: Integer
  private var power: Integer

  /// Returns atanh(1/n) in fixed point, too small by at most 2n ulps.
  static func hyperbolic<Check: WorkCheck>(
    _ n: Int, places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    try value(n, square: n * n, places: places, check)
  }

  /// Returns atan(1/n) in fixed point with an error of at most 2n ulps.
  static func circular<Check: WorkCheck>(
    _ n: Int, places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    // atan(1/n) = −n · Σ 1 ÷ ((2i + 1) · (−n²)^(i + 1)).
    try value(-n, square: -n * n, places: places, check)
  }

  /// Returns n · Σ 1 ÷ ((2i + 1) · square^(i + 1)) in fixed point with an error of at most 2 · |n|
  /// ulps.
  private static func value<Check: WorkCheck>(
    _ n: Int, square: Int, places: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    // |square| ≥ 2^bits, so the terms after `places / bits + 1` terms are below 1 ulp together.
    let bits = Int.bitWidth - 1 - square.magnitude.leadingZeroBitCount
    var sum = try ReciprocalArctangent.sum(from: 0, to: places / bits + 1, square: square, check)
    try check.check()
    sum.numerator.shiftLeft(places)
    sum.odd.multiply(by: sum.power)
    try check.check()
    sum.numerator.divide(by: sum.odd)
    sum.numerator.multiply(by: n)
    return sum.takeNumerator()
  }

  private init(numerator: consuming Integer, odd: consuming Integer, power: consuming Integer) {
    self.numerator = numerator
    self.odd = odd
    self.power = power
  }

  private consuming func takeNumerator() -> Integer { numerator }

  private static func sum<Check: WorkCheck>(
    from first: Int, to end: Int, square: Int, _ check: Check
  ) throws(Check.Interruption) -> ReciprocalArctangent {
    if end - first == 1 {
      return ReciprocalArctangent(
        numerator: Integer(1), odd: Integer(2 * first + 1), power: Integer(square))
    }
    let middle = (first + end) / 2
    var left = try sum(from: first, to: middle, square: square, check)
    var right = try sum(from: middle, to: end, square: square, check)
    try check.check()
    right.numerator.multiply(by: left.odd)
    left.odd.multiply(by: right.odd)
    try check.check()
    left.numerator.multiply(by: right.odd)
    left.numerator.multiply(by: right.power)
    left.numerator.add(right.numerator)
    try check.check()
    left.power.multiply(by: right.power)
    return left
  }
}
