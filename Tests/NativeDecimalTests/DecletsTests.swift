import NativeDecimal
import Testing

@Suite struct DecletsTests {
  /// Decodes a declet pqrstuvwxy by the bits v, w, x, s and t: IEEE 754-2019, table 3.3.
  private func digits(_ declet: Int) -> Int {
    func bit(_ position: Int) -> Int { declet >> position & 1 }
    let (pq, st, wx) = (declet >> 7 & 0b110, declet >> 4 & 0b110, declet & 0b110)
    let (r, u, y) = (bit(7), bit(4), bit(0))
    let digits =
      switch (bit(3), wx, st) {
      case (0, _, _): (pq + r, st + u, wx + y)
      case (1, 0b000, _): (pq + r, st + u, 8 + y)
      case (1, 0b010, _): (pq + r, 8 + u, st + y)
      case (1, 0b100, _): (8 + r, st + u, pq + y)
      case (1, _, 0b000): (8 + r, 8 + u, pq + y)
      case (1, _, 0b010): (8 + r, pq + u, 8 + y)
      case (1, _, 0b100): (pq + r, 8 + u, 8 + y)
      default: (8 + r, 8 + u, 8 + y)
      }
    return digits.0 * 100 + digits.1 * 10 + digits.2
  }

  @Test func equationsAgreeWithTheTable() {
    var canonical = 0
    var wrong: [Int] = []
    for declet in 0..<1_024 {
      for lane in stride(from: 0, to: 110, by: 10) {
        let lanes = UInt128(declet) << UInt128(lane)
        let decoded = Declets(lanes: lanes).decoded()
        if decoded.lanes != UInt128(digits(declet)) << UInt128(lane) { wrong.append(declet) }
        if lane == 0 && decoded.encoded().lanes == lanes { canonical += 1 }
        if decoded.encoded().decoded() != decoded { wrong.append(declet) }
      }
    }
    #expect(wrong.isEmpty, "\(wrong.prefix(20))")
    #expect(canonical == 1_000)
  }

  /// Eight numbers have several declets.
  ///
  /// The canonical declet of each has p = q = 0.
  @Test func canonicalDecletsHaveNoIdleBits() {
    for number in [888, 889, 898, 899, 988, 989, 998, 999] {
      let declet = Declets(lanes: UInt128(number)).encoded().lanes
      #expect(declet < 256 && digits(Int(declet)) == number)
    }
  }
}
