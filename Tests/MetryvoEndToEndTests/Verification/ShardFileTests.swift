import Foundation
import PropertyTesting
import Testing

/// A truncated or changed shard file is refused with the place.
@Suite struct ShardFileTests {
  private static let command = "metryvo verify laws add-commutes --cases 1200 --seed 1"

  private func withShard(_ body: (String, String) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString)").path
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = try CommandRun([
      "verify", "laws", "add-commutes", "--cases", "1200", "--shard", "1/1", "--report", folder,
    ])
    #expect(run.code == 0 && run.output.hasPrefix("shard 1/1: 9 of 9 blocks, 3600 cases: nothing"))
    let file = "\(folder)/shard-1-of-1.jsonl"
    #expect(run.output.hasSuffix("written to \(file)\n"))
    try body(file, try String(contentsOfFile: file, encoding: .utf8))
  }

  /// Returns exit code and error of merging a file with this text.
  private func refusal(_ text: some DataProtocol, in file: String) throws -> (Int32, String) {
    try Data(text).write(to: URL(fileURLWithPath: file))
    let run = try CommandRun(["verify", "merge", file])
    return (run.code, run.error)
  }

  @Test func aCutFileIsRefusedWithThePlace() throws {
    try withShard { file, text in
      let bytes = Array(text.utf8)
      let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
      #expect(ends.count == 11)
      let again =
        "; run it again: \(Self.command) --shard 1/1 --report "
        + URL(fileURLWithPath: file).deletingLastPathComponent().path
      let rows: [(count: Int, problem: String)] = [
        (0, "line 1: not the first line of a shard that 'metryvo verify' writes"),
        (ends[0] - 20, "line 1: not the first line of a shard that 'metryvo verify' writes"),
        (ends[0], "cut short at line 1 (byte \(ends[0])): there is no last line" + again),
        (ends[3] + 7, "cut short at line 5 (byte \(ends[3] + 7)): the line has no end" + again),
        (ends[5], "cut short at line 6 (byte \(ends[5])): there is no last line" + again),
        (ends[9], "cut short at line 10 (byte \(ends[9])): there is no last line" + again),
        (
          bytes.count - 1,
          "cut short at line 11 (byte \(bytes.count - 1)): the line has no end" + again
        ),
      ]
      for (count, problem) in rows {
        let (code, error) = try refusal(bytes[..<count], in: file)
        #expect(code == 65 && error == "metryvo: '\(file)': \(problem)\n", "\(count) bytes")
      }
    }
  }

  @Test func aChangedFileIsRefusedWithThePlace() throws {
    try withShard { file, text in
      let lines = text.split(separator: "\n").map(String.init)
      let third = "line 3 (byte \(lines[0].utf8.count + lines[1].utf8.count + 3))"
      let law = "law, native: add-commutes, cases 0..<1000"
      func changed(_ number: Int, _ old: String, _ new: String) -> String {
        #expect(lines[number].contains(old), "\(lines[number])")
        var lines = lines
        lines[number] = lines[number].replacing(old, with: new)
        return lines.joined(separator: "\n") + "\n"
      }
      let wrong = "the results of '\(law)' are not what their hash says"
      let rows: [(text: String, problem: String)] = [
        (changed(2, "\"cases\":1000", "\"cases\":1001"), "\(third): \(wrong)"),
        (changed(2, "\"failed\":0", "\"failed\":1"), "\(third): \(wrong)"),
        (changed(2, "\"failed\":0", "\"failed\":"), "\(third): not JSON, or cut off"),
        (changed(2, "\"block\":1", "\"block\":\"1\""), "\(third): block: "),
        (
          changed(2, "\"nanoseconds\":", "\"nanoseconds\":1"),
          "changed: its content is not what the SHA-256 in the last line says"
        ),
        (
          changed(0, "\"seed\":1", "\"seed\":2"),
          "changed: its content is not what the SHA-256 in the last line says"
        ),
        (changed(0, "\"schema\":1", "\"schema\":9"), "line 1: schema 9, expected 1"),
        (changed(0, "\"shard\":1", "\"shard\":2"), "line 1: no shard has the number 2/1"),
        (
          (lines[..<4] + lines[5...]).joined(separator: "\n") + "\n",
          "8 blocks, but the last line says 9"
        ),
      ]
      for (text, problem) in rows {
        let (code, error) = try refusal(Array(text.utf8), in: file)
        #expect(code == 65 && error.hasPrefix("metryvo: '\(file)': \(problem)"), "\(error)")
      }
    }
  }

  /// A file with recomputed hashes is refused if no run can have its findings.
  @Test func aFileThatWasMadeUpIsRefused() throws {
    try withShard { file, text in
      let rows = [
        ("\"options\":[", "\"options\":[\"--json\",", "options that no shard has"),
        ("\"options\":[", "\"options\":[\"--nonsense\",", "options that no shard has"),
        ("\"laws\",\"add-commutes\"", "\"laws\",\"nonsense\"", "options that no shard has"),
        ("\"--cases\",\"1200\"", "\"--cases\",\"0\"", "options that no shard has"),
        ("\"--cases\",\"1200\"", "\"--cases\",\"+1200\"", "options that no shard has"),
        ("\"blocks\":9", "\"blocks\":8", "it is of other blocks than those of its options"),
        ("\"replayed\":0", "\"replayed\":-1", "a count that cannot be"),
        ("\"replayed\":0", "\"replayed\":9223372036854775807", "a count that cannot be"),
        (
          "\"block\":1,", "\"block\":7,", "stands where 'law, native: add-commutes, cases 0..<1000'"
        ),
      ]
      for (old, new, problem) in rows {
        #expect(text.contains(old), "\(old)")
        let range = try #require(text.firstRange(of: old))
        let changed = text.replacingCharacters(in: range, with: new)
        let (code, error) = try refusal(Array(Shards.resealed(changed).utf8), in: file)
        #expect(code == 65 && error.contains(problem), "\(new): \(error)")
      }
    }
  }

  @Test func misuseIsSaid() throws {
    let rows: [([String], String)] = [
      (["--shard", "0/2", "--report", "x"], "0/2"), (["--shard", "3/2", "--report", "x"], "3/2"),
      (["--shard", "2", "--report", "x"], "2"), (["--shard", "01/2", "--report", "x"], "01/2"),
      (["--shard", "1/1001", "--report", "x"], "1/1001"),
      (["--shard", "1/2"], "--shard needs --report"),
      (["--shard", "1/2", "--report", "x", "--seconds", "1"], "--shard divides a run"),
      (["peer", "bc", "--shard", "1/2"], "Unknown option '--shard'"),
      (["--shard", "1/2", "--report", "x", "--json"], "leave --json out"),
      (["merge"], "merge needs the files of shards"),
      (["merge", "x", "--level", "quick"], "Unknown option '--level'"),
      (["merge", "x", "--seed", "2"], "Unknown option '--seed'"),
      (["merged", "x"], "unexpected arguments: 'merged', 'x'"),
    ]
    for (arguments, message) in rows {
      let run = try CommandRun(["verify"] + arguments)
      #expect(run.code == 64 && run.error.contains(message), "\(arguments): \(run.error)")
    }
  }
}

/// Changes to the files of shards.
enum Shards {
  /// Returns the text with a recomputed SHA-256 in its last line, as after a deliberate change.
  static func resealed(_ text: String) -> String {
    var lines = text.split(separator: "\n").map(String.init)
    let content = lines.dropLast().joined(separator: "\n") + "\n"
    lines[lines.count - 1].replace(
      #/"sha256":"[0-9a-f]*"/#, with: "\"sha256\":\"\(SHA256.hexadecimal(content))\"")
    return lines.joined(separator: "\n") + "\n"
  }
}
