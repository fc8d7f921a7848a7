import Testing

/// `Tools/fuzz.sh`, `Tools/sanitize.sh` and `Tools/consumer_check.sh` report programs that fail.
@Suite struct WatchedProgramsTests {
  private func fuzzer(_ count: Int, _ end: String = "") -> String {
    """
    #!/bin/sh
    echo "$*" >>options
    echo 'stat::number_of_executed_units: \(count)'
    echo 'stat::average_exec_per_sec:     3'
    \(end)
    """
  }

  @Test func executionsAreCounted() throws {
    let files = [
      ".build-fuzz/release/FuzzA": fuzzer(12),
      ".build-fuzz/release/FuzzB": fuzzer(5, "echo stopped; exit 77"),
      ".build-fuzz/tally": "FuzzA 30 failed old\n",
    ]
    let run = try ToolRun(
      "fuzz", ["9", "FuzzA:128", "FuzzB:96"], programs: ["swift": ""], files: files,
      environment: ["METRYVO_COMMIT": "new"])
    #expect(run.code == 1 && run.output.contains("\nstopped\n"), "\(run)")
    #expect(
      run.output.hasSuffix(
        """
        all runs so far:
        FuzzA                      42 executions, 2 runs, 1 failed
        FuzzB                       5 executions, 1 runs, 1 failed
        total                      47 executions, 3 runs, 2 failed

        """))
    #expect(
      run.files[".build-fuzz/tally"]
        == "FuzzA 30 failed old\nFuzzA 12 passed new\nFuzzB 5 failed new\n")
    let options = run.files["options"] ?? ""
    #expect(options.hasPrefix("-max_total_time=9 -max_len=128 ") && options.contains("=96 "))

    let passed = try ToolRun("fuzz", ["9", "FuzzA:128"], programs: ["swift": ""], files: files)
    #expect(passed.code == 0, "\(passed)")
    let unbuilt = try ToolRun(
      "fuzz", ["9", "FuzzA:128"], programs: ["swift": "exit 1"], files: files)
    #expect(unbuilt.code == 1 && unbuilt.files["options"] == nil, "\(unbuilt)")
  }

  private static let limbs = """
    #!/bin/sh
    case $1 in
      --plant-heap) echo 'heap-buffer-overflow, Invalid write'; exit 1 ;;
      --plant-stack) echo stack-buffer-overflow; exit 1 ;;
    esac
    echo "limbs $1"

    """
  private static let shared = """
    #!/bin/sh
    if [ "$1" = --plant-race ]; then
      echo 'WARNING: ThreadSanitizer: data race'
      exit 66
    fi

    """

  private func sanitize(
    shared: String = Self.shared, limbs: String = Self.limbs, plain: String = Self.limbs,
    swift: String = ""
  ) throws -> ToolRun {
    let build = ".build-sanitize"
    return try ToolRun(
      "sanitize",
      programs: [
        "swift": swift, "strip": "cp \"$4\" \"$3\"", "valgrind": "shift 2; exec \"$@\"",
      ],
      files: [
        "\(build)/thread/release/SharedState": shared,
        "\(build)/address/release/LimbBounds": limbs,
        "\(build)/plain/release/LimbBounds": plain,
      ])
  }

  @Test func toolsAreSilentAndReport() throws {
    let run = try sanitize()
    #expect(run.code == 0 && run.output.hasSuffix("\nsanitize: ok, 0 skipped\n"), "\(run)")
    #expect(run.output.matches(of: /planted, and reported/).count == 4)
  }

  @Test func aToolThatSeesNothingFails() throws {
    let runs = [
      try sanitize(shared: "#!/bin/sh\n"),
      try sanitize(shared: Self.shared.replacing("exit 66", with: "")),
      try sanitize(limbs: Self.limbs + "exit 1\n"),
      try sanitize(limbs: Self.limbs.replacing("stack-buffer", with: "stack")),
      try sanitize(plain: Self.limbs.replacing("Invalid", with: "Valid")),
    ]
    for run in runs {
      #expect(run.code == 1 && run.output.contains("sanitize: FAILED: "), "\(run)")
      #expect(run.output.hasSuffix("\nsanitize: failed\n"))
    }
    let unbuilt = try sanitize(swift: "exit 3")
    #expect(unbuilt.code != 0 && unbuilt.output == "", "\(unbuilt)")
  }

  private static let budgeting = """
    #!/bin/sh
    if [ "$1" = --slow ]; then echo 'join library: function'; exit 1; fi
    test -e Budgets.json && echo 'failures="0"' >board.xml && echo '<title>Budgets' >board.html

    """

  /// A program of an article: output is stated in comments of two slashes, at a call or below a
  /// call.
  private static let article = """
    /// Three signs, or the address https://here, are no output.
    print("5 km")  // 5 km
      print("  exact")
      //   exact

    """

  private func consume(
    budgeting: String = Self.budgeting, article: String = "echo 5 km; echo '  exact'",
    compiler: String = "exit 1"
  ) throws -> ToolRun {
    try ToolRun(
      "consumer_check",
      programs: [
        "cc": compiler, "valgrind": "",
        "swift": "mkdir -p .build-consumer/release; cp made/* .build-consumer/release/",
      ],
      files: [
        "made/Consumer": "#!/bin/sh\n", "made/Requests": "#!/bin/sh\n",
        "made/First": "#!/bin/sh\n\(article)\n", "made/Budgeting": budgeting,
        "Tests/Consumer/Sources/Articles/First/main.swift": Self.article,
        "Tests/Consumer/Budgets.json": "{}", ".build-consumer/old": "",
      ])
  }

  @Test func aPackageOfSomebodyElse() throws {
    let run = try consume()
    #expect(run.code == 0 && run.files[".build-consumer/old"] == nil, "\(run)")
    #expect(
      run.output == """
        consumer-check: the programs of 1 articles print what the articles say
        consumer-check: a planted slowdown is found

        """)
  }

  @Test func articlesThatSaySomethingElse() throws {
    let other = try consume(article: "echo 5 km; echo exact")
    #expect(other.code == 1 && other.error.contains("<   exact"), "\(other)")
    #expect(
      other.error.hasSuffix("consumer-check: First does not print what its comments say\n"))
    let stopped = try consume(article: "exit 4")
    #expect(stopped.code == 1 && stopped.error == "consumer-check: First stops\n", "\(stopped)")
  }

  @Test func budgetsThatMissSomething() throws {
    let slow = "the planted slowdown was not found"
    let runs = [
      ("gmp.h is not hidden", try consume(compiler: "")),
      ("the budgets do not hold", try consume(budgeting: "#!/bin/sh\nexit 1\n")),
      (
        "no reports of the budgets",
        try consume(budgeting: Self.budgeting.replacing("=\"0\"", with: "=\"1\""))
      ),
      (slow, try consume(budgeting: Self.budgeting.replacing("exit 1", with: "exit 0"))),
      (slow, try consume(budgeting: Self.budgeting.replacing("function", with: "other"))),
    ]
    for (problem, run) in runs {
      #expect(run.code == 1 && run.error == "consumer-check: \(problem)\n", "\(run)")
    }
  }
}
