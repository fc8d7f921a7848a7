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
    let map = CellMap<RoundingCell>(reports(cases: 100, most: 10_000))
    #expect(map.operations == [.add, .quantize] && map.cells.count == 64)
    let counts = map.operations.map { operation in map.counts { $0.operation == operation } }
    #expect(counts.allSatisfy { $0.met == 32 && $0.reachable == 32 } && map.missed.isEmpty)
    #expect(counts.allSatisfy { $0.least >= CellMaps.leastHits })
    #expect(counts[0].least == RoundingCell.reachable(by: .add).map(map.hits).min())
    #expect(map.counts() == counts[0].and(counts[1]))
  }

  /// A run that is too short fails and names the missed cells.
  @Test func missedCellsAreNamed() {
    let reports = reports(cases: 40, most: 0)
    let map = CellMap<RoundingCell>(reports)
    #expect(!map.missed.isEmpty && map.counts().least < 10)
    #expect(map.missed.allSatisfy { $0.title.hasPrefix("add cell ") || $0.operation == .quantize })
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

/// A backend of up to seven digits.
private typealias ShortDecimal = ExactDecimal<SevenDigits>

/// A backend without a fault that supports only contexts of up to seven digits.
private enum SevenDigits: SeededFault {
  static func supports(_ context: ArithmeticContext) -> Bool { context.precision <= 7 }
}
