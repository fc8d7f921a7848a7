import NativeDecimal
import Testing

/// The fixed-point kernels, compared with 128-bit arithmetic and with each other.
@Suite struct FixedPointTests {
  /// Words for which carries and digit estimates are critical.
  private static let words: [UInt64] = [
    0, 1, 2, 1 << 63, 1 << 63 - 1, 1 << 63 + 1, .max, .max - 1, 1 << 32, 10_000_000_000_000_000_000,
  ]

  /// With a fraction of one word, 128-bit arithmetic computes ⌊x · y⌋ and ⌊x ÷ y⌋.
  @Test func twoWords() {
    var wrong: [String] = []
    withFixedPoints(3, width: 2) { row in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 6) { scratch in
        let limit = Self.words.count
        for index in 0..<limit * limit * limit * limit {
          set(row[0], to: [Self.words[index % limit], Self.words[index / limit % limit]])
          set(
            row[1],
            to: [
              Self.words[index / limit / limit % limit],
              Self.words[index / limit / limit / limit % limit],
            ])
          let (x, y) = (value(row[0]), value(row[1]))
          let product = x.multipliedFullWidth(by: y)
          if product.high >> 64 == 0 {
            row[2].setProduct(row[0], row[1], scratch: scratch)
            if value(row[2]) != product.high << 64 | product.low >> 64 {
              wrong.append("\(x) * \(y)")
            }
          }
          if y >> 64 > 0 {
            row[2].setQuotient(row[0], by: row[1], scratch: scratch)
            if value(row[2]) != y.dividingFullWidth((x >> 64, x << 64)).quotient {
              wrong.append("\(x) / \(y)")
            }
          }
          row[2].set(row[0])
          if y >> 64 > 0 {
            row[2].divide(by: row[1].integerPart)
            if value(row[2]) != x / (y >> 64) { wrong.append("\(x) / word \(y >> 64)") }
          }
          if x < y {
            row[2].setQuotient(x, y)
            if value(row[2]) != y.dividingFullWidth((x >> 64, x << 64)).quotient {
              wrong.append("\(x) ÷ \(y)")
            }
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  /// q = ⌊x ÷ y⌋ means that x − y · q lies in 0..<y ulps, so a truncated product differs from x by
  /// less than y + 1 ulps.
  @Test func longDivision() {
    var generator = SplitMix(state: 1)
    var wrong = 0
    withFixedPoints(4, width: 5) { row in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 15) { scratch in
        for _ in 0..<20_000 {
          for number in 0..<2 {
            for index in 0..<5 {
              row[number].words[index] =
                generator.next() & 1 == 0
                ? generator.next() : Self.words[Int(generator.next() % UInt64(Self.words.count))]
            }
          }
          // y in 1...2³², and a quotient whose product with y does not overflow.
          row[1].integerPart = max(1, row[1].integerPart >> 32)
          row[2].setQuotient(row[0], by: row[1], scratch: scratch)
          row[3].setProduct(row[2], row[1], scratch: scratch)
          if row[0] < row[3] { wrong += 1 }
          row[3].add(ulps: row[1].integerPart + 2)
          if row[3] < row[0] { wrong += 1 }
        }
      }
    }
    #expect(wrong == 0)
  }

  /// Compares the special code for products of four words with the general product of five words.
  @Test func fourWordsAreFiveWords() {
    var generator = SplitMix(state: 2)
    var wrong = 0
    withFixedPoints(3, width: 4) { row in
      withFixedPoints(4, width: 5) { wide in
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 10) { scratch in
          for _ in 0..<20_000 {
            for number in 0..<2 {
              for index in 0..<4 {
                row[number].words[index] =
                  generator.next() & 1 == 0
                  ? generator.next() : Self.words[Int(generator.next() % UInt64(Self.words.count))]
              }
              row[number].integerPart >>= 32
              wide[number].set(row[number])
            }
            row[2].setProduct(row[0], row[1], scratch: scratch)
            wide[2].setProduct(wide[0], wide[1], scratch: scratch)
            // `set` truncates to the width of the narrow product.
            wide[3].set(row[2])
            wide[2].words[0] = 0
            if wide[2] < wide[3] || wide[3] < wide[2] { wrong += 1 }
          }
        }
      }
    }
    #expect(wrong == 0)
  }

  /// Computes e^(1/64) by its series, and the inverse ln v = 2 · artanh ((v − 1) ÷ (v + 1)).
  ///
  /// The stated errors enclose 1/64, and do not exceed 64 ulps for each word.
  @Test(arguments: [4, 8, 16]) func theSeriesInvertEachOther(width: Int) {
    withFixedPoints(5, width: width) { row in
      withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 3 * width) { scratch in
        let argument = row[0]
        argument.set(1)
        argument.divide(by: 64)
        var error = row[1].setExponential(argument, scratch: scratch)
        row[2].set(1)
        row[3].set(row[1])
        row[3].subtract(row[2])
        row[2].add(row[1])
        row[4].setQuotient(row[3], by: row[2], scratch: scratch)
        // For z = (v − 1) ÷ (v + 1), dz/dv = 2 ÷ (v + 1)² < 1/2, and artanh magnifies by at most
        // 1.01.
        error = error / 2 + 2
        error += row[3].setArtanh(row[4], scratch: scratch)
        row[3].add(row[3])
        error *= 2
        row[2].set(row[3])
        row[2].add(ulps: error)
        row[3].subtract(ulps: error)
        #expect(row[3] < argument && argument < row[2])
        #expect(error < 64 * UInt64(width))
      }
    }
  }

  private func set(_ number: FixedPoint, to words: [UInt64]) {
    for index in words.indices { number.words[index] = words[index] }
  }

  private func value(_ number: FixedPoint) -> UInt128 {
    UInt128(number.words[1]) << 64 | UInt128(number.words[0])
  }
}

/// SplitMix64, a random generator with a given seed.
///
/// Source: Steele, Lea, Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
