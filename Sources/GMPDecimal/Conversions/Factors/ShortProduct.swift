import DecimalArithmetic

/// The magnitude of an irrational product, as far as 76 digits of its factor determine the product.
///
/// The product exceeds digits × 10^exponent by more than 0 and less than one unit. The 76 digits
/// suffice for most conversions, and the computation allocates no memory.
struct ShortProduct: ExactFraction {
  private let digits: UInt128
  private let exponent: Int

  /// Creates the first digits of coefficient · 10^scale · |ratio| · factor for a coefficient other
  /// than 0.
  ///
  /// Let C ≥ 10⁷⁵ be the words of the factor, and N the coefficient times the numerator. With 39
  /// zeros the dividend C · N · 10³⁹ exceeds 10⁷⁵ times every divisor and fits 512 + 130 bits. The
  /// exact quotient is between the bounds Q, the quotient rounded down, and (Q + 1)(1 + 10⁻⁷⁵) < Q
  /// + Q ÷ 2²⁴⁸ + 2. If both bounds have the same first 38 digits, these are the digits of the
  /// exact quotient.
  ///
  /// - Returns: `nil` if the first 38 digits of the bounds differ.
  init?(_ coefficient: UInt128, scale: Int, _ ratio: ExactRatio, _ factor: IrrationalFactor) {
    let factor = FactorDigits.of(factor)
    let zeros = ratio.denominator == 1 ? 0 : 39
    let cut = Self.withScratch { product, upper in
      product.assign(factor.words)
      product.multiply(by: coefficient)
      product.multiply(by: ratio.numerator)
      product.appendZeros(zeros)
      if ratio.denominator != 1 { product.divide(by: ratio.denominator) }
      upper.assign(product.limbs)
      upper.shiftRight(248)
      upper.add(product)
      upper.add(2)
      let dropped = product.digitCount - UInt128.inlineDigits
      _ = product.dropDigits(dropped)
      _ = upper.dropDigits(dropped)
      return product.compared(with: upper) == 0 ? (product.lowWords, dropped) : nil
    }
    guard let (digits, dropped) = cut else { return nil }
    self.digits = digits
    exponent = scale + ratio.exponent + factor.exponent - zeros + dropped
  }

  var isZero: Bool { false }
  var adjustedExponent: Int { exponent + UInt128.inlineDigits - 1 }

  /// Returns the product rounded.
  ///
  /// - Precondition: the position of `rounding` is above `exponent`.
  func rounded(by rounding: CutRounding) -> Outcome<BigDecimal>? {
    var kept = digits
    let discarded = kept.dropDigits(rounding.position - exponent).withTail
    return rounding.round(Cut(kept, exponent: rounding.position, discarded: discarded))
  }

  /// Calls `body` with two numbers in scratch memory, each for 642 bits and a product with 10³⁹.
  private static func withScratch<Result>(
    _ body: (inout Natural, inout Natural) -> Result
  ) -> Result {
    withUnsafeTemporaryAllocation(of: UInt.self, capacity: 26) { scratch in
      var first = Natural(scratch: UnsafeMutableBufferPointer(rebasing: scratch[..<13]))
      var second = Natural(scratch: UnsafeMutableBufferPointer(rebasing: scratch[13...]))
      return body(&first, &second)
    }
  }
}
