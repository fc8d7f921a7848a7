/// The kinds of boundary that operands are drawn near; counted, so that a test can demand each.
public enum OperandShape: String, CaseIterable, Hashable, Sendable {
  /// Digits without a pattern.
  case uniform
  /// An integer of one to three digits.
  case small
  /// 10ⁿ, 10ⁿ − 1 or 10ⁿ + 1.
  case nearPowerOfTen
  /// Runs of 0, 5 and 9.
  case runs
  /// Half a unit of some digit, or a little beside it.
  case tie
  /// Near 2⁶⁴, 2¹²⁸, 10¹⁷ or 10¹⁹ and their multiples, where limbs end.
  case limbEdge
  /// The adjusted exponent near the largest.
  case nearLargest
  /// The last digit near Etiny, or the first near the smallest normal number's.
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

/// How the second of two operands is drawn from the first.
public enum PairShape: String, CaseIterable, Hashable, Sendable {
  /// Independently.
  case independent
  /// The first again.
  case same
  /// The first with the other sign and a few units added: their sum cancels.
  case nearCancellation
  /// A number whose digits begin just around the end of the precision below the first's.
  case exponentGap
  /// A number whose exponent sums with the first's to an end of the range.
  case rangeEnd
  /// A power of ten whose exponent lies among the first's digits.
  case powerOfTenWithin
}
