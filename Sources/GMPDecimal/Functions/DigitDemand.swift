import DecimalArithmetic

/// How many digits of a result a context can hold.
struct DigitDemand {
  /// At least 1: below Etiny one truncated digit decides the rounding.
  let digits: Int

  /// The digits of a result whose first digit stands at `greatestAdjusted` or below.
  init(_ context: ArithmeticContext, greatestAdjusted: Int) {
    // A result below Emin ends at Etiny; one place more for a carry.
    digits = max(1, min(context.precision, greatestAdjusted - context.etiny + 2))
  }

  var exceedsStorage: Bool { digits > BigDecimal.maximumDigits }
}
