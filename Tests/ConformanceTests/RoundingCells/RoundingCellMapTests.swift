import Conformance
import DecimalArithmetic
import PropertyTesting
import Testing

@Suite struct RoundingCellMapTests {
  private func reports(cases: Int, most: Int) -> [PropertyReport] {
    DirectedLaws.all(for: [DifferentialSubject(ExactDecimal<Faultless>.self)])
      .filter { $0.identifier == "directed-add" || $0.identifier == "directed-quantize" }
      .map { law in
        var run = PropertyRun.quiet(seed: 3, cases: cases)
        run.casesForLabels = most
        return law.run(run)
      }
  }

  @Test func aRunMeetsEachCellOftenEnough() {
    let map = RoundingCellMap(reports(cases: 100, most: 10_000))
    #expect(map.operations == [.add, .quantize])
    #expect(map.rows.count == 16 && map.rows.allSatisfy { $0.hit == 32 && $0.reachable == 32 })
    #expect(map.rows.allSatisfy { $0.least >= DirectedLaws.leastHits } && map.missed.isEmpty)
    let least = RoundingCell.reachable(by: .add).map(map.hits).min()
    #expect(least == map.rows.first { $0.operation == .add && $0.mode == .floor }?.least)
  }

  /// A run that is too short is no judgement, and says which cells it missed.
  @Test func missedCellsAreNamed() {
    let reports = reports(cases: 40, most: 0)
    let map = RoundingCellMap(reports)
    #expect(!map.missed.isEmpty && map.rows.contains { $0.hit < 32 || $0.least < 10 })
    #expect(reports.allSatisfy { !$0.holds && $0.failed == 0 })
    let problem = reports.compactMap(\.obstacle?.description)
    #expect(problem.count == 2 && problem.allSatisfy { $0.hasPrefix("label 'cell ") })
  }

  /// A case that one of two backends cannot answer is judged on the other, and counts for no cell.
  @Test func onlyWhatAllAnsweredCounts() throws {
    let subjects = [
      DifferentialSubject(ExactDecimal<Faultless>.self), DifferentialSubject(ShortDecimal.self),
    ]
    let law = try #require(
      DirectedLaws.all(for: subjects).first { $0.identifier == "directed-multiply" })
    var run = PropertyRun.quiet(seed: 3, cases: 400)
    run.casesForLabels = 0
    let both = law.run(run)
    let one = DirectedLaws.all(for: [subjects[0]]).first { $0.identifier == "directed-multiply" }?
      .run(run)
    let counts = [both, try #require(one)].map { $0.labels.counts.values.reduce(0, +) }
    #expect(both.failed == 0 && both.discarded == one?.discarded)
    #expect(counts[0] > 0 && 2 * counts[0] < counts[1])
  }
}

/// A backend of no more than seven digits.
private typealias ShortDecimal = ExactDecimal<SevenDigits>

/// No fault, but contexts of seven digits alone.
private enum SevenDigits: SeededFault {
  static func supports(_ context: ArithmeticContext) -> Bool { context.precision <= 7 }
}
