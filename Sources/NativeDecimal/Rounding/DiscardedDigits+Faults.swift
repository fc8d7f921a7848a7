#if SeededFaults
import DecimalArithmetic

extension DiscardedDigits {
  /// Returns a remainder that lost digits, for a power of ten as the unit: only its first digit is
  /// kept, only two digits, or the first digit and whether the last sixteen digits are 0.
  static func faultyRemainder(_ remainder: UInt128, of unit: UInt128) -> UInt128 {
    let tenth = unit / 10
    if SeededFault.nativeHalfByOneDigit.isActive && unit % 100 == 0 {
      return remainder < tenth ? remainder : remainder / tenth * tenth
    }
    if SeededFault.nativeGuardOfTwoDigits.isActive && unit % 1_000 == 0 {
      return remainder - remainder % (unit / 100)
    }
    let sixteen: UInt128 = 10_000_000_000_000_000
    if SeededFault.nativeStickyOfSixteenDigits.isActive && unit % (10 * sixteen) == 0 {
      return remainder / tenth * tenth + (remainder % sixteen == 0 ? 0 : 1)
    }
    return remainder
  }

  /// Returns the increment of half-even with a wrong tie-breaker.
  func faultyIncrement(of kept: UInt128, rounding: RoundingMode) -> UInt128? {
    guard rounding == .halfEven, let tieBreaker = faultyTieBreaker(of: kept) else { return nil }
    return (missing &- remainder &- UInt128(tieBreaker)) &>> 127
  }

  /// Returns the tie-breaker that sends ties away from zero, toward zero or to odd, or that ignores
  /// a fraction below an apparent tie.
  private func faultyTieBreaker(of kept: UInt128) -> UInt64? {
    if SeededFault.nativeTieAway.isActive { return 1 }
    if SeededFault.nativeTieDown.isActive { return sticky }
    if SeededFault.nativeTieToOdd.isActive { return (~kept.lowHalf | sticky) & 1 }
    return SeededFault.nativeStickyNotJoined.isActive ? kept.lowHalf & 1 : nil
  }
}
#endif
