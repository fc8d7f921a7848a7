import Foundation
import PerformanceBudgets
import Testing

@Suite struct ChildRunTests {
  @Test func aProgramTellsItsEndAndItsOutput() throws {
    let found = try ChildRun.watching(["sh", "-c", "cat; exit 3"], input: #filePath)
    #expect(found.run.exitCode == 3)
    #expect(String(decoding: found.output, as: UTF8.self).hasPrefix("import Foundation"))
    #expect(try ChildRun(["sh", "-c", "kill -9 $$"]).exitCode == 137)
    #expect(try ChildRun(["sh", "-c", "test $X = 5"], environment: ["X": "5"]).exitCode == 0)
  }

  @Test func errorsGoToTheEndOfALog() throws {
    let log = NSTemporaryDirectory() + "child-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: log) }
    var looks = 0
    for word in ["first", "second"] {
      _ = try ChildRun(["sh", "-c", "echo \(word) >&2; sleep 0.1"], log: log, every: 10_000) {
        looks += 1
      }
    }
    #expect(try String(contentsOfFile: log, encoding: .utf8) == "first\nsecond\n")
    #expect(looks > 2)
  }

  @Test func whatIsNoProgramIsNamed() {
    let error = #expect(throws: ChildRunError.self) { try ChildRun(["/dev/null/x"]) }
    #expect(error?.description.hasPrefix("cannot run '/dev/null/x': ") == true)
  }
}
