import DecimalArithmetic

extension BigDecimal {
  public static func rescale(
    _ x: BigDecimal, to y: BigDecimal, in context: ArithmeticContext
  ) -> Outcome<BigDecimal> {
    // For NaNs and infinities the result of rescale is that of quantize.
    guard x.isFinite && y.isFinite else { return quantize(x, to: y, in: context) }
    let storage = x.storage.joined(y.storage)
    guard let exponent = y.smallInteger,
      (context.etiny...context.maxExponent).contains(exponent)
    else { return invalid(storage) }
    let pattern = BigDecimal(
      isNegative: false, coefficient: 1, exponent: exponent, storage: storage)
    return quantize(x, to: pattern, in: context)
  }

  /// The value of a finite number that is an integer of at most ten digits; `nil` for others.
  ///
  /// The number may have any exponent. Etiny is above −2 · 10⁹, so an exponent of a context has at
  /// most ten digits.
  private var smallInteger: Int? {
    if hasZeroCoefficient { return 0 }
    guard (0..<10).contains(adjustedExponent) else { return nil }
    if exponent >= 0 {
      // The integer has at most ten digits, trailing zeros included.
      guard let coefficient = shortCoefficient else { return nil }
      let magnitude = Int(coefficient * powersOfTen[exponent])
      return isNegative ? -magnitude : magnitude
    }
    var integer = natural
    guard integer.dropDigits(-exponent) == .zero else { return nil }
    let magnitude = Int(integer.lowWords)
    return isNegative ? -magnitude : magnitude
  }
}
