import Foundation
import PerformanceBudgets
import Testing

/// Comparison of programs that report their times.
///
/// Here they are shell scripts.
@Suite struct ProgramComparisonTests {
  private static let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("program-comparison-\(UUID().uuidString)")

  /// Returns the path of a new program that reports these times, each with a subject's name.
  private func program(_ name: String, _ script: String) throws -> String {
    try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
    let (path, draft) = (Self.folder.path + "/" + name, Self.folder.path + "/" + name + ".sh")
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: draft))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: draft)
    // Linux executes no file that a process has open for writing, as a child of another test may.
    try Process.run(.init(filePath: "/bin/cp"), arguments: ["-p", draft, path]).waitUntilExit()
    return path
  }

  private func times(_ times: [String: Double]) -> String {
    times.map { #"printf '\#($0.value)\tw\t\#($0.key)\n' >>"$PERFORMANCE_BUDGETS_TIMING""# }
      .joined(separator: "\n")
  }

  @Test func subjectsAreSlowerOrNot() throws {
    let base = try program("base", times(["a": 100, "b": 100, "c": 100]))
    let new = try program("new", times(["a": 120, "b": 105, "d": 9]))
    var comparison = ProgramComparison([new, new], with: [base], arguments: [])
    var turns = 0
    let findings = try comparison.run { turns = $0 }
    #expect(
      findings.map { "\($0.subject.name) \($0.outcome.rawValue) \($0.ratio.median)" }
        == ["a slower 1.2", "b not slower 1.05"])
    #expect(turns == 24)
    comparison.planted = 0.2
    #expect(try comparison.run().count == 2)
  }

  /// The program is slow in half of its turns, so the outcome is undecided.
  @Test func whatNoTurnDecidesIsUndecided() throws {
    let base = try program("even", times(["a": 100]))
    let slow = try program("slow", times(["a": 150]))
    let findings = try ProgramComparison([base, slow], with: [base], arguments: []).run()
    #expect(findings.map(\.outcome) == [.undecided])
  }

  @Test func aProgramThatFailsIsNamed() throws {
    let base = try program("fails", "echo no such option >&2; exit 64")
    let error = #expect(throws: CountingError.self) {
      try ProgramComparison([base], with: [base], arguments: []).run()
    }
    #expect(error?.description.contains("ends with 64 and tells no times:\nno such option") == true)
  }
}
