import Foundation
import PerformanceBudgets
import Testing

/// Runs of a budget file without starting processes.
@Suite struct BudgetRunTests {
  private let allocations = (calls: ManualClock(), bytes: ManualClock())

  private func subject(_ name: String, workload: String = "w") -> Subject {
    Subject(name, workload: workload, samplesPerBlock: 10, operationsPerSample: 2) { _ in
      allocations.calls.advance(by: 3)
      allocations.bytes.advance(by: 100)
    } check: {
    }
  }

  private func file(_ budgets: String...) throws -> BudgetFile {
    try BudgetFile(
      Data(#"{"schema": 1, "budgets": [\#(budgets.joined(separator: ",\n"))]}"#.utf8),
      name: "b.json")
  }

  private func budget(_ workload: String, _ rest: String) -> String {
    #"{"workload": "\#(workload)", \#(rest), "reason": "r"}"#
  }

  @Test func allocationsAreCountedAndJudged() throws {
    let file = try file(
      budget("w", #""metric": "allocations-per-operation", "atMost": {"a": 1.5, "b": 1}"#),
      budget("w", #""metric": "allocated-bytes-per-operation", "figure": 49.5"#))
    var run = try BudgetRun(file, of: [subject("a"), subject("b")])
    run.allocations = (allocations.calls.now, allocations.bytes.now)
    let report = try run.run()
    #expect(report.verdicts.map(\.measured) == [1.5, 1.5, 50, 50])
    #expect(report.verdicts.map(\.outcome) == [.pass, .breach, .pass, .pass])
    #expect(report.exitCode == 1)
    #expect(report.text.contains("b.json:1: w allocations-per-operation b: breach: r"))
    #expect(report.junit.contains(#"failures="1""#) && report.html.contains("<title>Budgets"))
    let updated = try BudgetFile(report.updatedFile, name: "b.json").budgets
    #expect(updated.map(\.limit.value) == [1.5, 1, 50])
    run.allocations = ({ .max }, { .max })
    #expect(try run.run().exitCode == 2)
  }

  @Test func onlyWhatABudgetNeedsIsMeasured() throws {
    let file = try file(
      budget("w", #""subject": "a", "to": "b", "metric": "ratio-to-subject", "atMost": 9e9"#))
    let run = try BudgetRun(
      file, of: ["a", "b", "c"].map { subject($0) } + [subject("a", workload: "v")])
    #expect(run.board.map { $0.map(\.name) } == [["a", "b"]])
    #expect(try run.run().verdicts.map(\.outcome) == [.pass])
  }

  @Test func whatIsLeftOutIsCountedAndNotJudged() throws {
    let file = try file(
      budget("w", #""subject": "a", "to": "peer", "metric": "ratio-to-subject", "atMost": 1"#),
      budget("w", #""subject": "a", "metric": "operations-per-second", "atLeast": 1"#),
      budget("w", #""subject": "a", "metric": "wall-p50", "atMost": 1"#))
    var known = KnownWorkload("w", subjects: ["a", "peer"])
    known.absent["peer"] = "no peer here"
    let run = try BudgetRun(file, [BudgetedWorkload(known) { _ in [subject("a")] }]) {
      $0.metric == .wallP50 ? "not today" : nil
    }
    let report = try run.run()
    #expect(report.leftOut.map(\.reason) == ["no peer here", "not today"])
    #expect(report.exitCode == 0 && report.text.contains("2 limits not judged here"))
    #expect(report.text.contains("no peer here"))
    // A workload whose only subject is absent.
    known = KnownWorkload("w", subjects: ["peer"])
    known.absent["peer"] = "no peer here"
    let any = try self.file(budget("w", #""metric": "operations-per-second", "atLeast": 1"#))
    let none = try BudgetRun(any, [BudgetedWorkload(known) { _ in [] }]).run()
    #expect(none.leftOut.map(\.reason) == ["no peer here"] && none.exitCode == 2)
  }

  @Test func namesAndValuesAreRefusedAtTheirPlace() throws {
    let file = try file(
      budget("w", #""parameters": {"n": 5}, "metric": "wall-p50", "atMost": {"a": 1, "c": 2}"#))
    let known = KnownWorkload("w", subjects: ["a", "b", "c"], required: ["n"])
    let refused = #expect(throws: BudgetFileError.self) {
      try BudgetRun(
        file,
        [
          BudgetedWorkload(known) { call throws(ParameterError) in
            throw ParameterError("n", call.parameters["n"] ?? "", reason: "an even number")
          }
        ])
    }
    #expect(
      refused?.description == "b.json:1:60: budgets[0].parameters.n: '5': an even number")
    let absent = #expect(throws: BudgetFileError.self) {
      try BudgetRun(file, [BudgetedWorkload(known) { _ in [subject("a", workload: "w(n: 5)")] }])
    }
    #expect(absent?.description.contains("unknown subject 'c' of 'w(n: 5)'; known are a") == true)
  }

  @Test func aWrongResultEndsTheRun() throws {
    struct Wrong: Error {}
    let wrong = Subject("a", workload: "w", samplesPerBlock: 1) { _ in
    } check: {
      throw Wrong()
    }
    let file = try file(budget("w", #""metric": "operations-per-second", "atLeast": 1"#))
    #expect(throws: MeasurementError.self) { try BudgetRun(file, of: [wrong]).run() }
  }
}
