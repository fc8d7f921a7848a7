extension UInt128 {
  /// Returns self with `zeros` zeros appended if the result is below `limit`; otherwise `nil`.
  func padded(zeros: Int, below limit: UInt128) -> UInt128? {
    guard zeros <= largestPower, leadingZeroBitCount > leadingBitOfPowerOfTen(zeros) else {
      return nil
    }
    let padded = self &* powersOfTen[zeros]
    return padded < limit ? padded : nil
  }
}
