import BigInt

extension Enclosure {
  /// The irrational constants in the definitions of units.
  enum Constant: Hashable {
    case pi
    case logarithmOfTen
  }

  /// Returns an integer power of a constant.
  static func power(of constant: Constant, _ exponent: Int, scale: Int) -> Enclosure {
    if scale <= keptPowerScale, let kept = keptPowers[constant]?[exponent] {
      return kept.coarser(scale: scale)
    }
    return computedPower(of: constant, exponent, scale: scale)
  }

  /// The scale of the stored powers, enough for 150 digits; larger scales are computed on demand.
  private static let keptPowerScale = 768
  private static let keptPowers = [
    Constant.pi: allPowers(of: .pi), .logarithmOfTen: allPowers(of: .logarithmOfTen),
  ]

  private static func allPowers(of constant: Constant) -> [Int: Enclosure] {
    let one = Enclosure(1, scale: keptPowerScale)
    let base = value(of: constant, scale: keptPowerScale)
    var powers = [0: one]
    var power = one
    for exponent in 1...4 {
      power = power * base
      powers[exponent] = power
      powers[-exponent] = one / power
    }
    return powers
  }

  private static func computedPower(
    of constant: Constant, _ exponent: Int, scale: Int
  ) -> Enclosure {
    let one = Enclosure(1, scale: scale)
    let base = value(of: constant, scale: scale)
    var power = one
    for _ in 0..<exponent.magnitude { power = power * base }
    return exponent < 0 ? one / power : power
  }

  private static func value(of constant: Constant, scale: Int) -> Enclosure {
    switch constant {
    case .pi: pi(scale: scale)
    case .logarithmOfTen: logarithmOfTen(scale: scale)
    }
  }
}

extension Enclosure {
  /// Creates a rational number times an enclosed number.
  init(_ factor: Rational, times number: Enclosure) {
    let (low, high) = Self.bounds(of: factor, times: number)
    self.init(from: low, to: high, scale: number.scale)
  }

  /// Returns the bounds of a rational number times an enclosed number, not rounded.
  static func bounds(
    of factor: Rational, times number: Enclosure
  ) -> (lower: Rational, upper: Rational) {
    let ends = (factor * number.lowerBound, factor * number.upperBound)
    return factor.isNegative ? (ends.1, ends.0) : ends
  }
}

extension Enclosure {
  /// Returns π^pi · (ln 10)^lnTen with `scale` binary places.
  package static func constant(pi: Int, lnTen: Int, scale: Int) -> Enclosure {
    power(of: .pi, pi, scale: scale) * power(of: .logarithmOfTen, lnTen, scale: scale)
  }
}
