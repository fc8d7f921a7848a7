import DecimalArithmetic

/// Ziv's strategy: more digits until they decide the rounding.
///
/// Each step is half as wide again: an operand built to need the second costs three times the usual.
///
/// It ends because whoever calls it has ruled out, algebraically, that the number has 35 digits or
/// fewer: then some enclosure lies strictly between two neighbours of 35 digits.
///
/// Source: A. Ziv, "Fast evaluation of elementary mathematical functions with correctly rounded last
/// bit", ACM TOMS 17 (1991).
package enum Ziv {
  /// The width of the first step: 192 bits of fraction, 57 digits.
  package static let firstWidth = 4

  /// The digits, and how many enclosures it took.
  ///
  /// The extra width is what the argument's smallness costs in every step; an attempt gives `nil` if
  /// its width cannot tell the digits. Any first width gives the same digits: tests use others.
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

/// An outcome and the depth of Ziv's loop that decided it: 0 if it was decided without.
package struct TracedOutcome {
  package var outcome: Outcome<Decimal128>
  package var depth: Int

  init(_ outcome: Outcome<Decimal128>, depth: Int = 0) {
    self.outcome = outcome
    self.depth = depth
  }
}
