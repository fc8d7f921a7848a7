import DecimalArithmetic

/// The first digits of the magnitude of an irrational result.
///
/// The result exceeds digits × 10^exponent by more than 0 and less than one unit. A cut above the
/// last known digit rounds this fraction like the exact number.
struct TruncatedFraction: ExactFraction, ~Copyable {
  private let digits: Natural
  private let exponent: Int
  let adjustedExponent: Int

  /// Creates the fraction from its first digits.
  ///
  /// - Precondition: `digits` is not 0.
  init(_ digits: consuming Natural, exponent: Int) {
    adjustedExponent = exponent + digits.digitCount - 1
    self.digits = digits
    self.exponent = exponent
  }

  var isZero: Bool { false }

  func rounded(by rounding: CutRounding) -> Outcome<BigDecimal>? {
    var kept = Natural(copying: digits)
    let discarded = kept.dropDigits(rounding.position - exponent).withTail
    return rounding.round(Cut(kept, exponent: rounding.position, discarded: discarded))
  }
}
