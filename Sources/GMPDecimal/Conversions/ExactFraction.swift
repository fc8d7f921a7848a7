import DecimalArithmetic

/// The exact magnitude of a conversion's result, numerator × 10^exponent ÷ divisor.
protocol ExactFraction: ~Copyable {
  /// Whether the number is 0: a sum that cancelled.
  var isZero: Bool { get }

  /// The exponent of the first digit, of a number that is not 0.
  var adjustedExponent: Int { get }

  /// The number cut where `rounding` says, and rounded by it.
  ///
  /// - Returns: `nil` if that takes more digits than `BigDecimal.intermediateDigits`.
  func rounded(by rounding: CutRounding) -> Outcome<BigDecimal>?
}

/// A number up to some digit, and what lies below that digit.
struct Cut<Digits: Coefficient & ~Copyable>: ~Copyable {
  let kept: Digits
  /// The exponent of the last kept digit: the position asked for, or above it if nothing is below.
  let exponent: Int
  let discarded: DiscardedPart

  init(_ kept: consuming Digits, exponent: Int, discarded: DiscardedPart) {
    self.kept = kept
    self.exponent = exponent
    self.discarded = discarded
  }

  consuming func takeKept() -> Digits { kept }
}
