import Foundation
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
    Malformed(text: "[]", error: "an object should be here"),
    Malformed(text: "{\"budgets\": []}", error: "schema: missing"),
    Malformed(text: "{\"schema\": 1}", error: "budgets: missing"),
    Malformed(
      text: "{\"schema\": 1, \"budget\": []}",
      error: "budget: unknown key; known are schema, budgets"),
    Malformed(
      text: "{\"schema\": 2, \"budgets\": []}", error: "schema: unknown schema; known is 1"),
    Malformed(
      text: "{\"schema\": \"1\", \"budgets\": []}", error: "schema: a number should be here"),
    Malformed(text: "{\"schema\": 1, \"budgets\": []}", error: "budgets: no budgets"),
    Malformed(
      text: "{\"schema\": 1, \"budgets\": {}}", error: "budgets: a list should be here"),
    Malformed(text: list("true"), error: "budgets[0]: an object should be here"),
    Malformed(
      text: list("{\(good)},\n{\(good), \"limt\": 3}"),
      error: "budgets[1].limt: unknown key; known are \(keys)"),
    Malformed(text: list("{\"metric\": \"cpu-p50\"}"), error: "budgets[0].workload: missing"),
    Malformed(
      text: list("{\"workload\": \"w\", \"metric\": \"cpu-p50\", \"atMost\": 1}"),
      error: "budgets[0].reason: missing"),
    Malformed(text: list("{\"workload\": \"w\"}"), error: "budgets[0].metric: missing"),
    Malformed(
      text: list("{\"workload\": 5, \"metric\": \"cpu-p50\", \"atMost\": 1, \"reason\": \"r\"}"),
      error: "budgets[0].workload: a string should be here"),
    Malformed(
      text: list("{\"workload\": \"\", \"metric\": \"cpu-p50\", \"atMost\": 1, \"reason\": \"r\"}"),
      error: "budgets[0].workload: an empty string"),
    Malformed(
      text: list("{\(good), \"subject\": null}"),
      error: "budgets[0].subject: a string should be here"),
    Malformed(
      text: list("{\"workload\": \"w\", \"metric\": \"cpu-p98\"}"),
      error: "budgets[0].metric: unknown metric 'cpu-p98'; known are \(metrics)"),
    Malformed(
      text: list("{\"workload\": \"w\", \"metric\": \"cpu-p50\", \"reason\": \"r\"}"),
      error: "budgets[0]: neither atMost nor atLeast"),
    Malformed(
      text: list("{\(good), \"atLeast\": 5}"), error: "budgets[0]: both atMost and atLeast"),
    Malformed(
      text: list(
        "{\"workload\": \"w\", \"metric\": \"cpu-p50\", \"atMost\": 0, \"reason\": \"r\"}"),
      error: "budgets[0].atMost: a limit must be greater than 0"),
    Malformed(
      text: list(
        "{\"workload\": \"w\", \"metric\": \"cpu-p50\", \"atMost\": \"5\", \"reason\": \"r\"}"),
      error: "budgets[0].atMost: a number should be here"),
    Malformed(
      text: list("{\(good)},\n{\(good)}"), error: "budgets[1]: the same as budgets[0]"),
  ]

  private func read(_ text: String) throws(BudgetFileError) -> [Budget] {
    try BudgetFile(Data(text.utf8), name: "b.json").budgets
  }

  @Test func malformedFilesAreRefusedWithTheirPlace() {
    var differences: [String] = []
    for row in Self.malformed {
      do {
        _ = try read(row.text)
        differences.append("\(row.text): read")
      } catch {
        let expected = "b.json: " + row.error
        if error.description != expected { differences.append("\(error) is not \(expected)") }
      }
    }
    #expect(differences == [])
  }

  /// The words are the decoder's; that the text is refused, and as no JSON, is ours.
  @Test func whatIsNoJSONIsRefused() {
    let texts = [
      "", "{", "{} x", "{\n  \"schema\" 1}", "{\"budgets\": [1 2]}", "{\"schema\": 01}",
      "{\"schema\": nul}", "{\"a", String(repeating: "[", count: 100_000),
    ]
    for text in texts {
      let error = #expect(throws: BudgetFileError.self) { _ = try read(text) }
      #expect(
        error?.description.hasPrefix("b.json: not valid JSON: ") == true, "\(text.prefix(20))")
    }
    #expect(throws: BudgetFileError.self) {
      _ = try BudgetFile(Data([0x7B, 0xFF]), name: "b.json")
    }
  }

  @Test func noAllocationsIsALimit() throws {
    let text = Self.list(
      #"{"workload": "w", "metric": "allocations-per-operation", "atMost": 0, "reason": "r"}"#)
    #expect(try read(text).map(\.limit) == [.atMost(0)])
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
    #expect(try read(text) == expected)
  }

  @Test func unknownNamesAreRefusedWithTheKnownOnes() throws {
    let text = Self.list("{\(Self.good)},\n{\(Self.good), \"subject\": \"native\"}")
    let file = try BudgetFile(Data(text.utf8), name: "b.json")
    try file.checkNames(against: ["w": ["gmp", "native"], "v": []])
    let workload = #expect(throws: BudgetFileError.self) {
      try file.checkNames(against: ["v": [], "u": []])
    }
    #expect(
      workload?.description
        == "b.json: budgets[0].workload: unknown workload 'w'; known are u, v")
    let subject = #expect(throws: BudgetFileError.self) {
      try file.checkNames(against: ["w": ["gmp", "double"]])
    }
    #expect(
      subject?.description
        == "b.json: budgets[1].subject: unknown subject 'native' of 'w'; known are gmp, double"
    )
  }
}
