import DecimalArithmetic

/// numerator ÷ denominator · 10^exponent: the value of a level, if it is a fraction.
struct ExactRoot {
  let numerator: UInt128
  let denominator: UInt128
  let exponent: Int

  /// Creates the root of amplitude · 10^tens, if it is rational.
  ///
  /// The amplitude is n/d · 10^e in lowest terms, and neither n nor d is divisible by 5. If
  /// e + tens is odd, the number has an odd power of 5 and is no square. Otherwise it is a square
  /// if and only if n and d are.
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
  /// The square root of a square; `nil` for other numbers.
  fileprivate var exactSquareRoot: UInt128? {
    var root = Integer(self)
    guard root.isSquare else { return nil }
    root.takeSquareRoot()
    return root.natural().lowWords
  }
}

extension ExponentialMap {
  /// Returns bounds 10^lowest ≤ result < 10^(greatest + 1) for a t less than 1 away from `tens`.
  func magnitude(tens: Int) -> (lowest: Int, greatest: Int) {
    let (lowest, greatest) = amplitude.magnitude
    // The bounds of the result's square, or of the result itself, are 10^low ≤ … < 10^high.
    let (low, high) = (lowest + tens - 1, greatest + 1 + tens + 1)
    return root == 1 ? (low, high - 1) : (low >> 1, ((high + 1) >> 1) - 1)
  }

  /// Returns the places at which the error of `root(of:exponent:decimals:places:)` is half a unit.
  ///
  /// The result · 10^decimals is below 10^digits. The error of the fraction of t is 1 ulp; the rest
  /// of t after the multiples of ln 10, computed with more bits, has an error below 1 ulp.
  /// Multiplied by ln 10, whose error is 2 ulps, and cut, the error is below 6 ulps. e^r < 10 then
  /// has an error below 62 ulps, and e^r ≥ 1. So 7 more bits give half a unit. A root halves the
  /// relative error.
  func places(digits: Int) -> Int { BinaryPlaces.of(digits: digits) + 7 }

  /// Returns (amplitude · power · 10^exponent)^(1 ÷ root) · 10^decimals, cut; `power` has `places`
  /// places.
  func root(
    of power: consuming Integer, exponent: Int, decimals: Int, places: Int
  ) -> Integer {
    var value = power
    value.scale(by: amplitude, exponent: exponent + decimals * root, places: -places)
    if root == 2 { value.takeSquareRoot() }
    return value
  }
}
