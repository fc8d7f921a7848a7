import Conformance
import DecimalArithmetic
import ExactArithmetic
import Foundation
import GMPDecimal
import Metryvo
import PropertyTesting
import Testing

/// Several backends, compared with one evaluation of the oracle.
@Suite struct DifferentialLawsTests {
  private func law(
    _ operation: ArithmeticOperation, _ subjects: [DifferentialSubject]
  ) throws -> Law {
    try #require(
      ArithmeticLaws.oracleAgreement(of: subjects).first {
        $0.identifier == "oracle-agrees-\(operation)"
      })
  }

  @Test func backendsAreJudgedTogether() {
    let laws = ArithmeticLaws.oracleAgreement(of: [
      DifferentialSubject(Decimal128.self), DifferentialSubject(BigDecimal.self),
      DifferentialSubject(LimbDecimal.self),
    ])
    let reports = laws.map { $0.run(.quiet(seed: 9, cases: 1_000)) }
    #expect(reports.filter { !$0.holds }.map(\.description) == [])
    // The laws of all operations that round one exact result judge every mode.
    #expect(laws.filter { $0.resultsPerCase == 8 }.count == ArithmeticOperation.roundingOnce.count)
    // Questions that a backend cannot answer are counted, and the other backends still answer them.
    let skips = reports.map {
      $0.labels.counts.filter { $0.key.hasPrefix("not asked on native: ") }
    }
    #expect(skips.allSatisfy { !$0.isEmpty })
  }

  /// If one backend fails in one mode, the failure names the mode and shows every answer.
  @Test func aFailureNamesItsModeAndShowsEveryAnswer() throws {
    let subjects = [
      DifferentialSubject(Decimal128.self), DifferentialSubject(ExactDecimal<WrongCeiling>.self),
    ]
    let failure = try #require(law(.divide, subjects).run(.quiet(seed: 2, cases: 200)).failure)
    let results = Dictionary(uniqueKeysWithValues: failure.results.map { ($0.who, $0.what) })
    #expect(failure.results.map(\.who) == ["context", "oracle", "native", "exact"])
    #expect(results["context"]?.hasSuffix("rounding: ceiling") == true, "\(failure)")
    #expect(results["native"] == results["oracle"] && results["exact"] != results["oracle"])
    #expect(failure.shrunk == "divide 1E1 1E-6144", "\(failure)")
    #expect(failure.replay?.hasPrefix("metryvo verify laws oracle-agrees-divide ") == true)
  }

  /// The failing case is saved as a vector in its mode, and judged again.
  @Test func aFailureIsKeptInItsMode() throws {
    let path = NSTemporaryDirectory() + "regressions-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    var run = PropertyRun.quiet(seed: 2, cases: 200)
    run.regressions = RegressionFolder(path: path)
    let faulty = try law(.divide, [DifferentialSubject(ExactDecimal<WrongCeiling>.self)])
    let failure = try #require(faulty.run(run).failure)
    let saved = try String(contentsOfFile: failure.savedIn ?? "", encoding: .utf8)
    let vector = "found divide '1E1' '1E-6144' -> Infinity Inexact Overflow Rounded\n"
    #expect(saved.hasSuffix("\nrounding: ceiling\n" + vector), "\(saved)")
    #expect(saved.components(separatedBy: "\nfound ").count == 2)
    run.indices = 0..<0
    #expect(faulty.run(run).failed == 1)
    let mended = try law(.divide, [DifferentialSubject(Decimal128.self)]).run(run)
    #expect(mended.regressions == 1 && mended.failed == 0)
  }

  /// A law fails if its only backend supports none of the contexts.
  @Test func whoIsNeverAskedJudgesNothing() throws {
    let report = try law(.add, [DifferentialSubject(NeverAsked.self)])
      .run(.quiet(seed: 1, cases: 50))
    #expect(!report.holds && report.discardedCount == report.cases)
    #expect(ArithmeticLaws.exhaustive(NeverAsked.self).isEmpty)
  }

  /// The oracle's results in all modes equal its results in each mode, computed from texts.
  @Test func everyModeIsEachMode() throws {
    var differing: [String] = []
    for operation in ArithmeticOperation.roundingOnce {
      for index in UInt64(0)..<400 {
        var source = ChoiceSource(seed: 3, index: index)
        let question = DifferentialQuestion.drawn(operation, &source)
        guard let expected = question.expected else { continue }
        for (number, mode) in ResultsByMode.modes.enumerated() {
          let context = question.limits.rounding(mode)
          let single = operation.expected(of: question.operands.map(\.text), in: context)
          if single != expected.results[number] { differing.append("\(question) \(mode)") }
        }
      }
    }
    #expect(differing.prefix(10) == [])
  }
}

/// A backend that supports no context.
private enum NoContext: SeededFault {
  static func alter(_ answer: Expected, _ operation: ArithmeticOperation) -> Expected { answer }
  static func supports(_: ArithmeticContext) -> Bool { false }
}

private typealias NeverAsked = ExactDecimal<NoContext>
