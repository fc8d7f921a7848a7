import Foundation
import PerformanceBudgets
import Testing

/// The benchmark executable: exit codes, and instruction counts by Callgrind.
@Suite struct BenchTests {
  /// The memory limit in KiB; Valgrind reserves all of its own memory at the start.
  private static let memoryLimit = 4_000_000

  private func run(
    budgets: String, keystrokes: String? = nil, _ options: [String] = []
  ) throws -> (run: CommandRun, budgets: String) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("Budgets.json")
    try budgets.write(to: file, atomically: true, encoding: .utf8)
    var arguments = options + ["--budgets", file.path]
    if let keystrokes {
      let table = folder.appendingPathComponent("keystrokes.tsv")
      try keystrokes.write(to: table, atomically: true, encoding: .utf8)
      arguments += ["--keystrokes", table.path]
    }
    let run = try CommandRun(
      arguments, command: "metryvo-bench", memoryLimit: Self.memoryLimit)
    return (run, try String(contentsOf: file, encoding: .utf8))
  }

  private func file(_ budgets: String...) -> String {
    #"{"schema": 1, "budgets": ["# + budgets.joined(separator: ",\n") + "]}"
  }

  private func budget(
    _ call: String, _ metric: String, _ limit: String, subject: String? = nil
  ) -> String {
    let subject = subject.map { #""subject": "\#($0)", "# } ?? ""
    return
      #"{"workload": \#(call), \#(subject)"metric": "\#(metric)", \#(limit), "reason": "a test"}"#
  }

  /// A limit of a minute holds for a sample of half a millisecond, and a limit of a nanosecond is
  /// breached.
  @Test func theGateOpensAndShuts() throws {
    let open = try run(
      budgets: file(budget(#""multi-convert""#, "wall-p99", #""atMost": 60000000000"#))
    ).run
    #expect(open.code == 0 && open.output.contains("bench: all 2 verdicts hold"), "\(open.error)")
    let shut = try run(
      budgets: file(budget(#""multi-convert""#, "wall-p99", #""atMost": 1"#))
    ).run
    #expect(shut.code == 1 && shut.output.contains("bench: 2 of 2 verdicts breached"))
  }

  /// `--update` writes the counted figures, which hold in the next run; a breach names the
  /// functions.
  @Test(.enabled(if: InstructionCounter.obstacle == nil, "Callgrind cannot count here"))
  func countsAreCommittedAndJudged() throws {
    let budgets = file(
      budget(
        #""conversion", "parameters": {"from": "mile", "to": "foot"}"#,
        "instructions-per-operation", #""figure": {"native": 1, "gmp": 1}"#),
      budget(#""command-start""#, "instructions-per-operation", #""figure": 1"#),
      budget(
        #""worst-input", "parameters": {"operation": "quantize"}"#, "worst-to-typical",
        #""atMost": 100"#, subject: "native"),
      budget(#""growth", "parameters": {"operation": "add"}"#, "growth-exponent", #""atMost": 2"#))
    let (first, written) = try run(budgets: budgets, ["--update"])
    // With the new figures and the unchanged limits, every budget holds.
    #expect(first.code == 0, "\(first.error)\(first.output)")
    #expect(first.output.contains("conversion(from: mile, to: foot) native: function"))
    #expect(first.output.contains("PreparedPlan"))
    let (second, unchanged) = try run(budgets: written)
    #expect(second.code == 0, "\(second.error)\(second.output)")
    #expect(unchanged == written && written != budgets)
    let figures = try BudgetFile(Data(written.utf8), name: "").budgets.map(\.limit.value)
    #expect((100...5_000).contains(figures[0]) && figures[1] > figures[0])
    #expect((1e6...1e8).contains(figures[2]))
  }

  /// The self-test finds planted slowdowns.
  ///
  /// A budget without counts ends without a verdict.
  @Test(.enabled(if: InstructionCounter.obstacle == nil, "Callgrind cannot count here"))
  func theBudgetsJudgeThemselves() throws {
    let (_, written) = try run(
      budgets: file(
        budget(#""read""#, "instructions-per-operation", #""figure": {"5.5 km": 1, "12 oz": 1}"#),
        budget(#""command-start""#, "instructions-per-operation", #""figure": 1"#)),
      ["--update"])
    let judged = try run(budgets: written, ["self-test", "--runs", "2"]).run
    #expect(judged.code == 0, "\(judged.error)\(judged.output)")
    #expect(judged.output.contains("self-test: 3 of 3 slowdowns found, 0 of 3 counts differ"))
    // A limit far above the measured count finds no slowdown.
    let loose = try run(
      budgets: file(budget(#""read""#, "instructions-per-operation", #""atMost": 1e9"#)),
      ["self-test", "--runs", "1"]
    ).run
    #expect(loose.code == 1 && loose.output.contains("0 of 3 slowdowns found"), "\(loose.output)")
    let missing = try CommandRun(
      ["self-test", "--other-build", "/dev/null/x"], command: "metryvo-bench")
    #expect(missing.code == 66 && missing.error == "metryvo-bench: cannot run '/dev/null/x'\n")
    for arguments in [["--runs", "0"], ["--timed-runs", "0"], ["--orders", "one"]] {
      #expect(try CommandRun(["self-test"] + arguments, command: "metryvo-bench").code == 64)
    }
  }

  @Test func badInputGivesNoVerdict() throws {
    let good = file(budget(#""multi-convert""#, "wall-p99", #""atLeast": 1"#))
    let rows: [(String, String?, Int32, String)] = [
      ("{", nil, 65, "Budgets.json"),
      (good.replacingOccurrences(of: "atLeast", with: "atLest"), nil, 65, "budgets[0].atLest"),
      (good.replacingOccurrences(of: "multi-convert", with: "sing"), nil, 65, "sing"),
      (good, "x\n1\tmile\tkm\t2\n", 65, "unknown unit 'km'"),
      (good, "x\n5\tmile\tkilometer\t8\n", 1, "5 mile to kilometer gives 8.04672, expected 8"),
    ]
    for (budgets, keystrokes, code, text) in rows {
      let run = try run(budgets: budgets, keystrokes: keystrokes).run
      #expect(run.code == code && run.error.contains(text) && run.output == "", "\(run.error)")
    }
    let missing = try CommandRun(["--budgets", "/dev/null/x"], command: "metryvo-bench")
    #expect(missing.code == 66 && missing.error == "metryvo-bench: cannot read '/dev/null/x'\n")
    let started = try CommandRun(["--command", "/dev/null/x"], command: "metryvo-bench")
    #expect(started.code == 66 && started.error == "metryvo-bench: cannot run '/dev/null/x'\n")
  }

  /// If the command gives wrong results, the run ends without a measurement.
  @Test func aCommandWithWrongResultsIsNotMeasured() throws {
    let run = try run(
      budgets: file(budget(#""command-start""#, "wall-p50", #""atMost": 1e12"#)),
      ["--command", "/bin/echo"]
    ).run
    #expect(run.code == 1 && run.error.contains("does not convert 5 mi"), "\(run.error)")
    #expect(run.output == "")
  }

  /// Every workload is measured.
  ///
  /// The error for an impossible parameter states its place in the file.
  @Test func budgetsNameEveryWorkload() throws {
    let calls = [
      (#""operation", "parameters": {"operation": "fma", "digits": 40}"#, "gmp"),
      (#""format", "parameters": {"locale": "ru"}"#, "native"),
      (#""search", "parameters": {"filter": "system"}"#, "catalog"),
      (#""read""#, "12 oz"), (#""paste""#, "reader"), (#""catalog-load""#, "catalog"),
      (#""keystroke-to-volumes""#, "gmp"), (#""batch", "parameters": {"rows": 100}"#, "metryvo"),
      (#""verification", "parameters": {"law": "oracle-agrees-add"}"#, "native"),
      (#""prepared", "parameters": {"conversion": "mile-text"}"#, "Foundation.Measurement"),
      (#""search-index""#, "catalog"),
      (#""conversion-to-all", "parameters": {"from": "celsius"}"#, "native"),
    ]
    let budgets = calls.map { budget($0, "wall-p50", #""atMost": 1e12"#, subject: $1) }
    let all = #"{"schema": 1, "budgets": ["# + budgets.joined(separator: ",\n") + "]}"
    let judged = try run(budgets: all).run
    #expect(judged.code == 0, "\(judged.error)\(judged.output)")
    #expect(judged.output.contains("bench: all \(calls.count) verdicts hold"))
    let rows = [
      ("fma", "sing", "budgets[0].parameters.operation: 'sing': one of add, subtract, multiply"),
      (#""gmp""#, #""native""#, "budgets[0].subject: unknown subject 'native' of 'operation("),
      (": 40}", ": 0}", "budgets[0].parameters.digits: '0': a whole number from 1 to 10000"),
      ("ru", "xx", "budgets[1].parameters.locale: 'xx': one of en, es, de, fr"),
      ("system", "colour", "budgets[2].parameters.filter: 'colour': one of none, quantity, system"),
      (": 100}", ": 0}", "budgets[7].parameters.rows: '0': a whole number from 1 to 1000000"),
      ("oracle-agrees-add", "gravity", "budgets[8].parameters.law: 'gravity': no law beside"),
      ("mile-text", "sea", "budgets[9].parameters.conversion: 'sea': one of mile-bytes"),
      (#""from""#, #""into""#, "budgets[11].parameters.into: unknown key; known are from, digits"),
    ]
    for (old, new, words) in rows {
      let refused = try run(budgets: all.replacingOccurrences(of: old, with: new)).run
      #expect(
        refused.code == 65 && refused.output == "" && refused.error.contains(words),
        "\(refused.error)")
    }
  }
}
