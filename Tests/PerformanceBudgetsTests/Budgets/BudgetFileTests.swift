import Foundation
import PerformanceBudgets
import Testing

@Suite struct BudgetFileTests {
  private static let good = #""workload": "w", "metric": "wall-p99.9", "atMost": 5, "reason": "r""#
  private static func list(_ budgets: String) -> String {
    "{\"schema\": 1, \"budgets\": [\n\(budgets)\n]}"
  }
  private func read(_ text: String) throws(BudgetFileError) -> [Budget] {
    try BudgetFile(Data(text.utf8), name: "b.json").budgets
  }

  /// Returns the texts of a table that are not refused with the words on the line below.
  ///
  /// In a text, ⏎ is a line end, and GOOD stands for the members of a valid budget. In the words, …
  /// marks an omission.
  private func wronglyRefused(
    _ table: String, in whole: (String) -> String = Self.list
  ) -> [String] {
    let lines = table.split(separator: "\n").map(String.init)
    var differences: [String] = []
    for place in stride(from: 0, to: lines.count, by: 2) {
      let row = lines[place].replacing("GOOD", with: Self.good).replacing("⏎", with: "\n")
      let words = lines[place + 1]
      do {
        _ = try read(whole(row))
        differences.append("\(row): read")
      } catch {
        let isStated =
          words.contains("…")
          ? error.description.contains(words.replacing("…", with: ""))
          : error.description == "b.json:" + words
        if !isStated { differences.append("\(error) is not \(words)") }
      }
    }
    return differences
  }

