import Conformance
import DecimalArithmetic
import Foundation
import GMPDecimal
import Metryvo
import Peers
import PropertyTesting
import Testing

/// Intel's library as a peer: its questions, the reading of its answers, and the faults that it
/// finds.
@Suite struct IntelPeerTests {
  private func question(
    _ operation: ArithmeticOperation, _ operands: [String], _ mode: RoundingMode = .halfEven
  ) -> ArithmeticQuestion {
    ArithmeticQuestion(operation, operands, in: .decimal128.rounding(mode))
  }

  @Test func questionsAreLines() {
    #expect(IntelLine.question(question(.add, ["1", "2E3"])) == "add\t0\t1\t2E3\n")
    #expect(IntelLine.question(question(.fma, ["1", "2", "3"], .halfUp)) == "fma\t4\t1\t2\t3\n")
    #expect(IntelLine.question(question(.add, ["1", "2"], .up05)) == nil)
    #expect(IntelLine.question(question(.exp, ["1"])) == nil)
  }

  @Test func answersAreReadAndOursFolded() throws {
    let rows: [(String, ArithmeticAnswer)] = [
      ("+1E-34\tInexact ", ArithmeticAnswer("1E-34", .inexact)),
      ("-0E+3\t", ArithmeticAnswer("-0E+3", [])),
      ("-Inf\tDivision_by_zero ", ArithmeticAnswer("-Infinity", .divisionByZero)),
      ("-NaN\tInvalid_operation ", ArithmeticAnswer("NaN", .invalidOperation)),
      ("+SNaN\t", ArithmeticAnswer("sNaN", [])), ("1\t", ArithmeticAnswer("1", [])),
    ]
    for (line, answer) in rows { #expect(try IntelLine.answer(line) == answer, "\(line)") }
    #expect(throws: PeerError.unreadable("!no such operation\t")) {
      try IntelLine.answer("!no such operation\t")
    }
    let ours = ArithmeticAnswer("-NaN12", [.divisionUndefined, .rounded])
    #expect(IntelLine.folded(ours) == ArithmeticAnswer("NaN", .invalidOperation))
    let subnormal = ArithmeticAnswer("1E-6176", [.subnormal, .underflow, .inexact, .rounded])
    #expect(
      IntelLine.folded(subnormal) == ArithmeticAnswer("1E-6176", [.underflow, .inexact]))
  }

  @Test func whatIsMissingIsSaidWithTheCommandThatGetsIt() {
    #expect(throws: PeerError.notFound("no-such-cc")) { try IntelPeer(compiler: "no-such-cc") }
    #expect(PeerError.notFound("cc").description.contains("apt-get install gcc"))
    #expect(
      PeerError.withoutIntelLibrary("lib.a").description.contains(
        "apt-get install libintelrdfpmath-dev"))
  }

  @Test(.enabled(if: Intel.hasCompiler, "there is no cc on PATH"))
  func aMissingLibraryIsSaid() {
    #expect(throws: PeerError.withoutIntelLibrary("libnone.a")) {
      try IntelPeer(library: "libnone.a")
    }
  }

  @Test(.enabled(if: Intel.isPresent, Intel.skipReason)) func intelAnswers() throws {
    let peer = try IntelPeer()
    let rows = [
      (
        question(.divide, ["2", "3"], .down),
        ArithmeticAnswer("0." + String(repeating: "6", count: 34), .inexact)
      ),
      (question(.quantize, ["2.5", "1"], .halfUp), ArithmeticAnswer("3", .inexact)),
      (question(.compare, ["1", "NaN"]), ArithmeticAnswer("NaN", [])),
      (question(.compareTotal, ["1.0", "1"]), ArithmeticAnswer("-1", [])),
      (question(.remainder, ["7", "3"]), ArithmeticAnswer("1", [])),
      (question(.toNumber, ["sNaN"]), ArithmeticAnswer("sNaN", [])),
    ]
    for (question, expected) in rows {
      #expect(try peer.answer(to: question) == expected, "\(question)")
    }
    #expect(try peer.answer(to: question(.ln, ["2"])) == nil)
  }

  @Test(.enabled(if: Intel.isPresent, Intel.skipReason)) func allBackendsAgree() throws {
    let reports = [
      PeerRunner(Decimal128.self, beside: try IntelPeer()).run(.quiet(seed: 7, cases: 20_000)),
      PeerRunner(BigDecimal.self, beside: try IntelPeer()).run(.quiet(seed: 8, cases: 5_000)),
      PeerRunner(LimbDecimal.self, beside: try IntelPeer()).run(.quiet(seed: 9, cases: 5_000)),
    ]
    #expect(reports.filter { !$0.holds }.map(\.description) == [])
  }

  @Test(.enabled(if: Intel.isPresent, Intel.skipReason)) func aPlantedFaultIsFound() throws {
    let report = PeerRunner(ExactDecimal<LastDigit>.self, beside: try IntelPeer())
      .run(.quiet(seed: 7, cases: 2_000))
    #expect(report.failed > 1 && !report.holds && report.problem == nil)
    #expect(report.failure?.description.contains("\n  intel: ") == true)
  }
}

/// Whether this machine has Intel's library.
enum Intel {
  static let skipReason: Comment = "there is no cc, or it does not find libbidgcc000.a"

  static let hasCompiler = ["/usr/bin/cc", "/bin/cc"].contains(
    where: FileManager.default.isExecutableFile)

  static let isPresent = (try? IntelPeer()) != nil
}
