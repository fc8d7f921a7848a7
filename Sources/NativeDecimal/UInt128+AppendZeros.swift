extension UInt128 {
  /// A number with zeros appended, if it stays below `limit`, whatever it is.
  func padded(zeros: Int, below limit: UInt128) -> UInt128? {
    guard zeros <= largestPower, leadingZeroBitCount > leadingBitOfPowerOfTen(zeros) else {
      return nil
    }
    let padded = self &* powersOfTen[zeros]
    return padded < limit ? padded : nil
  }
}
