import Foundation
import Testing

/// Vectors that no backend judges fail the run.
@Suite struct UnjudgedVectorsTests {
  private static let head = """
    extended: 1
    rounding: half_even
    maxExponent: 384
    minExponent: -383

    """

  /// Runs `verify` on a file with these lines.
  private func verify(_ lines: String, _ arguments: [String] = []) throws -> CommandRun {
    let file = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString).decTest"
    defer { try? FileManager.default.removeItem(atPath: file) }
    try Data((Self.head + lines).utf8).write(to: URL(fileURLWithPath: file))
    return try CommandRun(
      ["verify", "--cases", "50", "--vectors", file] + arguments, memoryLimit: 400_000)
  }

  @Test func anOperandThatNoBackendHolds() throws {
    let nines = String(repeating: "9", count: 5_000_000)
    let run = try verify("precision: 9\nshort add 1 1 -> 2\nlong add \(nines) 1 -> 1E+5000000\n")
    #expect(run.code == 1)
    #expect(run.output.contains("\nverify: 1 case was not judged ("), "\(run.output.suffix(300))")
    let words = run.output.split { $0.isWhitespace }.joined(separator: " ")
    #expect(
      words.contains(
        "1 case not judged by any backend: operand not held exactly by the backend (long)."))
  }

  /// A context of 50 digits exceeds the native backend.
  ///
  /// The other backends judge it.
  @Test func oneBackendThatJudgesIsEnough() throws {
    let lines = "precision: 50\nwide add 1 1 -> 2\n"
    #expect(try verify(lines).code == 0)
    let alone = try verify(lines, ["--backend", "native", "--json"])
    #expect(alone.code == 1)
    struct Record: Decodable {
      var holds: Bool
      var unexpectedSkips: [String]
    }
    let record = try JSONDecoder().decode(Record.self, from: Data(alone.output.utf8))
    #expect(!record.holds && record.unexpectedSkips.count == 1)
    #expect(record.unexpectedSkips[0].hasSuffix("context not supported by the backend (wide)"))
  }

  /// A run fails for each reason of a skip that a file can cause.
  @Test func everyReasonIsNoPass() throws {
    for line in ["null add 1 # -> NaN Invalid_operation", "encoded add #123 1 -> 2"] {
      let run = try verify("precision: 9\n\(line)\n")
      #expect(run.code == 1, "\(line)")
      #expect(run.output.contains("verify: 1 case was not judged ("), "\(line)")
    }
    let subset = try verify("extended: 0\nprecision: 9\nsubset add 1 1 -> 2\n")
    #expect(subset.code == 1 && subset.output.contains("verify: 1 case was not judged ("))
  }
}
