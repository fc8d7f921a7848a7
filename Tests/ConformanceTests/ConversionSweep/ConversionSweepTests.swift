import Conformance
import ExactArithmetic
import GMPDecimal
import Metryvo
import Testing

@Suite struct ConversionSweepTests {
  private let subjects = [
    ConversionSubject(Decimal128.self), ConversionSubject(BigDecimal.self),
    ConversionSubject(LimbDecimal.self),
  ]

  private func run(
    _ sweep: ConversionSweep, _ pairs: [Int], on subjects: [ConversionSubject], seed: UInt64 = 1
  ) -> SweepReport {
    var report = SweepReport(
      adding: pairs.map { sweep.run(pair: $0, seed: seed, on: subjects) })
    sweep.simplify(&report, on: subjects)
    return report
  }

  /// The sweep holds for pairs with every form of formula, with every kind of values that the form
  /// has.
  @Test func everyModelHolds() throws {
    let sweep = try ConversionSweep()
    let rows: [(String, String, HardCaseKind)] = [
      ("foot", "yard", .aboveTie), ("celsius", "fahrenheit", .tie),
      ("degree", "radian", .abovePreimageOfTie), ("bel", "neper", .belowPreimageOfNumber),
      ("liter-per-100-kilometer", "kilometer-per-liter", .tie),
      ("liter-per-100-kilometer", "mile-per-gallon", .belowPreimageOfTie),
      ("watt", "decibel-milliwatt", .wholeLevel), ("decibel-milliwatt", "watt", .wholeLevel),
      ("decibel-volt", "decibel-unloaded", .abovePreimageOfNumber),
    ]
    for (source, target, kind) in rows {
      let pair = try #require(sweep.pair(from: source, to: target), "\(source) \(target)")
      #expect(sweep.values(ofPair: pair, seed: 1).contains { $0.kind == kind })
      let report = run(sweep, [pair], on: subjects)
      #expect(report.holds, "\(report.unjudged) \(report.failures)")
    }
  }

  /// The sweep holds for every 97th pair on all backends, and the counts of the report are right.
  @Test func aSampleHolds() throws {
    let sweep = try ConversionSweep()
    let all = sweep.pairs(of: nil)
    let sample = stride(from: 0, to: all.count, by: 97).map { all[$0] }
    let report = run(sweep, sample, on: subjects)
    #expect(report.holds, "\(report.unjudged) \(report.failures)")
    #expect(report.pairs == sample.count && report.fewestValues >= 20)
    let roundings = report.valueCount * ConversionSweep.targets.count * 8
    #expect(report.roundingCount == roundings && report.comparedCount == 3 * roundings)
    #expect(TargetExpectation.Side.allCases.allSatisfy { report.roundings[$0, default: 0] > 0 })
  }

  /// The values of a pair depend only on seed and units.
  @Test func valuesAreAFunctionOfSeedAndUnits() throws {
    let sweep = try ConversionSweep()
    let again = try ConversionSweep()
    let pair = try #require(sweep.pair(from: "foot", to: "meter"))
    #expect(sweep.values(ofPair: pair, seed: 1) == again.values(ofPair: pair, seed: 1))
    #expect(sweep.values(ofPair: pair, seed: 1) != sweep.values(ofPair: pair, seed: 2))
    #expect(sweep.pairs(of: "length").contains(pair) && !sweep.pairs(of: "mass").contains(pair))
    #expect(sweep.pairs(of: "lenght") == [] && sweep.pair(from: "foot", to: "gram") == nil)
  }

  /// The sweep finds a wrong definition: the oracle's mile has one yard more.
  @Test func aWrongDefinitionIsFound() throws {
    var definitions = ConversionLaws.definitions(of: .standard)
    definitions["mile"] = "1761 yard"
    let sweep = try ConversionSweep(catalog: .standard, definitions: definitions)
    let pair = try #require(sweep.pair(from: "mile", to: "yard"))
    let report = run(sweep, [pair], on: subjects)
    #expect(!report.holds && report.failed > 1_000)
    let failure = try #require(report.failures.first)
    #expect(failure.value == "1E0" && failure.expected == "1761" && failure.answer == "1760")
    #expect(
      failure.replay == "metryvo verify conversions --pair mile:yard --value 1E0")
    let other = try #require(sweep.pair(from: "foot", to: "yard"))
    #expect(run(sweep, [other], on: subjects).holds)
  }

  /// The sweep finds a ratio with a relative error of 10⁻³⁰, on the faulty backend only.
  @Test func aWrongRatioInAPlanIsFound() throws {
    let sweep = try ConversionSweep()
    let pair = try #require(sweep.pair(from: "foot", to: "meter"))
    let report = run(
      sweep, [pair],
      on: [ConversionSubject(Decimal128.self), ConversionSubject(MisplannedDecimal.self)])
    #expect(report.failed > 0 && report.failures.allSatisfy { $0.backend == "misplanned" })
    let failure = try #require(report.failures.first)
    #expect(failure.source == "foot" && failure.target == "meter")
    #expect(failure.value.count <= failure.found.count)
    #expect(failure.description.contains("  misplanned: "))
    let alone = sweep.run(
      pair: pair, seed: 1, on: [ConversionSubject(MisplannedDecimal.self)], value: failure.value)
    #expect(alone.failed > 0 && alone.valueCount == 1)
  }

  /// The report of many pairs sums the reports of each pair, and keeps only the first 20 failures.
  @Test func reportsAddUp() throws {
    let sweep = try ConversionSweep()
    let pairs = Array(sweep.pairs(of: "length").prefix(30))
    let subject = [ConversionSubject(MisplannedDecimal.self)]
    let report = run(sweep, pairs, on: subject)
    #expect(report.pairs == 30 && report.failures.count == SweepReport.kept)
    let parts = pairs.map { sweep.run(pair: $0, seed: 1, on: subject) }
    #expect(report.failed == parts.reduce(0) { $0 + $1.failed })
    #expect(report.valueCount == parts.reduce(0) { $0 + $1.valueCount })
  }

  /// A value that decimal128 does not hold is counted as not judged.
  @Test func whatIsNotJudgedIsCounted() throws {
    let sweep = try ConversionSweep()
    let pair = try #require(sweep.pair(from: "foot", to: "meter"))
    let digits = String(repeating: "1", count: 35)
    let report = sweep.run(
      pair: pair, seed: 1, on: [ConversionSubject(Decimal128.self)], value: digits)
    #expect(!report.holds && report.unjudged.values.reduce(0, +) == 1)
    #expect(!sweep.run(pair: pair, seed: 1, on: subjects, value: "1e").holds)
  }
}
