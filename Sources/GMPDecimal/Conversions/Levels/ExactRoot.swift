import DecimalArithmetic

/// A rational value of a level: numerator ÷ denominator · 10^exponent.
struct ExactRoot {
  let numerator: UInt128
  let denominator: UInt128
  let exponent: Int

  /// Creates the root of amplitude · 10^tens, if the root is rational.
  ///
  /// The amplitude is n/d · 10^e in lowest terms, and neither n nor d is divisible by 5. If
  /// e + tens is odd, the number has an odd power of 5 and is no square. Otherwise the number is a
  /// square if and only if n and d are squares.
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
  /// The square root if self is a square; otherwise `nil`.
  fileprivate var exactSquareRoot: UInt128? {
    var root = Integer(self)
    guard root.isSquare else { return nil }
    root.takeSquareRoot()
    return root.natural().lowWords
  }
}

extension ExponentialMap {
  /// Returns bounds 10^lowest ≤ result < 10^(greatest + 1) for exponents within 1 of `tens`.
  func magnitude(tens: Int) -> (lowest: Int, greatest: Int) {
    let (lowest, greatest) = amplitude.magnitude
    // 10^low and 10^high bound the square of the result for root 2, or the result for root 1.
    let (low, high) = (lowest + tens - 1, greatest + 1 + tens + 1)
    return root == 1 ? (low, high - 1) : (low >> 1, ((high + 1) >> 1) - 1)
  }

  /// Returns the places at which the error of `root(of:exponent:decimals:places:)` is half a unit.
  ///
  /// The result · 10^decimals is below 10^digits. The error of the fraction of t is 1 ulp. The rest
  /// of t after the multiples of ln 10 is computed with more bits and has an error below 1 ulp. The
  /// error of ln 10 is 2 ulps, so the product of the rest and ln 10 has an error below 6 ulps after
  /// the cut. So e^r < 10 has an error below 62 ulps, and e^r ≥ 1. With 7 more bits the error is
  /// half a unit. A root halves the relative error.
  func places(digits: Int) -> Int { BinaryPlaces.of(digits: digits) + 7 }

  /// Returns ⌊(amplitude · power · 10^exponent)^(1 ÷ root) · 10^decimals⌋.
  ///
  /// `power` is in fixed point with `places` places.
  func root(
    of power: consuming Integer, exponent: Int, decimals: Int, places: Int
  ) -> Integer {
    var value = power
    value.scale(by: amplitude, exponent: exponent + decimals * root, places: -places)
    if root == 2 { value.takeSquareRoot() }
    return value
  }
}
