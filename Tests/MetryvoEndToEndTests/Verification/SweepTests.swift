import Foundation
import Testing

/// `metryvo verify conversions`: every pair of units with hard values.
@Suite struct SweepTests {
  @Test func aQuantityIsSwept() throws {
    let run = try CommandRun([
      "verify", "conversions", "--quantity", "temperature", "--seed", "7",
    ])
    #expect(run.code == 0 && run.error == "metryvo verify: seed 7\n", "\(run.error)")
    // Paragraphs wrap at the terminal's width.
    let running = run.output.split { $0 == " " || $0 == "\n" }.joined(separator: " ")
    for text in [
      "ordered pairs of units (temperature), ", "7 targets (7 digits, 15 digits, 34 digits, ",
      "nearest above a tie ", "conversions are the oracle's (",
    ] {
      #expect(running.contains(text), "\(text)")
    }
    let backends = ["native", "gmp", "gmp-limbs"]
    let rows = run.output.split(separator: "\n").map { $0.split(separator: " ") }
      .filter { $0.first.map { backends.contains(String($0)) } ?? false }
    let counts = rows.map { $0.dropFirst().map { Int($0) ?? -1 } }
    try #require(counts.count == 3 && Set(counts).count == 1, "\(run.output)")
    // Each value is rounded in 56 ways, and none fails.
    #expect(counts[0].count == 2 && counts[0][0] > 56 * 20 * 64 && counts[0][1] == 0)
    #expect(counts[0][0] % 56 == 0)
  }

  /// `--pair` and `--value` repeat one conversion, as the replay line of a failure proposes.
  @Test func oneValueIsRepeated() throws {
    struct Record: Decodable {
      var holds: Bool
      var pairs: Int
      var values: [String: Int]
      var compared: [String: Int]
      var failures: [String]
    }
    let run = try CommandRun([
      "verify", "conversions", "--pair", "foot:meter", "--value", "-15E-1", "--backend", "gmp",
      "--json",
    ])
    #expect(run.code == 0, "\(run.error)")
    let record = try JSONDecoder().decode(Record.self, from: Data(run.output.utf8))
    #expect(record.holds && record.pairs == 1 && record.failures == [])
    #expect(record.values == ["short": 1])
    #expect(record.compared == ["gmp": 56, "gmp-limbs": 56])
  }

  /// The sweep covers units that a file adds.
  @Test func unitsOfARegistryAreSwept() throws {
    let registry = """
      {"format": "metryvo-registry", "version": 1, "customUnits": [
        {"name": "smoot", "symbol": "smoot", "reference": "inch", "factor": "67"},
        {"name": "ell", "symbol": "ell", "reference": "smoot", "factor": "5/7"}]}
      """
    let file = NSTemporaryDirectory() + "metryvo-\(UUID().uuidString).json"
    try registry.write(toFile: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: file) }
    struct Record: Decodable {
      var holds: Bool
      var registry: String?
      var pairs: Int
      var compared: [String: Int]
    }
    let run = try CommandRun([
      "verify", "conversions", "--pair", "ell:meter", "--registry", file, "--json",
    ])
    #expect(run.code == 0, "\(run.error)")
    let record = try JSONDecoder().decode(Record.self, from: Data(run.output.utf8))
    #expect(record.holds && record.registry == file && record.pairs == 1)
    #expect(record.compared.count == 3 && record.compared.values.allSatisfy { $0 >= 20 * 56 })
  }

  @Test func misuseIsSaid() throws {
    let rows: [([String], Int32, String)] = [
      (["--quantity", "length"], 64, "Unknown option '--quantity'"),
      (["conversions", "--value", "1"], 64, "--value needs --pair."),
      (
        ["conversions", "--pair", "foot:meter", "--quantity", "length"], 64,
        "Give either --quantity or --pair."
      ),
      (
        ["conversions", "--pair", "foot:meter", "--value", "1,5"], 64,
        "--value must be a number that decimal128 holds, not '1,5'."
      ),
      (["conversions", "--cases", "1"], 64, "Unknown option '--cases'"),
      (["conversions", "--quantity", "lenght"], 65, "there is no quantity 'lenght'"),
      (["conversions", "--pair", "foot:gram"], 65, "the identifiers 'foot:gram'"),
    ]
    for (arguments, code, message) in rows {
      let run = try CommandRun(["verify"] + arguments)
      #expect(run.code == code && run.error.contains(message), "\(arguments): \(run.error)")
    }
  }
}
