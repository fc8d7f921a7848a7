#if SeededFaults
import DecimalArithmetic

extension ShareWeights {
  /// Returns the positions with wrong odd parts: the last of equal remainders, or the first people
  /// regardless of remainders.
  func faultyOddParts(_ rests: [UInt128], left: Int) -> [Int]? {
    if SeededFault.oddPartsToLast.isActive {
      let order = rests.indices.sorted {
        rests[$0] != rests[$1] ? rests[$0] > rests[$1] : $0 > $1
      }
      return order.prefix(left).sorted()
    }
    return SeededFault.oddPartsIgnoreRemainders.isActive ? Array(0..<left) : nil
  }
}
#endif
