import Foundation
import Testing

/// The suite `arithmetic` of the benchmark executable: its ways to end, not its times.
@Suite struct ArithmeticBenchTests {
  @Test func everyOperationIsMeasuredAndAllocatesNothing() throws {
    let run = try CommandRun(["--suite", "arithmetic"], command: "metryvo-bench")
    #expect(run.code == 0)
    #expect(run.output.contains("arithmetic: all 18 operations hold"))
    for name in ["add", "subtract", "multiply", "divide", "fma", "quantize", "compare", "parse"] {
      #expect(run.output.contains("  \(name) "))
    }
  }

  /// A build without Intel's library says how to get it.
  @Test func peersHaveToBeBuiltIn() throws {
    let run = try CommandRun(
      ["--suite", "arithmetic", "--peers", "--limits", "/nonexistent"], command: "metryvo-bench")
    #expect(run.code == 66 && run.output == "")
    #expect(run.error.contains("make bench-peers") || run.error.contains("/nonexistent"))
  }

  @Test func optionsOfTheOtherSuiteAreRefused() throws {
    let rows = [
      ["--peers"], ["--suite", "arithmetic", "--portable"],
      ["--suite", "arithmetic", "--report", "x"], ["--suite", "poetry"],
    ]
    for arguments in rows {
      let run = try CommandRun(arguments, command: "metryvo-bench")
      #expect(run.code == 64 && run.output == "", "\(arguments): \(run.code)")
    }
  }

  @Test func badLimitsAreNamed() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    let rows = [
      ("{", "JSON"), (#"{"schema": 2, "peer": "x", "limits": []}"#, "schema 2"),
      (#"{"schema": 1, "peer": "x", "limits": []}"#, "'add' needs one limit"),
      (
        #"{"schema": 1, "peer": "x", "limits": [{"operation": "sing", "full": 1, "short": 1}]}"#,
        "limits[0].operation"
      ),
    ]
    for (text, problem) in rows {
      try text.write(to: file, atomically: true, encoding: .utf8)
      let run = try CommandRun(
        ["--suite", "arithmetic", "--limits", file.path], command: "metryvo-bench")
      #expect(run.code == 65 && run.error.contains(problem), "\(run.error)")
    }
  }
}
