/// The reason why a value is hard for a conversion.
///
/// The result is measured in units of a place (``ResultPlace``). A representable number is a whole
/// number of units; a tie is a whole number and a half. Above and below are meant numerically: −1.4
/// is above the tie −1.5.
package enum HardCaseKind: String, CaseIterable, Hashable, Sendable {
  // By residue: no operand of equal length has a result nearer to the number or the tie.

  /// The result is representable.
  case exact = "exact"
  /// The result is a tie.
  case tie = "tie"
  /// The result is above a tie, and no operand of equal length has a result nearer to the tie.
  case aboveTie = "nearest above a tie"
  /// The result is below a tie, and no operand of equal length has a result nearer to the tie.
  case belowTie = "nearest below a tie"
  /// The result is above a representable number; no operand of equal length has a nearer result.
  case aboveRepresentable = "nearest above a number"
  /// The result is below a representable number; no operand of equal length has a nearer result.
  case belowRepresentable = "nearest below a number"

  // By preimage: a short result is chosen, and the operands next to its preimage are used.

  /// The lower of the two operands that enclose the preimage of a tie.
  case belowPreimageOfTie = "below the preimage of a tie"
  /// The upper of the two operands that enclose the preimage of a tie.
  case abovePreimageOfTie = "above the preimage of a tie"
  /// The lower of the two operands that enclose the preimage of a representable number.
  case belowPreimageOfNumber = "below the preimage of a number"
  /// The upper of the two operands that enclose the preimage of a representable number.
  case abovePreimageOfNumber = "above the preimage of a number"
  /// The preimage of a whole level, whose logarithm is rational.
  case wholeLevel = "whole level"

  // By the operand alone: the value is hard for every conversion.

  /// A number with as many digits as the precision, of either sign.
  case allDigits = "all digits"
  /// A coefficient of nines.
  case nines = "all nines"
  /// A power of ten, or a power of ten plus or minus one unit.
  case powerOfTen = "power of ten, ± 1"
  /// A number as people type them.
  case short = "short"
  /// 0 or −0.
  case zero = "zero"
  /// A number at an end of the range of exponents.
  case extreme = "extreme"
}
