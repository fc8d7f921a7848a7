import DecimalArithmetic

/// The number of digits of a result that a context can hold.
struct DigitDemand {
  /// The number of digits, at least 1: below Etiny one truncated digit decides the rounding.
  let digits: Int

  /// Creates the demand of a result with an adjusted exponent of at most `greatestAdjusted`.
  init(_ context: ArithmeticContext, greatestAdjusted: Int) {
    // A result below Emin ends at Etiny; one more place is for a carry.
    digits = max(1, min(context.precision, greatestAdjusted - context.etiny + 2))
  }

  var exceedsStorage: Bool { digits > BigDecimal.maximumDigits }
}
