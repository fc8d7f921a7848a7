import DecimalArithmetic

/// The part cut off below the last kept digit, in a form that decides half-even by one comparison.
///
/// A branch predictor cannot predict whether random digits exceed one half.
package struct DiscardedDigits {
  /// The part cut off, in units of its last digit; below 2¹²⁷.
  package let remainder: UInt128
  /// The difference to one whole unit of the last kept digit; at least 1, and below 2¹²⁷.
  package let missing: UInt128
  /// 1 if a fraction of the remainder's last unit follows, otherwise 0.
  package var sticky: UInt64

  /// Creates the discarded part from the remainder of a division by `unit`.
  @inline(__always)
  package init(remainder: UInt128, of unit: UInt128, sticky: UInt64 = 0) {
    #if SeededFaults
    let remainder = Self.faultyRemainder(remainder, of: unit)
    #endif
    self.remainder = remainder
    missing = unit &- remainder
    self.sticky = sticky
  }

  @inline(__always)
  package var isZero: Bool { remainder | UInt128(truncatingIfNeeded: sticky) == 0 }

  /// Returns 1 if the kept digits grow by one unit, otherwise 0.
  ///
  /// A mode to nearest rounds up if 2 · remainder exceeds the unit, or equals the unit and the tie
  /// goes up. A tie goes up if a fraction follows, in half-up, or in half-even if the kept number
  /// is odd. With the tie-breaker t of 1 or 0, the condition is remainder + t > missing. The
  /// tie-breaker changes no other case: 2 · remainder + 1 > unit > 2 · remainder has no integer
  /// solution.
  ///
  /// The sign of the difference is extracted by a shift, because a condition would be compiled to a
  /// branch. A test compares the results with `RoundingMode.increments`, which decides in every
  /// other mode.
  @inline(__always)
  package func increment(of kept: UInt128, sign: UInt64, rounding: RoundingMode) -> UInt128 {
    #if SeededFaults
    if let wrong = faultyIncrement(of: kept, rounding: rounding) { return wrong }
    #endif
    if rounding == .halfEven || rounding == .halfUp {
      let tieBreaker = rounding == .halfUp ? 1 : (kept.lowHalf | sticky) & 1
      let difference = missing &- remainder &- UInt128(truncatingIfNeeded: tieBreaker)
      return difference &>> 127
    }
    return Self.decidedIncrement(
      lastDigit: kept, remainder, missing, sticky, isNegative: sign &>> 63 != 0, rounding)
  }

  @inline(never)
  private static func decidedIncrement(
    lastDigit kept: UInt128, _ remainder: UInt128, _ missing: UInt128, _ sticky: UInt64,
    isNegative: Bool, _ rounding: RoundingMode
  ) -> UInt128 {
    let part: DiscardedPart =
      if remainder == 0 && sticky == 0 {
        .zero
      } else if remainder > missing {
        .aboveHalf
      } else if remainder < missing {
        .belowHalf
      } else {
        sticky == 0 ? .half : .aboveHalf
      }
    let (_, last) = kept.quotientAndRemainder(byPowerOfTen: 1)
    let lastDigit = UInt8(truncatingIfNeeded: last)
    return rounding.increments(lastDigit: lastDigit, isNegative: isNegative, discarded: part)
      ? 1 : 0
  }

  /// The condition rounded, and inexact if digits other than 0 were cut off.
  @inline(__always)
  package var conditions: Conditions {
    isZero
      ? Conditions(rawValue: ConditionBits.rounded)
      : Conditions(rawValue: ConditionBits.rounded | ConditionBits.inexact)
  }
}

/// The raw values of two conditions, as constants.
///
/// In this module, reading `Conditions.inexact` is a call into another module. A test compares the
/// constants with the conditions.
package enum ConditionBits {
  @inline(__always)
  package static var inexact: UInt16 { 1 &<< 5 }
  @inline(__always)
  package static var rounded: UInt16 { 1 &<< 10 }
}
