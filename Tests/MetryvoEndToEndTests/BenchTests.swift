import Foundation
import Testing

/// The benchmark executable's ways to end; what it measures is not a test's matter.
@Suite struct BenchTests {
  private func run(
    budgets: String, keystrokes: String? = nil, _ options: [String] = []
  ) throws -> CommandRun {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Budgets.json")
    try budgets.write(to: file, atomically: true, encoding: .utf8)
    var arguments = ["--budgets", file.path] + options
    if let keystrokes {
      let table = folder.appendingPathComponent("keystrokes.tsv")
      try keystrokes.write(to: table, atomically: true, encoding: .utf8)
      arguments += ["--keystrokes", table.path]
    }
    return try CommandRun(arguments, command: "metryvo-bench")
  }

  private func budget(_ workload: String, _ limit: String) -> String {
    """
    {"schema": 1, "budgets": [{"workload": "\(workload)", "subject": "native",
      "metric": "wall-p99", \(limit), "reason": "a test"}]}
    """
  }

  /// A minute for a sample of half a millisecond holds, a nanosecond breaks.
  @Test func theGateOpensAndShuts() throws {
    let open = try run(budgets: budget("multi-convert", "\"atMost\": 60000000000"))
    #expect(open.code == 0 && open.output.contains("bench: all 1 budget holds"))
    let shut = try run(budgets: budget("multi-convert", "\"atMost\": 1"))
    #expect(shut.code == 1 && shut.output.contains("bench: 1 of 1 budget breached"))
  }

  /// A further process, which is asked for two budgets, says of each by its line what comes of it.
  @Test func breachesAreConfirmedByTheirLines() throws {
    let budgets = """
      {"schema": 1, "budgets": [
      {"workload": "multi-convert", "subject": "native", "metric": "wall-p99", "atMost": 1, "reason": "r"},
      {"workload": "paste", "metric": "wall-p99", "atMost": 60000000000, "reason": "r"},
      {"workload": "paste", "metric": "wall-p50", "atMost": 1, "reason": "r"}]}
      """
    let found = try run(budgets: budgets, ["--confirming", "2,3"])
    #expect(try answers(found) == ["2 native wall-p99 false", "3 reader wall-p99 true"])
    #expect(found.code == 0, "\(found.error)")
    // What is slowed need not be among them.
    let slowed = try run(
      budgets: budgets, ["--confirming", "4", "--inject-slowdown", "multi-convert=2"])
    #expect(try answers(slowed) == ["4 reader wall-p50 false"])
    #expect(slowed.code == 0, "\(slowed.error)")
    // No budget begins on the first line.
    let none = try run(budgets: budgets, ["--confirming", "1"])
    #expect(none.code == 0 && none.output == "[]\n", "\(none.error)")
    let wrong = try run(budgets: budgets, ["--confirming", "2,x"])
    #expect(wrong.code == 64 && wrong.output.isEmpty)
  }

  /// What a further process printed: `2 native wall-p99 false`, false for what is beyond its limit.
  private func answers(_ run: CommandRun) throws -> [String] {
    struct Answer: Decodable {
      var line: Int
      var subject: String
      var metric: String
      var isWithin: Bool?
    }
    return try JSONDecoder().decode([Answer].self, from: Data(run.output.utf8)).map {
      "\($0.line) \($0.subject) \($0.metric) \($0.isWithin.map(String.init) ?? "-")"
    }
  }

  /// A limit that all work breaks finds each slowdown and alarms always, one that none breaks does neither.
  @Test func theBoardJudgesItself() throws {
    let budgets = """
      {"schema": 1, "budgets": [
      {"workload": "keystroke-to-volumes", "subject": "native", "metric": "ratio-to-yardstick",
        "atMost": 0.000001, "reason": "r"},
      {"workload": "paste", "metric": "ratio-to-yardstick", "atMost": 1000, "reason": "r"}]}
      """
    let found = try run(
      budgets: budgets,
      ["--quick", "--self-test", "--self-test-runs", "1", "--self-test-boards", "20"])
    #expect(found.code == 1, "\(found.error)")
    let conclusion = "self-test: 1 of 2 slowdowns found, 20 false alarms of 20 boards"
    #expect(found.output.contains(conclusion), "\(found.output)")
    let wrong = try run(budgets: budgets, ["--slowed-board", "third"])
    #expect(wrong.code == 64 && wrong.output.isEmpty)
  }

