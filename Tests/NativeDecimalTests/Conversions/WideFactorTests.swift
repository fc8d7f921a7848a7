import BigInt
import NativeDecimal
import Testing

/// Products and quotients of fixed-point words by 128 bits, compared with big integers.
@Suite struct WideFactorTests {
  private static let edges: [UInt64] = [0, 1, .max, .max - 1, 1 << 63, 1 << 63 - 1, 1 << 32]

  @Test func theWordsAreThoseOfBigIntegers() {
    var operands = DirectedOperands(seed: 21)
    func word() -> UInt64 {
      operands.below(2) == 0 ? operands.next() : Self.edges[operands.below(Self.edges.count)]
    }
    var wrong: [String] = []
    for width in [3, 4, 7] {
      withFixedPoints(1, width: width) { row in
        let number = row[0]
        for _ in 0..<4_000 {
          let factor = UInt128(word()) << 64 | UInt128(word())
          // Two words remain for the product.
          for index in 0..<width { number.words[index] = index < width - 2 ? word() : 0 }
          let before = value(number)
          number.multiply(byWide: factor)
          if value(number) != before * BigInt(factor) { wrong.append("\(before) * \(factor)") }
          let dividend = value(number)
          let divisor = max(1, UInt128(word()) << 64 | UInt128(word()))
          number.divide(byWide: divisor)
          if value(number) != dividend / BigInt(divisor) {
            wrong.append("\(dividend) / \(divisor)")
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  private func value(_ number: FixedPoint) -> BigInt {
    number.words.reversed().reduce(BigInt(0)) { $0 << 64 | BigInt($1) }
  }
}
