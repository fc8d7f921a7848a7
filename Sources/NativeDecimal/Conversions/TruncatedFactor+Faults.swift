#if SeededFaults
import DecimalArithmetic

extension TruncatedFactor {
  /// Returns the digits of a factor, cut at 34 of 75.
  static func faultyCoefficient(_ words: [UInt128], row: Int) -> UInt256 {
    let all = UInt256(high: words[2 * row], low: words[2 * row + 1])
    guard SeededFault.nativePiOfThirtyFourDigits.isActive else { return all }
    // The last 41 digits become 0.
    let first = all.quotientAndRemainder(dividingBy: powersOfTen[38]).quotient.low / 1_000
    return first.scaled(byPowerOfTen: 41)
  }
}
#endif
