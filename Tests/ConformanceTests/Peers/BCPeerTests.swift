import Conformance
import DecimalArithmetic
import GMPDecimal
import Metryvo
import Peers
import PropertyTesting
import Testing

/// GNU bc as a peer: its questions, the reading of its answers, and the faults that it finds.
@Suite struct BCPeerTests {
  private static let limits = ArithmeticContext(
    precision: 5, maxExponent: 999, minExponent: -999, rounding: .down)

  private func question(
    _ operation: ArithmeticOperation, _ operands: String...
  ) -> ArithmeticQuestion { ArithmeticQuestion(operation, operands, in: Self.limits) }

  @Test func questionsAreProgramsOfOneLine() {
    #expect(
      BCLine.question(question(.add, "-15E-1", "2E3")) == "scale=2000;(-1.5)+(2000);0\n")
    #expect(
      BCLine.question(question(.divide, "1E0", "7E-3"))
        == "scale=5;q=(1)/(0.007);scale=6000;q;(1)-q*(0.007)\n")
    #expect(
      BCLine.question(question(.squareRoot, "2E-8"))
        == "scale=12;q=sqrt((0.00000002));scale=6000;q;(0.00000002)-q*q\n")
    #expect(BCLine.question(question(.divide, "1", "0")) == nil)
    #expect(BCLine.question(question(.add, "NaN", "0")) == nil)
    #expect(BCLine.question(question(.exp, "1")) == nil)
  }

  @Test func answersAreCutToThePrecision() throws {
    let sum = question(.add, "1", "2")
    #expect(
      try BCLine.answer("-1234.567", rest: "0", to: sum) == ArithmeticAnswer("-12345E-1", .inexact))
    #expect(try BCLine.answer("1200", rest: "0", to: sum) == ArithmeticAnswer("12E2", []))
    #expect(
      try BCLine.answer(".333", rest: ".001", to: sum) == ArithmeticAnswer("333E-3", .inexact))
    #expect(try BCLine.answer("0", rest: "0", to: sum) == ArithmeticAnswer("0", []))
    // A square root is rounded half-even, with the remainder as the sticky digit.
    let root = question(.squareRoot, "2")
    let rows = [
      ("1.41425", "0", "14142E-4"), ("1.41415", "0", "14142E-4"), ("1.41425", "1", "14143E-4"),
      ("1.41426", "0", "14143E-4"), ("9.99999", "1", "1E1"),
    ]
    for (result, rest, expected) in rows {
      #expect(
        try BCLine.answer(result, rest: rest, to: root) == ArithmeticAnswer(expected, .inexact))
    }
    #expect(throws: PeerError.self) { try BCLine.answer("syntax error", rest: "0", to: sum) }
  }

  @Test func oursIsFoldedToWhatBcTells() {
    #expect(
      BCLine.folded(ArithmeticAnswer("-1.500E+3", [.inexact, .rounded, .subnormal]))
        == ArithmeticAnswer("-15E2", .inexact))
    #expect(BCLine.folded(ArithmeticAnswer("-0E-7", .clamped)) == ArithmeticAnswer("0", []))
    #expect(BCLine.folded(ArithmeticAnswer("NaN", .inexact)) == ArithmeticAnswer("NaN", .inexact))
  }

  @Test func aMissingBcIsSaidWithTheCommandThatGetsIt() {
    #expect(throws: PeerError.notFound("no-such-bc")) { try BCPeer("no-such-bc") }
    #expect(PeerError.notFound("bc").description.contains("apt-get install bc"))
  }

  @Test(.enabled(if: BC.isPresent, BC.skipReason)) func bcAnswers() throws {
    let peer = try BCPeer()
    let rows = [
      (question(.divide, "1", "3"), ArithmeticAnswer("33333E-5", .inexact)),
      (question(.divide, "-1", "8"), ArithmeticAnswer("-125E-3", [])),
      (question(.divide, "2E30", "3E-30"), ArithmeticAnswer("66666E55", .inexact)),
      (question(.multiply, "12345E-30", "10001E-20"), ArithmeticAnswer("12346E-46", .inexact)),
      (question(.subtract, "1", "1E-40"), ArithmeticAnswer("99999E-5", .inexact)),
      (question(.squareRoot, "2"), ArithmeticAnswer("14142E-4", .inexact)),
      (question(.squareRoot, "144E-60"), ArithmeticAnswer("12E-30", [])),
      (question(.divide, "0", "3"), ArithmeticAnswer("0", [])),
    ]
    for (question, expected) in rows {
      #expect(try peer.answer(to: question) == expected, "\(question)")
    }
    #expect(try peer.answer(to: question(.exp, "1")) == nil)
    #expect(peer.description.contains("bc"))
  }

  @Test(.enabled(if: BC.isPresent, BC.skipReason)) func theOracleAndTheBackendsAgree() throws {
    let run = PropertyRun.quiet(seed: 6, cases: 2_000)
    let reports = [
      PeerRunner(OracleSubject(), ArithmeticOperation.allCases, beside: try BCPeer()) { _ in true }
        .run(run),
      PeerRunner(Decimal128.self, beside: try BCPeer()).run(run),
      PeerRunner(BigDecimal.self, beside: try BCPeer()).run(run),
      PeerRunner(LimbDecimal.self, beside: try BCPeer()).run(run),
    ]
    #expect(reports.filter { !$0.holds }.map(\.description) == [])
    #expect(reports.allSatisfy { $0.operations.count == 5 && $0.compared == 2_000 })
  }

  @Test(.enabled(if: BC.isPresent, BC.skipReason)) func aPlantedFaultIsFound() throws {
    let report = PeerRunner(
      ExactDecimal<LastDigit>.self, beside: try BCPeer(), replayOptions: " --backend exact"
    ).run(.quiet(seed: 5, cases: 1_000))
    let failure = try #require(report.failure)
    #expect(report.failed > 10 && failure.shrunk.hasPrefix("add "))
    #expect(failure.replay?.hasPrefix("metryvo verify peer bc --backend exact ") == true)
    #expect(failure.results.contains { $0.who == "bc" })
  }
}

/// Whether this machine has bc.
enum BC {
  static let isPresent = (try? BCPeer()) != nil
  static let skipReason: Comment = "there is no GNU bc on PATH (apt-get install bc)"
}
