import Conformance
import DecimalArithmetic
import ExactArithmetic
import Foundation
import PropertyTesting
import Testing

/// The cases of a law in blocks, in any order, are the cases of one run.
@Suite struct LawBlocksTests {
  private func law<Fault: SeededFault>(_: Fault.Type) throws -> Law {
    try #require(
      ArithmeticLaws.oracleAgreement(ExactDecimal<Fault>.self).first {
        $0.identifier == "oracle-agrees-multiply"
      })
  }

  /// The report of the blocks, the last of which is judged first.
  private func report(of law: Law, _ run: PropertyRun) -> PropertyReport {
    let blocks = LawBlocks(law, run)
    let backwards = (0..<blocks.count).reversed().map { blocks.report(ofPiece: $0) }
    return blocks.report(of: backwards.reversed())
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
    // Few cases are one block, a run as any other.
    #expect(LawBlocks(law, .quiet(seed: 4, cases: 1_000)).count == 1)
  }

  /// Every block of a faulty backend fails: the first case of all is shown, shrunk and saved, and no other.
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
    // What is saved is judged first, once, and is the failure that is shown.
    let again = report(of: law, run)
    #expect(again.regressions == 1 && again.failed == one.failed + 1)
    #expect(again.failure?.origin == file)
  }
}
