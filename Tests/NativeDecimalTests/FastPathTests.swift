import DecimalArithmetic
import NativeDecimal
import Testing

/// Fast paths return the bits and conditions of the general paths, which are exact and round once.
@Suite struct FastPathTests {
  private typealias Answer = Outcome<Decimal128>

  /// Compares the two outcomes that `answers` returns, for many operands.
  private func differences(
    seed: UInt64,
    _ answers: (Decimal128, Decimal128, Decimal128, ArithmeticContext) -> (Answer, Answer)
  ) -> [String] {
    var operands = DirectedOperands(seed: seed)
    var found: [String] = []
    for _ in 0..<60_000 {
      let x = operands.number()
      let y = operands.below(8) == 0 ? x : operands.number()
      let z = operands.number()
      let context = operands.context()
      let (fast, general) = answers(x, y, z, context)
      fast.value.checkInvariants()
      if fast.value.bits != general.value.bits || fast.conditions != general.conditions {
        found.append("\(x) \(y) \(z) in \(context): \(line(fast)), not \(line(general))")
        if found.count == 20 { break }
      }
    }
    return found
  }

  @Test func addition() {
    let found = differences(seed: 1) { x, y, _, context in
      (
        Decimal128.add(x, y, in: context),
        Decimal128.generalSum(x, y, isYNegative: y.isNegative, in: context)
      )
    }
    #expect(found == [])
  }

  @Test func subtraction() {
    let found = differences(seed: 2) { x, y, _, context in
      (
        Decimal128.subtract(x, y, in: context),
        Decimal128.generalSum(x, y, isYNegative: !y.isNegative, in: context)
      )
    }
    #expect(found == [])
  }

  /// Sums whose exponent differs from the exponent of the larger term, after a carry, a borrow, or
  /// rounding to a power of ten.
  @Test func sumsOfAnotherUnit() throws {
    let nines = String(repeating: "9", count: 34)
    let rows = [
      ("1", "-1E-6176"), ("1", "-1E-40"), ("1", "-5.1E-35"), ("1E40", "-\(nines)"),
      ("1E53", "-\(nines)E6"), ("1E38", "-9E3"), (nines, "1E-6176"), (nines, "0.5"), (nines, "1"),
      ("\(nines)E10", "5000000000"), ("\(nines)E4", "\(nines)E1"), ("8E37", "-4.9E37"),
      ("1E6111", "-1E6080"),
    ]
    for (x, y) in rows {
      let (x, y) = (try #require(Decimal128(x)), try #require(Decimal128(y)))
      for rounding in RoundingMode.allCases {
        for precision in [1, 2, 7, 33, 34] {
          let context = ArithmeticContext(
            precision: precision, maxExponent: 6_111, minExponent: -6_143, rounding: rounding)
          let fast = Decimal128.add(x, y, in: context)
          let general = Decimal128.generalSum(x, y, isYNegative: y.isNegative, in: context)
          #expect(fast.value.bits == general.value.bits && fast.conditions == general.conditions)
          fast.value.checkInvariants()
        }
      }
    }
  }

  @Test func multiplication() {
    let found = differences(seed: 3) { x, y, _, context in
      (Decimal128.multiply(x, y, in: context), Decimal128.generalProduct(x, y, in: context))
    }
    #expect(found == [])
  }

  @Test func division() {
    let found = differences(seed: 4) { x, y, _, context in
      (Decimal128.divide(x, by: y, in: context), Decimal128.generalQuotient(x, y, in: context))
    }
    #expect(found == [])
  }

  @Test func fusedMultiplyAdd() {
    let found = differences(seed: 5) { x, y, z, context in
      (
        Decimal128.fma(x, y, adding: z, in: context),
        Decimal128.generalFusedSum(x, y, z, in: context)
      )
    }
    #expect(found == [])
  }

  @Test func quantizing() {
    let found = differences(seed: 6) { x, y, _, context in
      (
        Decimal128.quantize(x, to: y, in: context),
        Decimal128.generalQuantized(x, to: y, in: context)
      )
    }
    #expect(found == [])
  }

  @Test func comparison() {
    let found = differences(seed: 7) { x, y, _, context in
      (Decimal128.compare(x, y, in: context), Decimal128.generalComparison(x, y, in: context))
    }
    #expect(found == [])
  }
}
