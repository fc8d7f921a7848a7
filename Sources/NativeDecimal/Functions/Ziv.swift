import DecimalArithmetic

/// Ziv's strategy: the working precision grows until the digits decide the rounding.
///
/// Each step is 1.5 times as wide as the step before. An operand that needs the second step takes
/// three times the usual time.
///
/// The loop ends because the caller has proved by algebra that the number has more than 35 digits.
/// So some enclosure lies strictly between two neighbouring numbers of 35 digits.
///
/// Source: A. Ziv, "Fast evaluation of elementary mathematical functions with correctly rounded
/// last bit", ACM TOMS 17 (1991).
package enum Ziv {
  /// The width of the first step: 192 bits of fraction, 57 digits.
  package static let firstWidth = 4

  /// Returns the digits and the number of enclosures computed.
  ///
  /// `extraWidth` is added in every step, for small arguments. `attempt` returns `nil` if its width
  /// does not decide the digits. The digits are the same for every `firstWidth`; tests use several.
  static func digits(
    firstWidth: Int, extraWidth: Int = 0, _ attempt: (Int) -> LeadingDigits?
  ) -> (digits: LeadingDigits, depth: Int) {
    var width = firstWidth
    var depth = 1
    while true {
      if let digits = attempt(width + extraWidth) { return (digits, depth) }
      width += max(1, width / 2)
      depth += 1
    }
  }
}

/// An outcome with the depth at which Ziv's loop decided it; 0 if no loop was needed.
package struct TracedOutcome {
  package var outcome: Outcome<Decimal128>
  package var depth: Int

  init(_ outcome: Outcome<Decimal128>, depth: Int = 0) {
    self.outcome = outcome
    self.depth = depth
  }
}
