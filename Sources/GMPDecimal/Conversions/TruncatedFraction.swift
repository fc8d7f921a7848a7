import DecimalArithmetic

/// The magnitude of an irrational result as far as it is known: above digits × 10^exponent by more
/// than nothing and less than one unit.
///
/// It rounds as the exact number does wherever that is cut above the last digit known.
struct TruncatedFraction: ExactFraction, ~Copyable {
  private let digits: Natural
  private let exponent: Int
  let adjustedExponent: Int

  /// - Precondition: the digits are not 0.
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
