#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns 0 in place of the stripped coefficient, so that no power of ten is recognized.
  ///
  /// With this fault Ziv's loop never ends for a power of ten.
  static func faultyDigits(ofPower coefficient: UInt128) -> UInt128 {
    SeededFault.nativeLogarithmOfPowerNotExact.isActive ? 0 : coefficient
  }
}
#endif
