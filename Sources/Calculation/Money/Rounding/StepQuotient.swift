import DecimalArithmetic

/// A quotient as a whole number of steps, and the discarded part.
struct StepQuotient {
  /// The number of whole steps.
  let count: UInt128
  /// The rest of the quotient, compared with half a step.
  let discarded: DiscardedPart

  /// Divides x · y ÷ divisor by the step; `nil` if x · y ÷ divisor exceeds 128 bits.
  ///
  /// - Precondition: divisor and step are above 0; step is below 2¹²⁷.
  init?(_ x: UInt128, times y: UInt128, over divisor: UInt128, step: UInt128) {
    guard let quotient = WholeQuotient(x, times: y, over: divisor) else { return nil }
    let cut = quotient.value.quotientAndRemainder(dividingBy: step)
    count = cut.quotient
    discarded = Self.compare(cut.remainder, quotient.rest, divisor, withHalf: step)
  }

  /// Compares whole + rest ÷ divisor with step ÷ 2, where whole < step and rest < divisor.
  private static func compare(
    _ whole: UInt128, _ rest: UInt128, _ divisor: UInt128, withHalf step: UInt128
  ) -> DiscardedPart {
    if whole == 0 && rest == 0 { return .zero }
    // 2 · rest ÷ divisor is in 0..<2. Its integer part is 1 if rest ≥ divisor − rest, else 0; its
    // fraction is 0 if rest = 0 or rest = divisor − rest.
    let twice = 2 * whole + (rest >= divisor - rest ? 1 : 0)
    if twice != step { return twice < step ? .belowHalf : .aboveHalf }
    return rest == 0 || rest == divisor - rest ? .half : .aboveHalf
  }
}

/// x · y ÷ divisor as an integer quotient and a remainder, with a product of 256 bits.
struct WholeQuotient {
  let value: UInt128
  let rest: UInt128

  /// Divides x · y by the divisor; `nil` if the quotient exceeds 128 bits.
  ///
  /// - Precondition: divisor is above 0.
  init?(_ x: UInt128, times y: UInt128, over divisor: UInt128) {
    let product = x.multipliedFullWidth(by: y)
    if product.high >= divisor { return nil }
    // Most products fit 128 bits. Their division takes a fraction of the time of a 256-bit
    // division.
    let division =
      product.high == 0
      ? product.low.quotientAndRemainder(dividingBy: divisor)
      : divisor.dividingFullWidth(product)
    value = division.quotient
    rest = division.remainder
  }
}
