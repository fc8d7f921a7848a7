import Conformance
import DecimalArithmetic
import Foundation
import Peers
import PropertyTesting
import Testing

/// Programs that are not the expected Python.
///
/// Each program leads to a clear error, and no program blocks or ends the test.
@Suite struct PythonPeerTests {
  /// Writes a shell program with `lines`, and returns the path of the program.
  private func program(_ lines: String) throws -> String {
    let path = NSTemporaryDirectory() + "peer-\(UUID().uuidString)"
    try "#!/bin/sh\n\(lines)\n".write(toFile: path, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }

  private func error(_ lines: String) throws -> (PeerError?, path: String) {
    let path = try program(lines)
    defer { try? FileManager.default.removeItem(atPath: path) }
    do throws(PeerError) {
      _ = try PythonPeer(path, timeLimit: .milliseconds(300))
      return (nil, path)
    } catch {
      return (error, path)
    }
  }

  @Test func aMissingProgramIsSaid() {
    #expect(throws: PeerError.notFound("no-such-python")) { try PythonPeer("no-such-python") }
    #expect(PeerError.notFound("python3").description.contains("install Python 3"))
  }

  @Test func aPythonWithoutLibmpdecIsSaid() throws {
    let (error, path) = try error(#"printf 'missing\t_decimal\n'"#)
    #expect(error == .withoutLibmpdec(path))
    #expect(error?.description.contains("_decimal") == true)
  }

  @Test func aProgramThatEndsIsSaidWithItsWords() throws {
    let (error, path) = try error("echo 'no such module' >&2; exit 3")
    #expect(error == .ended(path, standardError: "no such module"))
  }

  @Test func aProgramThatIsSilentIsEnded() throws {
    let (error, path) = try error("sleep 5 >&2 <&- & wait")
    #expect(error == .silent(path, limit: .milliseconds(300)))
  }

  @Test func aStrangeGreetingIsSaid() throws {
    let (error, _) = try error("echo hello; sleep 1")
    #expect(error == .unreadable("hello"))
  }

  /// A peer that exits after its greeting ends the run, which then does not hold.
  @Test func aPeerThatDiesEndsTheRun() throws {
    let path = try program(#"printf 'ready\t3\t2\n'; read line; echo 'out of order' >&2"#)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let peer = try PythonPeer(path, timeLimit: .seconds(5))
    let report = PeerRunner(OracleSubject(), [.add], beside: peer, supports: { _ in true })
      .run(.quiet(seed: 1, cases: 100_000))
    #expect(!report.holds && report.obstacle?.hasSuffix("it wrote:\nout of order") == true)
    #expect(report.obstacle?.hasPrefix("case 0 or soon after it: ") == true)
  }

  /// An answer that is no number is a difference, and is shown unchanged.
  @Test func wordsAreDifferences() throws {
    let path = try program(
      #"""
      printf 'ready\t3\t2\n'
      while read line; do if [ -n "$line" ]; then echo '!MemoryError'; fi; done
      """#)
    defer { try? FileManager.default.removeItem(atPath: path) }
    let peer = try PythonPeer(path, timeLimit: .seconds(5))
    let report = PeerRunner(OracleSubject(), [.add], beside: peer, supports: { _ in true })
      .run(.quiet(seed: 1, cases: 200))
    #expect(report.failed == 200 && report.problem == nil)
    #expect(report.failure?.results.contains { $0 == ("python", "!MemoryError") } == true)
  }

  @Test(.enabled(if: Python.isPresent, Python.skipReason))
  func oneQuestionIsAnswered() throws {
    let peer = try PythonPeer()
    let third = ArithmeticQuestion(.divide, ["1", "3"], in: .decimal32)
    #expect(
      try peer.answer(to: third) == ArithmeticAnswer("0.3333333", [.inexact, .rounded]))
    let truth = ArithmeticQuestion(.sameQuantum, ["1", "3"], in: .decimal32)
    #expect(try peer.answer(to: truth) == ArithmeticAnswer("1", []))
    let unread = ArithmeticQuestion(.toNumber, ["1_000"], in: .decimal32)
    #expect(try peer.answer(to: unread) == ArithmeticAnswer("NaN", .invalidOperation))
    let rescaled = ArithmeticQuestion(.rescale, ["1", "0"], in: .decimal32)
    #expect(try peer.answer(to: rescaled) == nil)
    #expect(peer.description.contains("libmpdec \(peer.libmpdecVersion)"))
  }

  /// Operands and answers exceed the capacity of a pipe, and neither side blocks.
  @Test(.enabled(if: Python.isPresent, Python.skipReason))
  func longOperandsDoNotBlock() throws {
    let digits = String(repeating: "7", count: 30_000)
    let context = ArithmeticContext(
      precision: 60_000, maxExponent: 999_999, minExponent: -999_999)
    let peer = try PythonPeer()
    for _ in 0..<8 {
      let answer = try peer.answer(
        to: ArithmeticQuestion(.plus, [digits + "E0"], in: context))
      #expect(answer?.text == digits)
    }
  }
}
