/// The kinds of boundary near which operands are drawn; a test requires each kind.
public enum OperandShape: String, CaseIterable, Hashable, Sendable {
  /// Digits without a pattern.
  case uniform
  /// An integer of one to three digits.
  case small
  /// One of the numbers 10ⁿ − 1, 10ⁿ and 10ⁿ + 1.
  case nearPowerOfTen
  /// Runs of 0, 5 and 9.
  case runs
  /// Half a unit of some digit, or one unit more or less than half.
  case tie
  /// A number near 2⁶⁴, 2¹²⁸, 10¹⁷, 10¹⁹ or another limit of a limb, or near a multiple of a limit.
  case limbEdge
  /// A number with an adjusted exponent near Emax.
  case nearLargest
  /// A number whose last digit is near Etiny or whose adjusted exponent is near Emin.
  case nearSmallest
  /// 0 or −0 with any exponent.
  case zero
  /// Infinity of either sign.
  case infinity
  /// A quiet NaN, often with a payload.
  case quietNaN
  /// A signaling NaN, often with a payload.
  case signalingNaN
}

/// The relation of the second of two operands to the first.
public enum PairShape: String, CaseIterable, Hashable, Sendable {
  /// A second operand that is independent of the first.
  case independent
  /// A second operand equal to the first.
  case same
  /// The first operand with the opposite sign and another last digit, so that the sum cancels.
  case nearCancellation
  /// A number whose first digit is about a precision below the first digit of the first operand.
  case exponentGap
  /// A number whose exponent places the product or the quotient at an end of the range.
  case rangeEnd
  /// A power of ten whose exponent is among the digits of the first operand.
  case powerOfTenWithin
}
