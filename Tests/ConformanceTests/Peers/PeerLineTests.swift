import Conformance
import DecimalArithmetic
import Peers
import Testing

@Suite struct PeerLineTests {
  private let context = ArithmeticContext(
    precision: 5, maxExponent: 9, minExponent: -8, rounding: .halfDown, clamp: true)

  @Test func questionsAreLines() {
    let question = ArithmeticQuestion(.divideInteger, ["-1E2", "sNaN7"], in: context)
    #expect(PeerLine.question(question) == "divide_int\t5\t-8\t9\t1\tHALF_DOWN\t-1E2\tsNaN7\n")
    let up = ArithmeticQuestion(.toNumber, [" 1"], in: context.rounding(.up05))
    #expect(PeerLine.question(up) == "create_decimal\t5\t-8\t9\t1\t05UP\t 1\n")
  }

  @Test func allButRescaleIsAsked() {
    let left = ArithmeticOperation.allCases.filter { !PeerLine.isAsked($0) }
    #expect(left == [.rescale])
    #expect(PeerLine.question(ArithmeticQuestion(.rescale, ["1", "0"], in: context)) == nil)
  }

  @Test func answersAreRead() throws {
    #expect(try PeerLine.answer("1.5\t") == ArithmeticAnswer("1.5", []))
    #expect(
      try PeerLine.answer("-Infinity\tInexact Overflow Rounded")
        == ArithmeticAnswer("-Infinity", [.inexact, .overflow, .rounded]))
  }

  @Test(arguments: ["", "1", "\t", "1\tInexact\t", "1\tinexact", "!MemoryError: x", "!E: a\tb"])
  func whatIsNoAnswerIsRefused(line: String) {
    #expect(throws: PeerError.unreadable(line)) { try PeerLine.answer(line) }
  }

  @Test func conditionsWithoutASignalAreFolded() {
    let answer = ArithmeticAnswer("NaN", [.divisionUndefined])
    #expect(answer.foldedForPython == ArithmeticAnswer("NaN", .invalidOperation))
    let other = ArithmeticAnswer("1", [.inexact, .rounded])
    #expect(other.foldedForPython == other)
  }
}
