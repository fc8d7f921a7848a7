import Foundation
import Testing

/// A batch writes the same output on any number of threads.
@Suite struct BatchOrderTests {
  private func withFile(_ text: String, _ body: (String) throws -> Void) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-\(UUID().uuidString).tsv").path
    try Data(text.utf8).write(to: URL(filePath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    try body(path)
  }

  /// The number of rows, enough for more than two pieces of about 2¹⁸ bytes.
  private static let count = 60_000

  private static func rows(_ numbers: Range<Int>) -> String {
    numbers.map { "\($0)\tm\tcm\n" }.joined()
  }

  private static func results(_ numbers: Range<Int>) -> String {
    numbers.map { $0 == 0 ? "0\texact\n" : "\($0)00\texact\n" }.joined()
  }

  /// If a row in a late piece fails, all rows before it are written, and the error names row and
  /// byte.
  @Test func aBadRowStopsBehindTheRowsBeforeIt() throws {
    let good = Self.rows(0..<Self.count)
    try withFile(good + "x\tm\tcm\n" + good) { path in
      for threads in [1, 2, 7] {
        // The limit grows with the threads, because each thread holds a piece with its rows and
        // results.
        let run = try CommandRun(
          ["convert", "--batch", path, "--on-error", "stop", "--threads", "\(threads)"],
          memoryLimit: CommandRun.memoryLimit + 4_000 * threads)
        #expect(run.code == 65 && run.output == Self.results(0..<Self.count))
        #expect(
          run.error.contains("row \(Self.count + 1), column 1 (value), byte \(good.utf8.count)"),
          "\(run.error)")
      }
    }
  }

  /// A row that is longer than the limit ends a batch after the rows before it are written.
  @Test func aRowWithoutEndStopsBehindTheRowsBeforeIt() throws {
    let endless = String(repeating: "1", count: (1 << 24) + (1 << 20))
    try withFile(Self.rows(0..<Self.count) + endless) { path in
      for threads in ["1", "2", "7"] {
        let run = try CommandRun(
          ["convert", "--batch", path, "--threads", threads], memoryLimit: 400_000)
        #expect(run.code == 65 && run.error.contains("a row is longer than"), "\(run.error)")
        #expect(run.output == Self.results(0..<Self.count))
      }
    }
  }
}
