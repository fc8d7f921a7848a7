import DecimalArithmetic

/// The exact magnitude of a conversion's result, numerator × 10^exponent ÷ divisor.
protocol ExactFraction: ~Copyable {
  /// Whether the number is 0; a sum is 0 if its terms cancel.
  var isZero: Bool { get }

  /// The adjusted exponent of a number other than 0.
  var adjustedExponent: Int { get }

  /// Returns the number cut at the position of `rounding` and rounded.
  ///
  /// - Returns: `nil` if the computation needs more than `BigDecimal.intermediateDigits` digits.
  func rounded(by rounding: CutRounding) -> Outcome<BigDecimal>?
}

/// The digits of a number down to a position, and the part below the position.
struct Cut<Digits: Coefficient & ~Copyable>: ~Copyable {
  let kept: Digits
  /// The exponent of the last kept digit: the position of the cut, or a larger exponent for an
  /// exact number.
  let exponent: Int
  let discarded: DiscardedPart

  init(_ kept: consuming Digits, exponent: Int, discarded: DiscardedPart) {
    self.kept = kept
    self.exponent = exponent
    self.discarded = discarded
  }

  consuming func takeKept() -> Digits { kept }
}
