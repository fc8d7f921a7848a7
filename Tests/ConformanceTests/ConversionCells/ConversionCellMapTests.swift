import Conformance
import DecimalArithmetic
import GMPDecimal
import Metryvo
import PropertyTesting
import Testing

@Suite struct ConversionCellMapTests {
  private let subjects = [
    ConversionSubject(Decimal128.self), ConversionSubject(BigDecimal.self),
    ConversionSubject(LimbDecimal.self),
  ]

  @Test func aRunMeetsEachCellOftenEnough() {
    let report = ConversionLaws.everyCell(of: subjects).run(.quiet(seed: 4, cases: 3_000))
    #expect(report.holds, "\(report)")
    let map = CellMap<ConversionCell>([report])
    let all = map.counts()
    #expect(map.missed.isEmpty && all.least >= CellMaps.leastHits)
    #expect(all.met == ConversionCell.reachable.count && all.reachable == all.met)
    func reachable(_ model: ConversionCell.Model, _ side: ConversionCell.Side) -> Int {
      map.counts { $0.model == model && $0.side == side }.reachable
    }
    #expect(reachable(.pi, .tie) == 0 && reachable(.linear, .tie) == 8)
    #expect(reachable(.exponentialTen, .exact) == 4)
  }

  /// A run that never meets a side fails and names a missed cell.
  @Test(arguments: ConversionCell.Side.allCases)
  func aGeneratorWithoutASideIsNoJudgement(side: ConversionCell.Side) {
    let cells = ConversionCell.reachable.filter { $0.side != side || $0.model != .affine }
    var run = PropertyRun.quiet(seed: 4, cases: 600)
    run.casesForLabels = 3_000
    let report = ConversionLaws.everyCell(of: [subjects[0]], builtFor: cells).run(run)
    #expect(report.failed == 0 && !report.holds)
    let problem = report.obstacle?.description ?? ""
    #expect(
      problem.hasPrefix("label 'cell affine, ") && problem.contains(side.rawValue), "\(problem)")
    let missed = CellMap<ConversionCell>([report]).missed
    #expect(!missed.isEmpty && missed.allSatisfy { $0.model == .affine && $0.side == side })
  }

  /// A case that one of two backends cannot answer counts for no ``ConversionCell``.
  ///
  /// The law also finds a backend that rounds half-even in every mode.
  @Test func onlyWhatAllAnsweredCounts() {
    var run = PropertyRun.quiet(seed: 4, cases: 480)
    run.casesForLabels = 0
    let native = ConversionLaws.everyCell(of: [subjects[0]]).run(run)
    let both = ConversionLaws.everyCell(of: [subjects[0], ConversionSubject(SevenDigits.self)])
      .run(run)
    let counts = [native, both].map { $0.labels.counts.values.reduce(0, +) }
    #expect(both.failed == 0 && counts[1] > 0 && 2 * counts[1] < counts[0], "\(counts)")
    run.shrinkingEvaluations = 1
    let faulty = ConversionSubject(ExactDecimal<NearestConversions>.self)
    #expect(ConversionLaws.everyCell(of: [faulty]).run(run).failed > 0)
  }

  /// The laws that compare with the oracle meet no cell that is listed as unreachable.
  @Test func unreachableCellsAreNotMet() throws {
    let laws = try ConversionLaws(catalog: specialUnitsCatalog())
    let reports = laws.oracleAgreements(of: [subjects[0]]).map {
      $0.run(.quiet(seed: 5, cases: 2_000))
    }
    #expect(reports.allSatisfy { $0.failed == 0 })
    let map = CellMap<ConversionCell>(reports)
    let unreachable = ConversionCell.all.filter { $0.obstacle != nil }
    #expect(unreachable.count == 112 && unreachable.allSatisfy { map.hits($0) == 0 })
  }
}

private typealias SevenDigits = ExactDecimal<ShortContexts>

/// A backend without a fault that supports only contexts of up to seven digits.
private enum ShortContexts: SeededFault {
  static func supports(_ context: ArithmeticContext) -> Bool { context.precision <= 7 }
}
