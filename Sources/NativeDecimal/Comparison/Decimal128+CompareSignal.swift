import DecimalArithmetic

extension Decimal128 {
  public static func compareSignal(
    _ x: Self, _ y: Self, in context: ArithmeticContext
  ) -> Outcome<Self> {
    if let outcome = propagatedNaN(x, y, in: context) { return outcome.raising(.invalidOperation) }
    return compare(x, y, in: context)
  }
}
