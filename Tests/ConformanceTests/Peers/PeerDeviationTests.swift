import Conformance
import DecimalArithmetic
import Peers
import Testing

/// Each documented deviation of Python has a case, and Python still gives the documented answer.
@Suite struct PeerDeviationTests {
  private struct Row: Sendable {
    var identifier: String
    var question: ArithmeticQuestion
    var theirs: ArithmeticAnswer
    var ours: ArithmeticAnswer
  }

  private static func context(
    _ precision: Int, _ maxExponent: Int, _ minExponent: Int, clamp: Bool,
    _ rounding: RoundingMode = .halfEven
  ) -> ArithmeticContext {
    ArithmeticContext(
      precision: precision, maxExponent: maxExponent, minExponent: minExponent, rounding: rounding,
      clamp: clamp)
  }

  private static let rows = [
    Row(
      identifier: "next-toward-zero-at-one-digit",
      question: ArithmeticQuestion(
        .nextToward, ["27E-2203", "-85E-2237"], in: context(1, 96, -95, clamp: false)),
      theirs: ArithmeticAnswer("0E-95", []),
      ours: ArithmeticAnswer("0E-95", [.clamped, .inexact, .rounded, .subnormal, .underflow])),
    Row(
      identifier: "to-integral-above-etop",
      question: ArithmeticQuestion(
        .roundToIntegralExact, ["677E36"], in: context(24, 56, -29, clamp: true)),
      theirs: ArithmeticAnswer("6.77E+38", []),
      ours: ArithmeticAnswer("6.77000E+38", .clamped)),
    Row(
      identifier: "exact-integer-above-etop",
      question: ArithmeticQuestion(.ln, ["1E0"], in: context(7, 4, -4, clamp: true)),
      theirs: ArithmeticAnswer("0", []), ours: ArithmeticAnswer("0.00", .clamped)),
    Row(
      identifier: "subnormal-after-rounding",
      question: ArithmeticQuestion(.exp, ["-10E-21"], in: context(5, 1, 0, clamp: false)),
      theirs: ArithmeticAnswer("1.0000", [.inexact, .rounded]),
      ours: ArithmeticAnswer("1.0000", [.inexact, .rounded, .subnormal, .underflow])),
    Row(
      identifier: "power-not-correctly-rounded",
      question: ArithmeticQuestion(
        .power, ["1265E-3", "45555555555999E-66"], in: context(7, 11, -11, clamp: false, .up)),
      theirs: ArithmeticAnswer("1.000000", [.inexact, .rounded]),
      ours: ArithmeticAnswer("1.000001", [.inexact, .rounded])),
  ]

  @Test func everyDeviationHasACase() {
    #expect(
      Self.rows.map { "\($0.identifier): \($0.question)" }.sorted()
        == PeerDeviation.ofPython.map { "\($0.identifier): \($0.witness)" }.sorted())
  }

  @Test func deviationsAreRecognized() {
    for row in Self.rows {
      guard
        case .deviates(let deviation) = PeerComparison(
          row.question, .success(row.ours), row.theirs, by: PythonPeer.self)
      else {
        Issue.record("\(row.identifier) is not recognized")
        continue
      }
      #expect(
        deviation.identifier == row.identifier
          && OracleSubject().answer(row.question) == .success(row.ours))
    }
  }

  /// A deviation excuses only the peer's documented answer, not a wrong answer of the backend.
  @Test func deviationsExcuseOnlyThePeer() {
    for row in Self.rows {
      let altered = ArithmeticAnswer(row.ours.text, row.ours.conditions.union(.divisionByZero))
      guard
        case .differs = PeerComparison(
          row.question, .success(altered), row.theirs, by: PythonPeer.self)
      else {
        Issue.record("\(row.identifier) excuses a wrong answer")
        continue
      }
      let far = ArithmeticAnswer("7", [.inexact])
      guard
        case .differs = PeerComparison(row.question, .success(row.ours), far, by: PythonPeer.self)
      else {
        Issue.record("\(row.identifier) excuses any answer of the peer")
        continue
      }
    }
  }

  @Test(.enabled(if: Python.isPresent, Python.skipReason))
  func pythonAnswersSoStill() throws {
    let peer = try PythonPeer()
    for row in Self.rows {
      #expect(try peer.answer(to: row.question) == row.theirs, "\(row.identifier)")
    }
  }
}

/// Whether this machine has Python.
enum Python {
  static let isPresent = (try? PythonPeer()) != nil
  static let skipReason: Comment = "there is no python3 with libmpdec (_decimal) on PATH"
}
