import NativeDecimal
import Testing

/// The error bounds that comments derive, compared with computations in twice as many words.
@Suite struct ErrorBoundsTests {
  /// Returns the distance of `narrow` from `wide`, rounded up to whole ulps of `narrow`, and
  /// whether `narrow` is above.
  private func distance(_ narrow: FixedPoint, _ wide: FixedPoint) -> (ulps: UInt64, isAbove: Bool) {
    withFixedPoints(2, width: wide.width) { row in
      row[0].set(narrow)
      let isAbove = wide < row[0]
      row[1].set(isAbove ? row[0] : wide)
      row[1].subtract(isAbove ? wide : row[0])
      // For a finite distance, all words above the last word of `narrow` are 0.
      let last = wide.width - narrow.width
      let isFar = row[1].words[(last + 1)...].contains { $0 != 0 }
      return (isFar ? .max : row[1].words[last] + 1, isAbove)
    }
  }

  @Test func theSeriesStayBelowAndNear() {
    var generator = SplitMix(state: 4)
    var wrong = 0
    var largest: UInt64 = 0
    withFixedPoints(2, width: 4) { row in
      withFixedPoints(2, width: 8) { wide in
        withUnsafeTemporaryAllocation(of: UInt64.self, capacity: 16) { scratch in
          for index in 0..<4_000 {
            row[0].set(0)
            for word in 0..<3 { row[0].words[word] = generator.next() }
            // Arguments below 1/32 and 1/8, some of them far below.
            let leadingZeros = UInt64(index % 60)
            row[0].words[2] >>= 5 + leadingZeros
            wide[0].set(row[0])
            let bound = row[1].setExponential(row[0], scratch: scratch)
            _ = wide[1].setExponential(wide[0], scratch: scratch)
            var (ulps, isAbove) = distance(row[1], wide[1])
            if isAbove || ulps > bound { wrong += 1 }
            largest = max(largest, bound)
            row[0].words[2] <<= 2
            wide[0].set(row[0])
            let artanhBound = row[1].setArtanh(row[0], scratch: scratch)
            _ = wide[1].setArtanh(wide[0], scratch: scratch)
            (ulps, isAbove) = distance(row[1], wide[1])
            if isAbove || ulps > artanhBound { wrong += 1 }
            largest = max(largest, artanhBound)
          }
        }
      }
    }
    #expect(wrong == 0)
    #expect(largest < 64)
  }

  @Test func logarithms() {
    var generator = SplitMix(state: 5)
    var wrong: [String] = []
    var largest: UInt64 = 0
    withFixedPoints(1, width: 4) { narrow in
      withFixedPoints(1, width: 8) { wide in
        for index in 0..<4_000 {
          var coefficient =
            (UInt128(generator.next()) << 64 | UInt128(generator.next())) % powersOfTen[34]
          if index % 4 == 0 { coefficient /= powersOfTen[index / 4 % 34] }
          let exponent = index % 2 == 0 ? -33 : Int(generator.next() % 12_200) - 6_100
          let x = LogarithmArgument(coefficient: max(2, coefficient), exponent: exponent)
          let (isNegative, bound) = x.writeLogarithm(to: narrow[0])
          let (isWideNegative, _) = x.writeLogarithm(to: wide[0])
          let (ulps, _) = distance(narrow[0], wide[0])
          if ulps > bound + 1 || isNegative != isWideNegative {
            wrong.append("\(coefficient)E\(exponent): \(ulps) of \(bound)")
          }
          largest = max(largest, bound)
        }
      }
    }
    #expect(wrong.prefix(20) == [])
    #expect(largest < 64)
  }

  /// Truncating the argument to the narrow width causes an error of 1 ulp.
  @Test func exponentials() {
    var generator = SplitMix(state: 6)
    var wrong: [String] = []
    var largest: UInt64 = 0
    withFixedPoints(2, width: 4) { narrow in
      withFixedPoints(2, width: 8) { wide in
        for index in 0..<4_000 {
          for word in 0..<8 { wide[0].words[word] = generator.next() }
          wide[0].integerPart >>= UInt64(50 + index % 14)
          // For arguments below 2⁻⁶⁴ `Exponential` uses another series.
          if index % 5 == 0 { wide[0].words[6...7].update(repeating: 0) }
          narrow[0].set(wide[0])
          let isNegative = index % 2 == 1
          let (tens, bound) = Exponential.write(
            to: narrow[1], narrow[0], isNegative: isNegative, error: 1)
          let (wideTens, _) = Exponential.write(
            to: wide[1], wide[0], isNegative: isNegative, error: 1)
          let (ulps, _) = distance(narrow[1], wide[1])
          if ulps > bound || tens != wideTens { wrong.append("case \(index): \(ulps) of \(bound)") }
          largest = max(largest, bound)
        }
      }
    }
    #expect(wrong.prefix(20) == [])
    // The error affects 18 of 192 bits. The other 174 bits decide 52 digits, 17 more than the 35
    // digits that rounding needs.
    #expect(largest < 1 << 18)
  }
}
