import DecimalArithmetic

/// What was cut off below the last kept digit, in the form that decides half-even by one comparison.
///
/// Whether digits of random numbers exceed one half is a coin toss, which no branch predictor learns.
package struct DiscardedDigits {
  /// The part cut off, in some unit; below 2¹²⁷.
  package let remainder: UInt128
  /// What is missing to one whole unit of the last kept digit; at least 1, and below 2¹²⁷.
  package let missing: UInt128
  /// 1 if a fraction of the remainder's last unit follows, else 0.
  package var sticky: UInt64

  /// The remainder of a division by `unit`.
  @inline(__always)
  package init(remainder: UInt128, of unit: UInt128, sticky: UInt64 = 0) {
    #if SeededFaults
    let remainder = Self.seeded(remainder, of: unit)
    #endif
    self.remainder = remainder
    missing = unit &- remainder
    self.sticky = sticky
  }

  #if SeededFaults
  /// A remainder of which a faulty rounding sees a part, by a power of ten.
  private static func seeded(_ remainder: UInt128, of unit: UInt128) -> UInt128 {
    let tenth = unit / 10
    if SeededFault.nativeHalfByOneDigit.isActive && unit % 100 == 0 {
      return remainder < tenth ? remainder : remainder / tenth * tenth
    }
    if SeededFault.nativeGuardOfTwoDigits.isActive && unit % 1_000 == 0 {
      return remainder - remainder % (unit / 100)
    }
    // The first digit, and whether the last sixteen are 0.
    let sixteen: UInt128 = 10_000_000_000_000_000
    if SeededFault.nativeStickyOfSixteenDigits.isActive && unit % (10 * sixteen) == 0 {
      return remainder / tenth * tenth + (remainder % sixteen == 0 ? 0 : 1)
    }
    return remainder
  }
  #endif

  @inline(__always)
  package var isZero: Bool { remainder | UInt128(truncatingIfNeeded: sticky) == 0 }

  /// 1 if the kept digits grow by one unit, else 0.
  ///
  /// The modes to nearest ask whether 2 · remainder exceeds the unit, or equals it and the tie goes up:
  /// because a fraction follows, or half-up, or half-even and the kept number is odd. With such a
  /// tie-breaker of 1 this is remainder + 1 > missing, which does not hold by mistake: 2 · remainder + 1 > unit > 2 · remainder has no solution. The answer is the sign of the
  /// difference, by a shift: as a condition it would be compiled to a branch. A test compares the answers
  /// with `RoundingMode.increments`, which decides in every other mode.
  @inline(__always)
  package func increment(of kept: UInt128, sign: UInt64, rounding: RoundingMode) -> UInt128 {
    if rounding == .halfEven || rounding == .halfUp {
      let tieBreaker = rounding == .halfUp ? 1 : (kept.lowHalf | sticky) & 1
      #if SeededFaults
      let seeded: UInt64? =
        SeededFault.nativeTieAway.isActive
        ? 1
        : SeededFault.nativeTieDown.isActive
          ? sticky
          : SeededFault.nativeTieToOdd.isActive
            ? (~kept.lowHalf | sticky) & 1
            : SeededFault.nativeStickyNotJoined.isActive ? kept.lowHalf & 1 : nil
      if let seeded, rounding == .halfEven {
        return (missing &- remainder &- UInt128(seeded)) &>> 127
      }
      #endif
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

  /// Rounded, and inexact if digits other than 0 were cut off.
  @inline(__always)
  package var conditions: Conditions {
    isZero
      ? Conditions(rawValue: ConditionBits.rounded)
      : Conditions(rawValue: ConditionBits.rounded | ConditionBits.inexact)
  }
}

/// The raw values of two conditions, known where the library of their names is another module.
///
/// Reading `Conditions.inexact` there is a call; a test compares these with it.
package enum ConditionBits {
  @inline(__always)
  package static var inexact: UInt16 { 1 &<< 5 }
  @inline(__always)
  package static var rounded: UInt16 { 1 &<< 10 }
}
