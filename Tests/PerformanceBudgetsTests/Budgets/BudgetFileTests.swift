import PerformanceBudgets
import Testing

@Suite struct BudgetFileTests {
  private static let good = #""workload": "w", "metric": "cpu-p99.9", "atMost": 5, "reason": "r""#
  private static func list(_ budgets: String) -> String {
    "{\"schema\": 1, \"budgets\": [\n\(budgets)\n]}"
  }
  private static let metrics = """
    wall-p50, wall-p99, wall-p99.9, cpu-p50, cpu-p99, cpu-p99.9, operations-per-second, \
    ratio-to-yardstick, allocations-per-operation, peak-memory
    """
  private static let keys = "workload, subject, metric, atMost, atLeast, reason"

  /// A text that must be refused, and the words of the refusal.
  struct Malformed: Sendable {
    let text: String
    let error: String
  }

  static let malformed = [
    Malformed(text: "", error: "1:1: the text ends where a value should be"),
    Malformed(text: "{", error: "1:2: the text ends where a key in quotes should be"),
    Malformed(text: "{} x", error: "1:4: 'x' where the end of the text should be"),
    Malformed(text: "{\n  \"schema\" 1}", error: "2:12: '1' where ':' should be"),
    Malformed(text: "{\"schema\": 1,}", error: "1:14: '}' where a key in quotes should be"),
    Malformed(text: "{\"budgets\": [1 2]}", error: "1:16: '2' where ',' or ']' should be"),
    Malformed(text: "{\"schema\": 01}", error: "1:12: '01' is no number"),
    Malformed(text: "{\"schema\": 1e999}", error: "1:12: '1e999' is no number"),
    Malformed(text: "{\"schema\": nul}", error: "1:12: 'n' where a value should be"),
    Malformed(text: "{\"a\\x\": 1}", error: "1:4: bad escape in a string"),
    Malformed(text: "{\"\\uD83D\": 1}", error: "1:3: bad escape in a string"),
    Malformed(text: "{\"a\n\": 1}", error: "1:4: control character in a string"),
    Malformed(text: "{\"a", error: "1:4: the text ends where the closing quote should be"),
    Malformed(
      text: String(repeating: "[", count: 40), error: "1:34: nested too deeply"),
    Malformed(
      text: "{\"schema\": 1, \"schema\": 1}", error: "1:15: schema: the key stands twice"),
    Malformed(text: "[]", error: "1:1: a list where an object should be"),
    Malformed(text: "{\"budgets\": []}", error: "1:1: schema: missing"),
    Malformed(text: "{\"schema\": 1}", error: "1:1: budgets: missing"),
    Malformed(
      text: "{\"schema\": 1, \"budget\": []}",
      error: "1:15: budget: unknown key; known are schema, budgets"),
    Malformed(
      text: "{\"schema\": 2, \"budgets\": []}", error: "1:12: schema: unknown schema; known is 1"),
    Malformed(
      text: "{\"schema\": \"1\", \"budgets\": []}",
      error: "1:12: schema: unknown schema; known is 1"),
    Malformed(text: "{\"schema\": 1, \"budgets\": []}", error: "1:26: budgets: no budgets"),
    Malformed(
      text: "{\"schema\": 1, \"budgets\": {}}",
      error: "1:26: budgets: an object where a list should be"),
    Malformed(text: list("true"), error: "2:1: budgets[0]: a boolean where an object should be"),
    Malformed(
      text: list("{\(good)},\n{\(good), \"limt\": 3}"),
      error: "3:70: budgets[1].limt: unknown key; known are \(keys)"),
    Malformed(
      text: list("{\"metric\": \"cpu-p50\"}"), error: "2:1: budgets[0].workload: missing"),
    Malformed(
      text: list("{\"workload\": \"w\", \"metric\": \"cpu-p50\", \"atMost\": 1}"),
      error: "2:1: budgets[0].reason: missing"),
    Malformed(
      text: list("{\"workload\": \"w\"}"), error: "2:1: budgets[0].metric: missing"),
    Malformed(
      text: list("{\"workload\": 5, \"metric\": \"cpu-p50\", \"atMost\": 1, \"reason\": \"r\"}"),
      error: "2:14: budgets[0].workload: a number where a string should be"),
    Malformed(
      text: list("{\"workload\": \"\", \"metric\": \"cpu-p50\", \"atMost\": 1, \"reason\": \"r\"}"),
      error: "2:14: budgets[0].workload: an empty string"),
    Malformed(
      text: list("{\(good), \"subject\": null}"),
      error: "2:81: budgets[0].subject: null where a string should be"),
    Malformed(
      text: list("{\"workload\": \"w\", \"metric\": \"cpu-p98\"}"),
      error: "2:29: budgets[0].metric: unknown metric 'cpu-p98'; known are \(metrics)"),
    Malformed(
      text: list("{\"workload\": \"w\", \"metric\": \"cpu-p50\", \"reason\": \"r\"}"),
      error: "2:1: budgets[0]: neither atMost nor atLeast"),
    Malformed(
      text: list("{\(good), \"atLeast\": 5}"), error: "2:1: budgets[0]: both atMost and atLeast"),
    Malformed(
      text: list(
        "{\"workload\": \"w\", \"metric\": \"cpu-p50\", \"atMost\": 0, \"reason\": \"r\"}"),
      error: "2:50: budgets[0].atMost: a limit must be greater than 0"),
    Malformed(
      text: list(
        "{\"workload\": \"w\", \"metric\": \"cpu-p50\", \"atMost\": \"5\", \"reason\": \"r\"}"),
      error: "2:50: budgets[0].atMost: a string where a number should be"),
    Malformed(
      text: list("{\(good)},\n{\(good)}"), error: "3:1: budgets[1]: the same as budgets[0]"),
  ]

