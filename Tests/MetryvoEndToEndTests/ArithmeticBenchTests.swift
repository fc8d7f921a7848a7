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
      ["--suite", "arithmetic", "--peers", "--limits", "/dev/null/x"], command: "metryvo-bench")
    #expect(run.code == 66 && run.output == "")
    #expect(run.error.contains("make bench-peers") || run.error.contains("/dev/null/x"))
  }

  @Test func optionsOfTheOtherSuiteAreRefused() throws {
    let rows = [
      ["--peers"], ["--suite", "arithmetic", "--portable"],
      ["--suite", "arithmetic", "--report", "x"], ["--suite", "poetry"], ["--digits", "34"],
      ["--suite", "arithmetic", "--digits", "34,x"], ["--suite", "arithmetic", "--digits", "0"],
      ["--suite", "arithmetic", "--digits", "50,50"],
      ["--suite", "arithmetic", "--digits", "1000001"],
    ]
    for arguments in rows {
      let run = try CommandRun(arguments, command: "metryvo-bench")
      #expect(run.code == 64 && run.output == "", "\(arguments): \(run.code)")
    }
  }

  @Test func digitsAreMeasuredAndReported() throws {
    let folder = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try CommandRun(
      ["--suite", "arithmetic", "--digits", "1,40,1000,2000", "--report", folder],
      command: "metryvo-bench")
    #expect(run.code == 0 && run.error == "")
    #expect(run.output.contains("times measured, no limits without --peers"))
    for name in ["add", "quantize", "parse", "format", "squareroot", "exp", "ln"] {
      #expect(run.output.contains("  \(name) by digits"))
    }
    #expect(run.output.contains("BigDecimal grows as n^"))
    let report = try CommandRun(["report", "--from", folder, "--to", folder + "/index.html"])
    #expect(report.output.contains("times measured, no limits without --peers"))
  }

  /// Equal results are a condition of the measurement, so this judges the results too.
  @Test(.enabled(if: Self.hasLibmpdec, "no python3 with libmpdec"))
  func libmpdecAgreesAtTheDigitsOfBothTypes() throws {
    let run = try CommandRun(
      ["--suite", "arithmetic", "--digits", "7,34,60", "--peers"], command: "metryvo-bench")
    #expect(run.code <= 1 && run.error == "" && run.output.contains("libmpdec "), "\(run.error)")
    #expect(run.output.contains("decimal128"))
  }

  private static var hasLibmpdec: Bool {
    let python = try? Process.run(
      URL(fileURLWithPath: "/usr/bin/env"), arguments: ["python3", "-c", "import _decimal"])
    python?.waitUntilExit()
    return python?.terminationStatus == 0
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
    let limits = [
      (#"{"schema": 2, "peer": "x", "limits": []}"#, "schema 2"),
      (
        #"{"schema": 1, "peer": "x", "limits": [{"operation": "add", "digits": 0, "form": "fresh", "#
          + #""peer": "libmpdec", "atLeast": 1}]}"#, "limits[0]"
      ),
    ]
    for (text, problem) in limits {
      try text.write(to: file, atomically: true, encoding: .utf8)
      let run = try CommandRun(
        ["--suite", "arithmetic", "--digits", "34", "--limits", file.path],
        command: "metryvo-bench")
      #expect(run.code == 65 && run.error.contains(problem), "\(run.error)")
    }
  }
}
