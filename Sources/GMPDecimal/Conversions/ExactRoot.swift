import DecimalArithmetic

/// numerator ÷ denominator · 10^exponent: a power of a level that is a fraction.
struct ExactRoot {
  let numerator: UInt128
  let denominator: UInt128
  let exponent: Int

  /// The root of amplitude · 10^tens, if it is rational.
  ///
  /// The amplitude is n/d · 10^e in lowest terms, and neither n nor d is divisible by 5: so with e + tens
  /// odd the number has an odd power of 5, and otherwise it is a square just if n and d are.
  init?(of map: ExponentialMap, timesTenTo tens: Int) {
    let amplitude = map.amplitude
    let power = amplitude.exponent + tens
    if map.root == 1 {
      numerator = amplitude.numerator
      denominator = amplitude.denominator
      exponent = power
      return
    }
    guard power & 1 == 0, let top = amplitude.numerator.exactSquareRoot,
      let bottom = amplitude.denominator.exactSquareRoot
    else { return nil }
    numerator = top
    denominator = bottom
    exponent = power >> 1
  }
}

extension UInt128 {
  /// The square root of a square.
  fileprivate var exactSquareRoot: UInt128? {
    var root = Integer(self)
    guard root.isSquare else { return nil }
    root.takeSquareRoot()
    return root.natural().lowWords
  }
}

extension ExponentialMap {
  /// Exponents of ten between which the result lies for a t less than 1 away from `tens`.
  func magnitude(tens: Int) -> (lowest: Int, greatest: Int) {
    let (lowest, greatest) = amplitude.magnitude
    // The bounds of its square, or of itself: 10^low ≤ … < 10^high.
    let (low, high) = (lowest + tens - 1, greatest + 1 + tens + 1)
    return root == 1 ? (low, high - 1) : (low >> 1, ((high + 1) >> 1) - 1)
  }

  /// The places with which `root(of:exponent:decimals:places:)` is half a unit away, for a result · 10^decimals
  /// below 10^digits.
  ///
  /// The fraction of t is one ulp away, or the rest of t after the multiples of ln 10, with bits for them,
  /// less than one; times ln 10, which is 2 ulps away, and cut that is below 6 ulps. e^r < 10 is then 62
  /// ulps away, of a number not below 1: with 7 bits more half a unit. A root halves the relative error.
  func places(digits: Int) -> Int { BinaryPlaces.of(digits: digits) + 7 }

  /// (amplitude · power · 10^exponent)^(1 ÷ root) · 10^decimals, cut; `power` has so many places.
  func root(
    of power: consuming Integer, exponent: Int, decimals: Int, places: Int
  ) -> Integer {
    var value = power
    value.scale(by: amplitude, exponent: exponent + decimals * root, places: -places)
    if root == 2 { value.takeSquareRoot() }
    return value
  }
}
