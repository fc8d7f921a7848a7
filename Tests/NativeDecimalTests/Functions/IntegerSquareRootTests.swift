import NativeDecimal
import Testing

@Suite struct IntegerSquareRootTests {
  /// r² is the smallest number with the root r, and r² + 2r the largest.
  @Test func theFirstAndTheLastNumberOfARoot() {
    var roots: [UInt64] = [1, 2, 3, .max, .max - 1]
    for bit in 2..<64 { roots += [1 << bit, 1 << bit - 1, 1 << bit + 1] }
    for exponent in 1...19 {
      let power = UInt64(truncatingIfNeeded: powersOfTen[exponent])
      roots += [power - 1, power, power + 1]
    }
    var wrong: [UInt64] = []
    for root in roots {
      let square = UInt128(root) * UInt128(root)
      if square.squareRoot() != root || (square + 2 * UInt128(root)).squareRoot() != root
        || (square - 1).squareRoot() != root - 1
      {
        wrong.append(root)
      }
    }
    #expect(wrong.isEmpty)
    #expect(UInt128(0).squareRoot() == 0)
  }
}
