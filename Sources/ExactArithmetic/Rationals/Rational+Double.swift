import BigInt

extension Rational {
  /// Creates the exact value of a finite `Double`: ±significand × 2^exponent.
  ///
  /// - Returns: `nil` for an infinity or a NaN.
  package init?(exactly double: Double) {
    guard double.isFinite else { return nil }
    // Subnormal numbers have the exponent of the smallest normal numbers and no implicit leading
    // bit.
    let implicitBit: UInt64 = double.exponentBitPattern == 0 ? 0 : 1 << 52
    let magnitude = BigInt(double.significandBitPattern | implicitBit)
    let significand = double.sign == .minus ? -magnitude : magnitude
    let exponent = Int(max(double.exponentBitPattern, 1)) - 1_075
    if exponent >= 0 {
      self.init(significand << exponent)
    } else {
      self.init(significand, over: BigUInt(1) << -exponent)
    }
  }
}