  @Test func badInputGivesNoVerdict() throws {
    let rows: [(String, String?, Int32, String)] = [
      ("{", nil, 65, "Budgets.json"),
      (budget("multi-convert", "\"atLest\": 1"), nil, 65, "budgets[0].atLest"),
      (budget("sing", "\"atLeast\": 1"), nil, 65, "sing"),
      (budget("multi-convert", "\"atLeast\": 1"), "x\n1\tmile\tkm\t2\n", 65, "unknown unit 'km'"),
      (
        budget("multi-convert", "\"atLeast\": 1"), "x\n5\tmile\tkilometer\t8\n", 1,
        "5 mile to kilometer gives 8.04672, expected 8"
      ),
    ]
    for (budgets, keystrokes, code, text) in rows {
      let run = try run(budgets: budgets, keystrokes: keystrokes)
      #expect(run.code == code && run.error.contains(text) && run.output == "", "\(run.error)")
    }
    let missing = try CommandRun(["--budgets", "/dev/null/x"], command: "metryvo-bench")
    #expect(missing.code == 66 && missing.error == "metryvo-bench: cannot read '/dev/null/x'\n")
    let started = try CommandRun(["--command", "/dev/null/x"], command: "metryvo-bench")
    #expect(started.code == 66 && started.error == "metryvo-bench: cannot run '/dev/null/x'\n")
  }

  /// Where no budget limits what a slowdown changes, the board cannot be judged.
  @Test func aSelfTestOfNothingIsUndecided() throws {
    let counts = """
      {"schema": 1, "budgets": [{"workload": "conversion", "parameters": {"from": "mile", "to": "foot"},
        "metric": "allocations-per-operation", "atMost": 100, "reason": "a test"}]}
      """
    let judged = try run(budgets: counts, ["--quick", "--self-test"])
    #expect(judged.code == 2 && judged.output == "")
    #expect(judged.error.contains("no budget for this machine limits a ratio to the yardstick"))
  }

  /// A budget of one's own, with units and digits; a machine that is not this one is not judged.
  @Test func budgetsNameUnitsDigitsAndMachines() throws {
    let own = """
      {"schema": 1, "budgets": [
        {"workload": "conversion", "parameters": {"from": "mile", "to": "foot", "digits": 50},
          "metric": "allocations-per-operation", "atMost": 100, "reason": "a test"},
        {"workload": "conversion-to-all", "parameters": {"from": "celsius"}, "machine": "none",
          "metric": "cpu-p50", "atMost": 1, "reason": "a test"}]}
      """
    let judged = try run(budgets: own, ["--quick"])
    #expect(judged.code == 0, "\(judged.error)")
    #expect(judged.output.contains("bench: all 1 budget holds, 1 not judged here"))
    let rows = [
      ("\"to\": \"foot\"", "\"to\": \"second\"", "budgets[0].parameters: 'conversion("),
      (
        "\"digits\": 50", "\"digits\": 0",
        "budgets[0].parameters.digits: '0': a whole number from 1 to 10000"
      ),
      ("\"to\"", "\"into\"", "budgets[0].parameters.into: unknown key; known are from, to, digits"),
    ]
    for (old, new, words) in rows {
      let refused = try run(budgets: own.replacingOccurrences(of: old, with: new))
      #expect(refused.code == 65 && refused.output == "" && refused.error.contains(words))
      #expect(refused.error.contains("Budgets.json:2:"), "\(refused.error)")
    }
  }

