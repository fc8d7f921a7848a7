/// Why a value is hard for a conversion: what its exact result lies at, or what is extreme about
/// it.
///
/// The result is looked at in units of a place (``ResultPlace``): a representable number is a whole
/// number of units, a tie a whole number and a half. Above and below are numeric: −1.4 lies above
/// the tie −1.5.
package enum HardCaseKind: String, CaseIterable, Hashable, Sendable {
  // By residue: no operand of as many digits brings the result nearer.

  /// The result is representable.
  case exact = "exact"
  /// The result is a tie.
  case tie = "tie"
  /// The result lies above a tie, as near as any of these operands brings it.
  case aboveTie = "nearest above a tie"
  /// The result lies below a tie, as near as any of these operands brings it.
  case belowTie = "nearest below a tie"
  /// The result lies above a representable number, as near as any of these operands brings it.
  case aboveRepresentable = "nearest above a number"
  /// The result lies below a representable number, as near as any of these operands brings it.
  case belowRepresentable = "nearest below a number"

  // By preimage: a short result is chosen and the operands around its preimage are taken.

  /// Of the two operands that enclose a tie's preimage, the lower.
  case belowPreimageOfTie = "below the preimage of a tie"
  /// Of the two operands that enclose a tie's preimage, the upper.
  case abovePreimageOfTie = "above the preimage of a tie"
  /// Of the two operands that enclose a representable number's preimage, the lower.
  case belowPreimageOfNumber = "below the preimage of a number"
  /// Of the two operands that enclose a representable number's preimage, the upper.
  case abovePreimageOfNumber = "above the preimage of a number"
  /// The preimage of a whole level: its logarithm is rational.
  case wholeLevel = "whole level"

  // By itself.

  /// As many digits as the precision, of either sign.
  case allDigits = "all digits"
  /// All digits nine.
  case nines = "all nines"
  /// A power of ten, one unit more, or one less.
  case powerOfTen = "power of ten, ± 1"
  /// A number as people type them.
  case short = "short"
  /// 0 or −0.
  case zero = "zero"
  /// At an end of the range of exponents.
  case extreme = "extreme"
}
