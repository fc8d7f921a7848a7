import Conformance
import DecimalArithmetic
import ExactArithmetic
import Foundation
import PropertyTesting
import Testing

/// Blocks of a law's cases, judged in any order, give the report of one run.
@Suite struct LawBlocksTests {
  private func law<Fault: SeededFault>(_: Fault.Type) throws -> Law {
    try #require(
      ArithmeticLaws.oracleAgreement(ExactDecimal<Fault>.self).first {
        $0.identifier == "oracle-agrees-multiply"
      })
  }

  /// Returns the report of the blocks, judged from the last to the first.
  private func report(of law: Law, _ run: PropertyRun) -> PropertyReport {
    let blocks = LawBlocks(law, run)
    let backwards = (0..<blocks.count).reversed().map { blocks.report(ofBlock: $0) }
    return blocks.whole(of: backwards.reversed()).report
  }

  private func isSame(_ x: PropertyReport, _ y: PropertyReport) -> Bool {
    x.cases == y.cases && x.failed == y.failed && x.discarded == y.discarded
      && x.labels.counts == y.labels.counts && x.regressions == y.regressions
      && x.failure?.description == y.failure?.description
  }

  @Test func blocksAddUpToOneRun() throws {
    let law = try law(Faultless.self)
    let run = PropertyRun.quiet(seed: 4, cases: 2_345)
    #expect(LawBlocks(law, run).count == 4)
    let (whole, one) = (report(of: law, run), law.run(run))
    #expect(one.holds && isSame(whole, one), "\(whole)\n\(one)")
    // A run with few cases has one block of cases, and the block of the saved cases.
    #expect(LawBlocks(law, .quiet(seed: 4, cases: 1_000)).count == 2)
  }

  /// If too few cases have a required label, a run in blocks judges as many additional cases as a
  /// run without blocks.
  @Test func blocksGoOnForTheirLabels() throws {
    let law = try #require(
      DirectedLaws.all(for: [DifferentialSubject(ExactDecimal<Faultless>.self)]).first {
        $0.identifier == "directed-quantize"
      })
    let run = PropertyRun.quiet(seed: 3, cases: 40)
    let one = law.run(run)
    #expect(one.holds && one.cases > 40 && isSame(report(of: law, run), one), "\(one)")
  }

  /// Judging a block again gives the same digest of answers.
  ///
  /// A wrong answer changes the digest.
  @Test func blocksAreFoundAgain() throws {
    func findings(_ law: Law) throws -> [PropertyReport.Findings] {
      let blocks = LawBlocks(law, .quiet(seed: 4, cases: 2_345))
      return (0..<blocks.count).map { blocks.report(ofBlock: $0).findings }
    }
    let (good, again) = (try findings(law(Faultless.self)), try findings(law(Faultless.self)))
    #expect(good.map(\.answers) == again.map(\.answers) && good.allSatisfy { $0.answers != nil })
    #expect(Set(good.map(\.answers)).count == good.count)
    let bad = try findings(law(LostSign.self))
    #expect(bad[0].answers == good[0].answers)
    for (wrong, right) in zip(bad, good).dropFirst() { #expect(wrong.answers != right.answers) }
    // Findings that are written as JSON and read back give an equal report.
    let blocks = LawBlocks(try law(LostSign.self), .quiet(seed: 4, cases: 2_345))
    let read = try JSONDecoder().decode(
      [PropertyReport.Findings].self, from: JSONEncoder().encode(bad))
    let whole = blocks.whole(
      of: read.enumerated().map { blocks.report(ofBlock: $0.offset, $0.element) })
    let one = try law(LostSign.self).run(.quiet(seed: 4, cases: 2_345))
    #expect(isSame(whole.report, one), "\(whole.report)")
  }

  /// If every block fails, only the first failing case is shown, shrunk and saved.
  @Test func theFirstFailureIsShownAndSaved() throws {
    let path = NSTemporaryDirectory() + "regressions-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: path) }
    let law = try law(LostSign.self)
    var run = PropertyRun.quiet(seed: 4, cases: 2_345)
    let one = law.run(run)
    #expect(isSame(report(of: law, run), one) && one.failed > 200)
    run.regressions = RegressionFolder(path: path)
    let saved = report(of: law, run)
    let file = try #require(saved.failure?.savedIn)
    #expect(saved.failed == one.failed && saved.failure?.shrunk == one.failure?.shrunk)
    let text = try String(contentsOfFile: file, encoding: .utf8)
    #expect(text.components(separatedBy: "\nfound ").count == 2, "\(text)")
    // A saved case is judged first and only once, and the report shows its failure.
    let again = report(of: law, run)
    #expect(again.regressions == 1 && again.failed == one.failed + 1)
    #expect(again.failure?.origin == file)
  }
}
