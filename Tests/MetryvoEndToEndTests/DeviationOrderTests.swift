import Foundation
import Testing

/// Known deviations are listed in one order, whatever a process makes of its dictionaries.
@Suite struct DeviationOrderTests {
  /// The entries of `power.decTest`, which have two reasons; the results stated are wrong, so each is met.
  private static let identifiers = [
    "powx4014", "powx4001", "powx1184", "powx4008", "powx4003", "powx4012", "powx1183",
    "powx4010", "powx4005", "powx4002",
  ]

  @Test func reasonsOfAFileDoNotDecideTheOrder() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("power.decTest")
    let head = "precision: 9\nrounding: half_even\nmaxExponent: 99\nminExponent: -99\n"
    let cases = Self.identifiers.map { "\($0) power 2 2 -> 5\n" }.joined()
    try Data((head + cases).utf8).write(to: file)
    // Each process hashes otherwise: the chance that three agree without an order is one in four.
    for _ in 0..<3 {
      let run = try CommandRun([
        "verify", "--vectors", file.path, "--seconds", "1", "--backend", "gmp",
      ])
      let words = run.output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      let expected = Self.identifiers.sorted().joined(separator: " ")
      #expect(words.contains("Known deviations: \(expected)."), "\(run.output) \(run.error)")
    }
  }
}