  /// Every workload with parameters is measured, and what a parameter cannot have is refused at its place.
  @Test func budgetsNameEveryWorkload() throws {
    let calls = [
      (#""operation", "parameters": {"operation": "fma", "digits": 40}"#, #""gmp""#),
      (#""worst-input", "parameters": {"operation": "quantize"}"#, #""native-slowest""#),
      (#""format", "parameters": {"locale": "ru"}"#, #""native""#),
      (#""search", "parameters": {"filter": "system"}"#, #""catalog""#),
      (#""read""#, #""12 oz""#), (#""paste""#, #""reader""#), (#""catalog-load""#, #""catalog""#),
      (#""keystroke-to-volumes""#, #""gmp""#),
      (#""batch", "parameters": {"rows": 100}"#, #""metryvo""#),
      (#""verification", "parameters": {"law": "oracle-agrees-add"}"#, #""native""#),
    ]
    func file(_ budgets: [String]) -> String {
      #"{"schema": 1, "budgets": ["# + budgets.joined(separator: ",\n") + "]}"
    }
    let budgets = calls.map { call, subject in
      #"{"workload": \#(call), "subject": \#(subject), "metric": "cpu-p50", "atMost": 1e12, "#
        + #""reason": "a test"}"#
    }
    let growth =
      #"{"workload": "growth", "parameters": {"operation": "add"}, "metric": "growth-exponent", "#
      + #""atMost": 9, "reason": "a test"}"#
    let judged = try run(budgets: file(budgets + [growth]), ["--quick"])
    #expect(judged.code == 0, "\(judged.error)\(judged.output)")
    #expect(judged.output.contains("bench: all 10 budgets hold, 1 not judged here"))
    let rows = [
      ("fma", "sing", "budgets[0].parameters.operation: 'sing': one of add, subtract, multiply"),
      (#""gmp""#, #""native""#, "budgets[0].subject: unknown subject 'native' of 'operation("),
      ("quantize", "format", "budgets[1].parameters.operation: 'format': one of add, "),
      ("ru", "xx", "budgets[2].parameters.locale: 'xx': one of en, es, de, fr"),
      ("system", "colour", "budgets[3].parameters.filter: 'colour': one of none, quantity, system"),
      (": 100}", ": 0}", "budgets[8].parameters.rows: '0': a whole number from 1 to 1000000"),
      ("oracle-agrees-add", "gravity", "budgets[9].parameters.law: 'gravity': no law beside"),
    ]
    for (old, new, words) in rows {
      let changed = file(budgets).replacingOccurrences(of: old, with: new)
      let refused = try run(budgets: changed)
      #expect(refused.code == 65 && refused.output == "" && refused.error.contains(words))
    }
  }

  /// A slowdown that nobody told the budgets of is a breach.
  @Test func anInjectedSlowdownIsFound() throws {
    let budgets = budget("multi-convert", "\"atMost\": 60000000000")
      .replacingOccurrences(of: "wall-p99", with: "ratio-to-yardstick")
      .replacingOccurrences(of: "60000000000", with: "0.005")
    let calm = try run(budgets: budgets, ["--quick"])
    #expect(calm.code == 0, "\(calm.output)")
    let slowed = try run(budgets: budgets, ["--quick", "--inject-slowdown", "multi-convert=10"])
    #expect(slowed.code == 1 && slowed.output.contains("multi-convert native ratio-to-yardstick"))
    let absent = try run(budgets: budgets, ["--inject-slowdown", "sing=2"])
    #expect(absent.code == 64 && absent.error.contains("known are multi-convert"))
  }

  @Test func runsAreComparedWithAStoredOne() throws {
    let limit = budget("multi-convert", "\"atMost\": 60000000000")
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    func bench(_ options: String...) throws -> CommandRun {
      let budgets = file.appendingPathExtension("budgets")
      try limit.write(to: budgets, atomically: true, encoding: .utf8)
      defer { try? FileManager.default.removeItem(at: budgets) }
      return try CommandRun(
        ["--quick", "--budgets", budgets.path, "--baseline", file.path] + options,
        command: "metryvo-bench")
    }
    #expect(try bench().code == 66)
    let stored = try bench("--update-baseline")
    #expect(stored.code == 0, "\(stored.error)")
    let slowed = try bench("--inject-slowdown", "multi-convert=3")
    #expect(slowed.code == 1 && slowed.output.contains("figures worse than stored"))
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacingOccurrences(of: "\"machine\": \"", with: "\"machine\": \"not ")
      .write(to: file, atomically: true, encoding: .utf8)
    let other = try bench()
    #expect(other.code == 65 && other.output == "" && other.error.contains(":3:"), "\(other.error)")
    #expect(try CommandRun(["--update-baseline"], command: "metryvo-bench").code == 64)
  }

  /// Of prepared conversions the file of limits is read first; a first use of the catalog is a run of its own.
  @Test func preparedLimitsAreReadFirst() throws {
    let missing = try CommandRun(
      ["--suite", "prepared", "--limits", "/dev/null/x"], command: "metryvo-bench")
    #expect(missing.code == 66 && missing.error.contains("cannot read '/dev/null/x'"))
    let others = try CommandRun(
      ["--suite", "prepared", "--limits", "Benchmarks/Budgets.json"], command: "metryvo-bench")
    #expect(others.code == 65 && others.output == "")
    let firstUse = try CommandRun(["--catalog-first-use"], command: "metryvo-bench")
    #expect(firstUse.code == 0 && firstUse.output.contains("\"nanoseconds\":"))
  }

  /// Of the suite text too, and the command that it starts must be there.
  @Test func textLimitsAreReadFirst() throws {
    let rows: [([String], Int32, String)] = [
      (["--limits", "/dev/null/x"], 66, "cannot read '/dev/null/x'"),
      (["--limits", "Benchmarks/PreparedLimits.json"], 65, "Benchmarks/PreparedLimits.json: "),
      (["--command", "/dev/null/x"], 66, "cannot run '/dev/null/x'"),
    ]
    for (arguments, code, text) in rows {
      let run = try CommandRun(["--suite", "text"] + arguments, command: "metryvo-bench")
      #expect(run.code == code && run.error.contains(text) && run.output == "", "\(run.error)")
    }
    let other = try CommandRun(
      ["--suite", "prepared", "--command", "/bin/true"], command: "metryvo-bench")
    #expect(other.code == 64)
  }

  /// A command that does not convert ends the run: what it takes means nothing.
  @Test func aCommandWithWrongResultsIsNotTimed() throws {
    let run = try CommandRun(
      ["--suite", "text", "--command", "/bin/echo"], command: "metryvo-bench")
    #expect(run.code == 1 && run.error.contains("does not convert 5 mi"), "\(run.error)")
    #expect(run.output == "")
  }
}