  @Test func malformedFilesAreRefusedWithTheirPlace() {
    let files = wronglyRefused(
      #"""
      []
      1:1: an object should be here
      {"budgets": []}
      1:1: schema: missing
      {"schema": 1}
      1:1: budgets: missing
      {"schema": 1,⏎  "budget": []}
      2:3: budget: unknown key; known are schema, budgets, app
      {"schema": 1, "schema": 1}
      1:15: not valid JSON: the key "schema" stands twice; keep one
      {"schema": 2, "budgets": []}
      1:12: schema: unknown schema; known is 1
      {"schema": "1", "budgets": []}
      1:12: schema: a number should be here
      {"schema": 1, "budgets": []}
      1:26: budgets: no budgets
      {"schema": 1, "budgets": {}}
      1:26: budgets: a list should be here
      """#
    ) { $0 }
    let budgets = wronglyRefused(
      #"""
      true
      2:1: budgets[0]: an object should be here
      {GOOD},⏎{GOOD, "limt": 3}
      3:71: budgets[1].limt: unknown key; known are workload, parameters, …
      {GOOD},⏎{GOOD, "atMost": 3}
      3:71: not valid JSON: the key "atMost" stands twice; keep one
      {"\u202e": 1}
      2:2: budgets[0].<U+202E>: unknown key; known are workload, parameters, …
      {"metric": "wall-p50"}
      2:1: budgets[0].workload: missing
      {"workload": "w", "metric": "wall-p50", "atMost": 1}
      2:1: budgets[0].reason: missing
      {"workload": "w"}
      2:1: budgets[0].metric: missing
      {"workload": 5, "metric": "wall-p50", "atMost": 1, "reason": "r"}
      2:14: budgets[0].workload: a string should be here
      {"workload": "", "metric": "wall-p50", "atMost": 1, "reason": "r"}
      2:14: budgets[0].workload: an empty string
      {GOOD, "subject": null}
      2:82: budgets[0].subject: a string should be here
      {GOOD, "parameters": []}
      2:85: budgets[0].parameters: an object should be here
      {GOOD, "parameters": {"digits": true}}
      2:96: budgets[0].parameters.digits: a string should be here
      {"workload": "w", "metric": "wall-p98"}
      2:29: budgets[0].metric: unknown metric 'wall-p98'; known are instructions-per-operation, …
      {"workload": "w", "metric": "wall-p50", "reason": "r"}
      2:1: budgets[0]: none of atMost, atLeast and figure
      {GOOD, "atLeast": 5}
      2:1: budgets[0]: two of atMost, atLeast and figure
      {"workload": "w", "metric": "wall-p50", "atMost": 0, "reason": "r"}
      2:51: budgets[0].atMost: a limit must be greater than 0
      {"workload": "w", "metric": "wall-p50", "atMost": 1e999, "reason": "r"}
      2:51: budgets[0].atMost: a number too large
      {"workload": "w", "metric": "wall-p50", "atMost": "5", "reason": "r"}
      2:51: budgets[0].atMost: a number should be here
      {GOOD},⏎{GOOD}
      3:1: budgets[1]: the same as budgets[0]
      {GOOD},⏎{"workload": "w", "subject": "s", "metric": "wall-p99.9", "atLeast": 6, "reason": "r"}
      3:1: budgets[1]: contradicts budgets[0]: no value can be within both
      """#)
    #expect(files + budgets == [])
  }

  @Test func budgetsOfTheAppHaveTheirForm() throws {
    func file(_ app: String) -> String {
      "{\"schema\": 1, \"budgets\": [{\(Self.good)}],\n\"app\": \(app)}"
    }
    let limits = #""must": 3, "want": 0, "unit": "ms", "reason": "r""#
    for rest in ["", #", "beyondEmpty": 9"#] {
      let text = file(#"[{"measure": "k", \#(limits)\#(rest)}]"#)
      #expect(try BudgetFile(Data(text.utf8), name: "b.json").budgets.count == 1)
    }
    let differences = wronglyRefused(
      #"""
      {}
      2:8: app: a list should be here
      [5]
      2:9: app[0]: an object should be here
      [{LIMITS}]
      2:9: app[0].measure: missing
      [{"measure": "k", LIMITS},⏎{"measure": "k", LIMITS}]
      3:13: app[1].measure: the same as app[0]
      [{"want": 1, "must": -1}]
      2:29: app[0].must: a limit must not be below 0
      [{"beyondEmpty": 0, LIMITS}]
      2:25: app[0].beyondEmpty: a limit must be greater than 0
      [{"atMost": 1}]
      2:10: app[0].atMost: unknown key; known are measure, must, want, beyondEmpty, unit, reason
      """#.replacing("LIMITS", with: limits), in: file)
    #expect(differences == [])
  }

  @Test func whatIsNoJSONIsRefused() {
    let texts = [
      "", "{", "{} x", "{\n  \"schema\" 1}", "{\"budgets\": [1 2]}", "{\"schema\": 01}",
      "{\"schema\": nul}", "{\"a", String(repeating: "[", count: 100_000),
    ]
    for text in texts {
      let error = #expect(throws: BudgetFileError.self) { _ = try read(text) }
      #expect(
        error?.description.contains(": not valid JSON: ") == true, "\(text.prefix(20))")
    }
    #expect(throws: BudgetFileError.self) {
      _ = try BudgetFile(Data([0x7B, 0xFF]), name: "b.json")
    }
  }

  @Test func budgetsAreRead() throws {
    let text = Self.list(
      """
      {\(Self.good)},
      {\(Self.good), "subject": "native"},
      {"workload": "w", "parameters": {"digits": 50, "from": "mile"},
        "metric": "wall-p99.9", "atLeast": 1.5e3, "reason": "\\u00e9 \\ud83d\\ude00\\n"},
      {"workload": "w", "metric": "wall-p99.9", "atLeast": 5, "reason": "beside atMost 5"},
      {"workload": "w", "metric": "allocations-per-operation", "atMost": 0, "reason": "r"}
      """)
    let expected = [
      Budget(workload: "w", metric: .wallP999, limit: .atMost(5), reason: "r"),
      Budget(workload: "w", subject: "native", metric: .wallP999, limit: .atMost(5), reason: "r"),
      Budget(
        call: WorkloadCall("w", ["digits": "50", "from": "mile"]), metric: .wallP999,
        limit: .atLeast(1_500), reason: "é 😀\n"),
      Budget(workload: "w", metric: .wallP999, limit: .atLeast(5), reason: "beside atMost 5"),
      Budget(workload: "w", metric: .allocations, limit: .atMost(0), reason: "r"),
    ]
    #expect(try read(text) == expected)
    #expect(expected[2].workload == "w(digits: 50, from: mile)")
    let file = try BudgetFile(Data(text.utf8), name: "b.json")
    #expect(expected.map(file.line) == [2, 3, 5, 6, 7])
  }

  /// A limit is one number, or a number for each list value, each subject, or each combination.
  @Test func oneEntryHasLimitsOfListsAndOfSubjects() throws {
    let text = Self.list(
      """
      {"workload": "w", "parameters": {"n": [1, "x"], "m": 2}, "metric": "worst-to-typical",
        "atMost": 4, "reason": "r"},
      {"workload": "v", "metric": "instructions-per-operation", "figure": {"a": 5, "b": 6.5},
        "reason": "r"},
      {"workload": "u", "parameters": {"n": [1, 2]}, "metric": "instructions-per-operation",
        "figure": {"1": {"a": 7,
        "b": 8}, "2": 1234.4}, "reason": "r"}
      """)
    let file = try BudgetFile(Data(text.utf8), name: "b.json")
    #expect(
      file.budgets.map { "\($0.workload) \($0.subject ?? "-") \($0.limit.value)" } == [
        "w(m: 2, n: 1) - 4.0", "w(m: 2, n: x) - 4.0", "v a 5.0", "v b 6.5", "u(n: 1) a 7.0",
        "u(n: 1) b 8.0", "u(n: 2) - 1234.4",
      ])
    #expect(file.budgets.map(file.line) == [3, 3, 4, 4, 7, 8, 8])
    // The update changes only numbers in the text.
    let updated = file.bytes { $0.workload.hasPrefix("w") ? nil : $0.limit.value * 10 }
    let expected = text.replacingOccurrences(of: #""a": 5, "b": 6.5"#, with: #""a": 50, "b": 65"#)
      .replacingOccurrences(of: #""a": 7"#, with: #""a": 70"#)
      .replacingOccurrences(of: #""b": 8"#, with: #""b": 80"#)
      .replacingOccurrences(of: "1234.4", with: "12344")
    #expect(String(decoding: updated, as: UTF8.self) == expected)
    let counted = #""workload": "w", "metric": "instructions-per-operation", "reason": "r""#
    let differences = wronglyRefused(
      #"""
      "figure": {"a": 1}, "subject": "a"
      …: budgets[0].figure: a number should be here
      "figure": {}
      …: budgets[0].figure: a number should be here
      "figure": {"a": "x"}
      …: budgets[0].figure.a: a number should be here
      "parameters": {"n": [1, 1]}, "figure": 5
      …: budgets[0].parameters.n: the same as 1
      "parameters": {"n": []}, "figure": 5
      …: budgets[0].parameters.n: an empty list
      "parameters": {"n": [1], "m": [2]}, "figure": 5
      …: budgets[0].parameters.m: a second list; one parameter may have one
      "parameters": {"n": [1, 2]}, "figure": {"1": 5}
      …: budgets[0].figure.2: missing
      "parameters": {"n": [1]}, "figure": {"2": 5}
      …: budgets[0].figure.2: unknown key; known are 1
      """#
    ) { Self.list("{\(counted), \($0)}") }
    #expect(differences == [])
  }

  @Test func unknownNamesAreRefusedWithTheKnownOnes() throws {
    let plain = "{\(Self.good)},\n{\(Self.good), \"subject\": \"native\"}"
    let called = "{\(Self.good), \"parameters\": {\"form\": \"mile\"}}"
    let others = [KnownWorkload("v", subjects: []), KnownWorkload("u", subjects: [])]
    let rows: [(String, [KnownWorkload], String?)] = [
      (plain, others + [KnownWorkload("w", subjects: ["gmp", "native"])], nil),
      (plain, others, "2:2: budgets[0].workload: unknown workload 'w'; known are u, v"),
      (
        plain, [KnownWorkload("w", subjects: ["gmp", "double"])],
        "3:71: budgets[1].subject: unknown subject 'native' of 'w'; known are gmp, double"
      ),
      (
        plain, [KnownWorkload("w", subjects: ["native"], required: ["from"])],
        "2:1: budgets[0].parameters.from: missing"
      ),
      (
        called, [KnownWorkload("w", subjects: [], required: ["from"], optional: ["digits"])],
        "2:86: budgets[0].parameters.form: unknown key; known are from, digits"
      ),
    ]
    for (text, known, words) in rows {
      let file = try BudgetFile(Data(Self.list(text).utf8), name: "b.json")
      do throws(BudgetFileError) {
        try file.checkNames(against: known)
        #expect(words == nil)
      } catch { #expect(error.description == words.map { "b.json:" + $0 }) }
    }
  }

  @Test func whatHoldsSubjectsAgainstEachOtherNamesThem() throws {
    let ratio = #""workload": "w", "metric": "ratio-to-subject", "atMost": 4, "reason": "r""#
    let growth = #""workload": "w", "metric": "growth-exponent", "atMost": 1.6, "reason": "r""#
    #expect(
      try read(Self.list(#"{\#(ratio), "subject": "a", "to": "b"}, {\#(growth)}"#)) == [
        Budget(
          workload: "w", subject: "a", to: "b", metric: .ratioToSubject, limit: .atMost(4),
          reason: "r"),
        Budget(workload: "w", metric: .growthExponent, limit: .atMost(1.6), reason: "r"),
      ])
    let differences = wronglyRefused(
      #"""
      {\#(ratio), "subject": "a"}
      …: budgets[0].to: missing
      {\#(ratio), "to": "b"}
      …: budgets[0].subject: missing
      {\#(growth), "subject": "a"}
      …: budgets[0].subject: not with the metric growth-exponent
      {"workload": "w", "metric": "growth-exponent", "figure": 1.6, "reason": "r"}
      …: budgets[0].figure: not with the metric growth-exponent
      {GOOD, "to": "b"}
      …: budgets[0].to: not with the metric wall-p99.9
      """#)
    #expect(differences == [])
    let text = Self.list(#"{\#(ratio), "subject": "a", "to": "b"}"#)
    let error = #expect(throws: BudgetFileError.self) {
      try BudgetFile(Data(text.utf8), name: "b.json")
        .checkNames(against: [KnownWorkload("w", subjects: ["a"])])
    }
    #expect(error?.path == "budgets[0].to")
  }
}
