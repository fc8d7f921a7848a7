#if SeededFaults
import DecimalArithmetic

extension Decimal128 {
  /// Returns the encoding with 0 or 1 as the first digit in place of 8 or 9.
  ///
  /// A combination field of 11000…11101 holds 8 or 9; larger fields are of infinities and NaNs.
  static func faultyEncoding(dpd encoding: UInt128) -> UInt128 {
    let combination = encoding >> 122 & 0b11111
    guard SeededFault.nativeEncodingLosesEight.isActive,
      combination >= 0b11000 && combination < 0b11110
    else { return encoding }
    let wrong = (combination >> 1 & 0b11) << 3 | combination & 1
    return encoding & ~nanBits | wrong << 122
  }
}
#endif
