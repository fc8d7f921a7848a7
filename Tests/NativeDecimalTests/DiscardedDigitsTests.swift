import DecimalArithmetic
import NativeDecimal
import Testing

@Suite struct DiscardedDigitsTests {
  /// The branchless comparison agrees with the shared rounding decision in every mode.
  @Test func incrementsAsTheSharedDecision() {
    var wrong: [String] = []
    let units: [UInt128] = [1, 2, 3, 7, 10, 100, powersOfTen[38], (1 << 127) - 1]
    for unit in units {
      let middle = unit / 2
      let remainders = Set([0, 1, middle &- 1, middle, middle + 1, unit &- 1].filter { $0 < unit })
      for remainder in remainders {
        for kept: UInt128 in [0, 1, 2, 4, 5, 9, 10, 15, 20, powersOfTen[34] - 1] {
          for sticky: UInt64 in [0, 1] {
            for mode in RoundingMode.allCases {
              for isNegative in [false, true] {
                let discarded = DiscardedDigits(remainder: remainder, of: unit, sticky: sticky)
                let increment = discarded.increment(
                  of: kept, sign: isNegative ? 1 << 63 : 0, rounding: mode)
                let part = Self.part(remainder, of: unit, isSticky: sticky == 1)
                let expected = mode.increments(
                  lastDigit: UInt8(kept % 10), isNegative: isNegative, discarded: part)
                if increment != (expected ? 1 : 0) || discarded.isZero != (part == .zero) {
                  wrong.append("\(remainder) of \(unit), sticky \(sticky), \(kept), \(mode)")
                }
              }
            }
          }
        }
      }
    }
    #expect(wrong.prefix(20) == [])
  }

  /// Returns the discarded part by its definition; a set sticky bit adds less than one unit of the
  /// remainder.
  private static func part(_ remainder: UInt128, of unit: UInt128, isSticky: Bool) -> DiscardedPart
  {
    if remainder == 0 { return isSticky ? .belowHalf : .zero }
    let rest = unit - remainder
    if remainder == rest { return isSticky ? .aboveHalf : .half }
    return remainder > rest ? .aboveHalf : .belowHalf
  }

  @Test func conditionsHaveTheirBits() {
    #expect(Conditions.inexact.rawValue == ConditionBits.inexact)
    #expect(Conditions.rounded.rawValue == ConditionBits.rounded)
    #expect(DiscardedDigits(remainder: 0, of: 10).conditions == .rounded)
    #expect(DiscardedDigits(remainder: 3, of: 10).conditions == [.rounded, .inexact])
    #expect(DiscardedDigits(remainder: 0, of: 10, sticky: 1).conditions == [.rounded, .inexact])
  }
}