  @Test func malformedFilesAreRefusedWithTheirPlace() {
    var differences: [String] = []
    for row in Self.malformed {
      do {
        _ = try BudgetFile(row.text, name: "b.json")
        differences.append("\(row.text): read")
      } catch {
        let expected = "b.json:" + row.error
        if error.description != expected { differences.append("\(error) is not \(expected)") }
      }
    }
    #expect(differences == [])
  }

  @Test func bytesThatAreNotUnicodeAreRefused() {
    let error = #expect(throws: BudgetFileError.self) {
      _ = try BudgetFile([0x7B, 0xFF], name: "b.json")
    }
    #expect(error?.description == "b.json:1:1: bytes that are not UTF-8")
  }

  @Test func budgetsAreRead() throws {
    let text = Self.list(
      """
      {\(Self.good)},
      {\(Self.good), "subject": "native"},
      {"workload": "w", "metric": "cpu-p99.9", "atLeast": 1.5e3, "reason": "\\u00e9 \\ud83d\\ude00\\n"}
      """)
    let expected = [
      Budget(workload: "w", metric: .cpuP999, limit: .atMost(5), reason: "r"),
      Budget(workload: "w", subject: "native", metric: .cpuP999, limit: .atMost(5), reason: "r"),
      Budget(workload: "w", metric: .cpuP999, limit: .atLeast(1_500), reason: "é 😀\n"),
    ]
    #expect(try BudgetFile(text, name: "b.json").budgets == expected)
    #expect(try BudgetFile(Array(text.utf8), name: "b.json").budgets == expected)
  }

  @Test func unknownNamesAreRefusedWithTheKnownOnes() throws {
    let file = try BudgetFile(
      Self.list("{\(Self.good)},\n{\(Self.good), \"subject\": \"native\"}"), name: "b.json")
    try file.checkNames(against: ["w": ["gmp", "native"], "v": []])
    let workload = #expect(throws: BudgetFileError.self) {
      try file.checkNames(against: ["v": [], "u": []])
    }
    #expect(
      workload?.description
        == "b.json:2:14: budgets[0].workload: unknown workload 'w'; known are u, v")
    let subject = #expect(throws: BudgetFileError.self) {
      try file.checkNames(against: ["w": ["gmp", "double"]])
    }
    #expect(
      subject?.description
        == "b.json:3:81: budgets[1].subject: unknown subject 'native' of 'w'; known are gmp, double"
    )
  }
}
