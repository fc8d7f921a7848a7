/// The kinds of boundary near which operands lie; a test demands that each is met.
public enum OperandShape: String, CaseIterable, Hashable, Sendable {
  /// Digits without a pattern.
  case uniform
  /// An integer of one to three digits.
  case small
  /// 10ⁿ, 10ⁿ − 1 or 10ⁿ + 1.
  case nearPowerOfTen
  /// Runs of 0, 5 and 9.
  case runs
  /// Half a unit of some digit, or one unit below or above half.
  case tie
  /// Near 2⁶⁴, 2¹²⁸, 10¹⁷, 10¹⁹, another limit of a limb, or a multiple of one.
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
  /// Drawn without regard to the first.
  case independent
  /// Equal to the first.
  case same
  /// The first with the other sign and another last digit, so that the sum cancels.
  case nearCancellation
  /// A number whose first digit is about a precision below the first digit of the first operand.
  case exponentGap
  /// A number whose exponent places the product or the quotient at an end of the range.
  case rangeEnd
  /// A power of ten whose exponent is among the digits of the first operand.
  case powerOfTenWithin
}
