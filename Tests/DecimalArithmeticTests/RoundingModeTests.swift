import DecimalArithmetic
import Testing

@Suite struct RoundingModeTests {
  /// The vocabulary table at `RoundingMode`: our name, IEEE 754, Swift, decimal.js.
  @Test func namesAreThoseOfTheTable() {
    let table: [(RoundingMode, String?, FloatingPointRoundingRule?, Int?)] = [
      (.halfEven, "roundTiesToEven", .toNearestOrEven, 6),
      (.halfUp, "roundTiesToAway", .toNearestOrAwayFromZero, 4),
      (.halfDown, nil, nil, 5),
      (.down, "roundTowardZero", .towardZero, 1),
      (.up, nil, .awayFromZero, 0),
      (.floor, "roundTowardNegative", .down, 3),
      (.ceiling, "roundTowardPositive", .up, 2),
      (.up05, nil, nil, nil),
    ]
    #expect(table.map(\.0) == RoundingMode.allCases)
    for (mode, ieee, swift, javaScript) in table {
      #expect(mode.ieee754Name.map { "\($0)" } == ieee)
      #expect(mode.floatingPointRoundingRule == swift)
      #expect(mode.decimalJSCode == javaScript)
    }
  }

  /// The decision agrees with Swift's rounding of eighths in each mode that Swift has.
  @Test func decisionIsThatOfSwift() {
    var failures: [String] = []
    for mode in RoundingMode.allCases {
      guard let rule = mode.floatingPointRoundingRule else { continue }
      for eighths in -80...80 {
        let exact = Double(eighths) / 8
        let kept = abs(eighths) / 8
        let part: DiscardedPart =
          switch abs(eighths) % 8 {
          case 0: .zero
          case 1...3: .belowHalf
          case 4: .half
          default: .aboveHalf
          }
        let grows = mode.increments(
          lastDigit: UInt8(kept % 10), isNegative: eighths < 0, discarded: part)
        let rounded = Double(kept + (grows ? 1 : 0)) * (eighths < 0 ? -1 : 1)
        if rounded != exact.rounded(rule) { failures.append("\(mode) \(exact) -> \(rounded)") }
      }
    }
    #expect(failures.isEmpty)
  }

  @Test func modesWithoutASwiftRule() {
    let parts = DiscardedPart.allCases
    func grows(_ mode: RoundingMode, _ digit: UInt8) -> [Bool] {
      parts.map { mode.increments(lastDigit: digit, isNegative: false, discarded: $0) }
    }
    #expect(grows(.halfDown, 1) == [false, false, false, true])
    for digit: UInt8 in 0...9 {
      let isFiveOrZero = digit == 0 || digit == 5
      #expect(grows(.up05, digit) == [false, isFiveOrZero, isFiveOrZero, isFiveOrZero])
    }
  }

  @Test func overflowTarget() {
    let positive = RoundingMode.allCases.filter { $0.overflowsToInfinity(isNegative: false) }
    let negative = RoundingMode.allCases.filter { $0.overflowsToInfinity(isNegative: true) }
    #expect(positive == [.halfEven, .halfUp, .halfDown, .up, .ceiling])
    #expect(negative == [.halfEven, .halfUp, .halfDown, .up, .floor])
  }
}
