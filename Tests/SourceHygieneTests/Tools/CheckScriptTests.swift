import Testing

/// `Tools/check.sh` combines the exit codes of its parts.
@Suite struct CheckScriptTests {
  /// Programs in which each part ends with the exit code of an environment variable.
  private static let files = [
    ".build/release/metryvo": """
    #!/bin/sh
    echo "metryvo $*" >>calls
    case "$1 $2" in
      'verify catalog') exit "${CATALOG:-0}" ;;
      'verify conversions') exit "${CONVERSIONS:-0}" ;;
      verify*) exit "${VERIFY:-0}" ;;
      compare*) exit "${COMPARE:-0}" ;;
      report*) echo figures >found/report.md; exit "${DRAWN:-0}" ;;
    esac
    """,
    ".build/release/metryvo-bench":
      "#!/bin/sh\necho \"metryvo-bench $*\" >>calls\nexit \"${BENCH:-0}\"\n",
    "found/report.md": "",
  ]

  private func check(_ environment: [String: String], target: String = "check") throws -> ToolRun {
    try ToolRun("check", [target, "found"], files: Self.files, environment: environment)
  }

  private struct Row {
    var codes: [String: String]
    var code: Int32
    var word: String
    var skipped = 0
  }

  @Test func whatThePartsComeTo() throws {
    let rows = [
      Row(codes: [:], code: 0, word: "ok"),
      Row(codes: ["CATALOG": "66"], code: 0, word: "ok", skipped: 1),
      Row(codes: ["CATALOG": "66", "BENCH": "2"], code: 2, word: "inconclusive", skipped: 1),
      Row(codes: ["BENCH": "2"], code: 2, word: "inconclusive"),
      Row(codes: ["BENCH": "2", "COMPARE": "1"], code: 1, word: "failed"),
      Row(codes: ["VERIFY": "1", "BENCH": "2"], code: 1, word: "failed"),
      Row(codes: ["CATALOG": "1"], code: 1, word: "failed"),
      Row(codes: ["VERIFY": "66"], code: 1, word: "failed"),
      Row(codes: ["CONVERSIONS": "66"], code: 1, word: "failed"),
      Row(codes: ["COMPARE": "64"], code: 1, word: "failed"),
      Row(codes: ["DRAWN": "1"], code: 1, word: "failed"),
    ]
    for row in rows {
      let run = try check(row.codes)
      let end =
        "check: \(5 - row.skipped) parts run, \(row.skipped) skipped\ncheck: \(row.word)\n"
      #expect(run.code == row.code && run.output.hasSuffix(end), "\(row) \(run.output)")
      let isSaid = run.output.contains("check: skipped 'verify catalog'")
      #expect(isSaid == (row.skipped == 1), "\(row)")
      // Each part runs, whatever the exit codes of earlier parts were.
      #expect(run.files["calls"]?.split(separator: "\n").count == 6, "\(row)")
    }
  }

  @Test func theParts() throws {
    let run = try check([:])
    #expect(
      run.files["calls"] == """
        metryvo verify --level normal --report found
        metryvo verify conversions --level normal --report found
        metryvo verify catalog --report found
        metryvo-bench --report found
        metryvo compare --report found
        metryvo report --from found

        """)
    let quick = try check([:], target: "check-quick")
    #expect(quick.output.hasSuffix("check-quick: ok\n"))
    let calls = quick.files["calls"] ?? ""
    #expect(calls.contains("verify --level quick") && calls.contains("conversions --level quick"))
    #expect(calls.contains("metryvo-bench --quick --report found\n") && !calls.contains("normal"))
  }

  @Test func whereTheReportGoes() throws {
    let run = try check([
      "HISTORY": "old runs", "GITHUB_ACTIONS": "true", "GITHUB_STEP_SUMMARY": "summary",
    ])
    let call = "metryvo report --from found --annotate --history old runs\n"
    #expect(run.files["calls"]?.hasSuffix(call) == true, "\(run)")
    #expect(run.code == 0 && run.files["summary"] == "figures\n")
    let unwritten = try check(["GITHUB_STEP_SUMMARY": "no/folder"])
    #expect(unwritten.code == 1 && unwritten.output.hasSuffix("check: failed\n"))
  }
}
