import DecimalArithmetic

extension ConversionRounding {
  /// Returns (amplitude · base^(rate · x))^(1 ÷ root) for any x except NaN.
  func value<Check: WorkCheck>(
    ofLevel x: BigDecimal, _ map: ExponentialMap, _ check: Check
  ) throws(Check.Interruption) -> Conversion<BigDecimal> {
    if x.isInfinite {
      return x.isNegative == map.rate.isNegative
        ? Conversion(BigDecimal(.infinity, storage: rounding.storage)) : zero(isNegative: false)
    }
    if x.hasZeroCoefficient {
      if let root = ExactRoot(of: map, timesTenTo: 0) { return rational(root) }
      return try irrational(expected: map.amplitude.magnitude.lowest >> 1) {
        decimals throws(Check.Interruption) in
        map.root(of: Integer(1), exponent: 0, decimals: decimals, places: 0)
      }
    }
    if x.coefficientDigits + UInt128.inlineDigits > BigDecimal.intermediateDigits {
      return Conversion(BigDecimal.insufficientStorage(rounding.storage))
    }
    let exponent = LevelExponent(x, map.rate)
    if exponent.isBeyond { return beyond(isSmall: exponent.isNegative) }
    switch map.base {
    case .ten: return try decimalPower(exponent, map, check)
    case .e: return try naturalPower(exponent, map, check)
    }
  }

  private func decimalPower<Check: WorkCheck>(
    _ exponent: borrowing LevelExponent, _ map: ExponentialMap, _ check: Check
  ) throws(Check.Interruption) -> Conversion<BigDecimal> {
    guard let nearest = exponent.nearest(), isWithinReach(nearest.whole) else {
      return beyond(isSmall: exponent.isNegative)
    }
    if let root = ExactRoot(of: map, timesTenTo: nearest.whole) {
      guard let distance = nearest.distance else { return rational(root) }
      if let decided = beside(root, isAbove: nearest.isAbove, distance: distance) { return decided }
    }
    let magnitude = map.magnitude(tens: nearest.whole)
    return try irrational(expected: magnitude.lowest) { decimals throws(Check.Interruption) in
      let places = map.places(digits: magnitude.greatest + 1 + decimals)
      var fraction = exponent.fixed(places: places)
      if exponent.isNegative { fraction.negate() }
      // The quotient is rounded down, so that 0 ≤ t − tens < 1.
      var whole = Integer()
      whole.setShiftedRight(fraction, places)
      guard let tens = whole.asInt else { preconditionFailure("the exponent exceeds its bound") }
      fraction.keepLowBits(places)
      try check.check()
      fraction.multiply(by: try LogarithmOfTen.value(places: places, check))
      fraction.shiftRight(places)
      let power = try Exponential.value(of: fraction, places: places, check)
      try check.check()
      return map.root(of: power, exponent: tens, decimals: decimals, places: places)
    }
  }

  private func naturalPower<Check: WorkCheck>(
    _ exponent: borrowing LevelExponent, _ map: ExponentialMap, _ check: Check
  ) throws(Check.Interruption) -> Conversion<BigDecimal> {
    // |e^t − 1| < 2 · |t|: for a small t the power is so close to 1 that the result is rounded as
    // the amplitude's root plus or minus a tiny part.
    if exponent.magnitude.greatest < -1, let root = ExactRoot(of: map, timesTenTo: 0) {
      let distance = exponent.magnitude.greatest + 1
      if let decided = beside(root, isAbove: !exponent.isNegative, distance: distance) {
        return decided
      }
    }
    // |t| is below 10²¹: 80 binary places keep the error of the quotient far below 1.
    let wholeBits = BinaryPlaces.of(digits: max(0, exponent.magnitude.greatest + 1))
    var quotient = exponent.fixed(places: wholeBits + 8)
    if exponent.isNegative { quotient.negate() }
    quotient.divide(by: try LogarithmOfTen.value(places: wholeBits + 8, check))
    guard let about = quotient.asInt, isWithinReach(about) else {
      return beyond(isSmall: exponent.isNegative)
    }
    let magnitude = (
      lowest: map.magnitude(tens: about - 1).lowest,
      greatest: map.magnitude(tens: about + 1).greatest
    )
    return try irrational(expected: magnitude.lowest) { decimals throws(Check.Interruption) in
      let places = map.places(digits: magnitude.greatest + 1 + decimals) + wholeBits
      var quotient = exponent.fixed(places: places)
      if exponent.isNegative { quotient.negate() }
      let logarithmOfTen = try LogarithmOfTen.value(places: places, check)
      try check.check()
      let rest = quotient.divideWithRemainder(by: logarithmOfTen)
      guard let tens = quotient.asInt else { preconditionFailure("the exponent exceeds its bound") }
      let power = try Exponential.value(of: rest, places: places, check)
      try check.check()
      return map.root(of: power, exponent: tens, decimals: decimals, places: places)
    }
  }

  /// Whether 10^tens is within the range of the computation; larger powers exceed every target.
  private func isWithinReach(_ tens: Int) -> Bool { tens.magnitude < Self.farthestPlace.magnitude }

  /// Returns (root^root · base^d)^(1 ÷ root) for |d| < 10^distance ≤ 1/10.
  ///
  /// |base^(d ÷ root) − 1| < 10 · |d|: the left side is below 2.4 · |d| for small d, and below
  /// 2.6 · |d| at 1/10. The result is `nil` if |d| is too large to be replaced: see
  /// `beside(_:divisor:isAbove:distance:)`.
  private func beside(
    _ root: ExactRoot, isAbove: Bool, distance: Int
  ) -> Conversion<BigDecimal>? {
    let numerator = LimbTerm(
      Natural(root.numerator), exponent: root.exponent, isNegative: false)
    return beside(
      numerator, divisor: root.denominator, isAbove: isAbove,
      distance: root.exponent + root.numerator.digitCount + 1 + distance)
  }
}
