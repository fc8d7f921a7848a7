#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns the signs of two numbers, with the sign of the larger exponent for both if the
  /// exponents lie far apart.
  static func faultySigns(
    _ xSign: UInt64, at xExponent: Int, _ ySign: UInt64, at yExponent: Int
  ) -> (x: UInt64, y: UInt64) {
    guard SeededFault.nativeFarOperandLosesSign.isActive,
      Int((xExponent - yExponent).magnitude) > largestPower
    else { return (xSign, ySign) }
    let sign = xExponent < yExponent ? ySign : xSign
    return (sign, sign)
  }

  /// Returns the sign plus for a zero sum: for every zero sum, or for x − x under floor too.
  static func faultySign(
    _ sign: UInt64, of magnitude: UInt128, isDifference: Bool
  ) -> UInt64 {
    let isPlus =
      SeededFault.nativeZeroSumAlwaysPlus.isActive
      || SeededFault.nativeZeroSumIgnoresFloor.isActive && isDifference
    return isPlus && magnitude == 0 ? 0 : sign
  }

  /// Returns no remainder of an operand that is far smaller than the other.
  static func faultyRemainder(_ remainder: UInt128, gap: Int) -> UInt128 {
    SeededFault.nativeFarOperandIgnored.isActive && gap > largestPower ? 0 : remainder
  }
}
#endif
