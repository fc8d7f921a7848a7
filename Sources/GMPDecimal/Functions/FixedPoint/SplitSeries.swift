/// The sum Σ hⁿ ÷ n! · (first − 1)! ÷ h^(first − 1) over a range of n, as a fraction.
///
/// h = p ÷ 2^bits, and first is the first n of the range.
///
/// The sum is computed by binary splitting. For the halves 1 and 2 of a range, of which the second
/// has l terms,
///
///     power = power₁ · power₂, denominator = denominator₁ · denominator₂,
///     numerator = numerator₁ · denominator₂ · 2^(bits·l) + power₁ · numerator₂
///
/// and the sum is numerator ÷ (denominator · 2^(bits · terms)). The powers of two stay implicit.
///
/// Source: Brent and Zimmermann, Modern Computer Arithmetic, section 4.9.1.
struct SplitSeries: ~Copyable {
  private var power: Integer
  private var denominator: Integer
  private var numerator: Integer

  init<Check: WorkCheck>(
    from first: Int, to end: Int, _ p: borrowing Integer, bits: Int, _ check: Check
  ) throws(Check.Interruption) {
    self = try Self.sum(from: first, to: end, p, bits: bits, needsPower: false, check)
  }

  private init(
    power: consuming Integer, denominator: consuming Integer, numerator: consuming Integer
  ) {
    self.power = power
    self.denominator = denominator
    self.numerator = numerator
  }

  private static func sum<Check: WorkCheck>(
    from first: Int, to end: Int, _ p: borrowing Integer, bits: Int, needsPower: Bool,
    _ check: Check
  ) throws(Check.Interruption) -> SplitSeries {
    if end - first == 1 {
      return SplitSeries(
        power: Integer(copying: p), denominator: Integer(first), numerator: Integer(copying: p))
    }
    let middle = (first + end) / 2
    var left = try sum(from: first, to: middle, p, bits: bits, needsPower: true, check)
    var right = try sum(from: middle, to: end, p, bits: bits, needsPower: needsPower, check)
    try check.check()
    left.numerator.multiply(by: right.denominator)
    left.numerator.shiftLeft(bits * (end - middle))
    try check.check()
    right.numerator.multiply(by: left.power)
    left.numerator.add(right.numerator)
    left.denominator.multiply(by: right.denominator)
    if needsPower {
      try check.check()
      left.power.multiply(by: right.power)
    }
    return left
  }

  /// Returns 1 + the sum in fixed point, too small by at most 2 ulps.
  ///
  /// - Precondition: `impliedBits` is bits · terms.
  consuming func value<Check: WorkCheck>(
    places: Int, impliedBits: Int, _ check: Check
  ) throws(Check.Interruption) -> Integer {
    var value = numerator
    value.shift(places - impliedBits)
    try check.check()
    value.divide(by: denominator)
    value.add(Integer(bit: places))
    return value
  }
}
