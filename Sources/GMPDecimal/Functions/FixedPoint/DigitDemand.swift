import DecimalArithmetic

/// The number of digits of a result that a context can hold.
struct DigitDemand {
  /// The number of digits, at least 1: one truncated digit decides the rounding below Etiny.
  let digits: Int

  /// Creates the demand of a result with an adjusted exponent of at most `greatestAdjusted`.
  init(_ context: ArithmeticContext, greatestAdjusted: Int) {
    // A result below Emin has its last digit at Etiny. One more place allows for a carry.
    digits = max(1, min(context.precision, greatestAdjusted - context.etiny + 2))
  }

  var exceedsStorage: Bool { digits > BigDecimal.maximumDigits }
}
