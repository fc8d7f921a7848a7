import DecimalArithmetic

/// How many digits of a result a context can hold.
struct DigitDemand {
  /// At least 1: below Etiny one truncated digit decides the rounding.
  let digits: Int

  /// - Parameter greatestAdjusted: an exponent that the first digit of the result does not exceed.
  init(_ context: ArithmeticContext, greatestAdjusted: Int) {
    // A result below Emin ends at Etiny; one place more for a carry.
    digits = max(1, min(context.precision, greatestAdjusted - context.etiny + 2))
  }

  var exceedsStorage: Bool { digits > BigDecimal.maximumDigits }
}
