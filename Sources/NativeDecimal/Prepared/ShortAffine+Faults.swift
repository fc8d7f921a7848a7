#if SeededFaults
import DecimalArithmetic

extension ShortAffine {
  /// Returns half the divisor in every rounding mode, so that half-up sends ties down.
  static func faultyHalf(_ half: UInt64, of divisor: UInt64) -> UInt64 {
    SeededFault.preparedTieTestWrong.isActive ? divisor / 2 : half
  }

  /// Returns the integer part without the carry out of the decimals.
  static func faultyWhole(_ whole: UInt64) -> UInt64 {
    SeededFault.preparedCarryLost.isActive ? whole &- 1 : whole
  }
}
#endif
