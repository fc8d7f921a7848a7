import Foundation
import PerformanceBudgets
import Workloads

/// The workload of batches: the command converts a file of rows on one thread; one operation is one row.
///
/// A sample is a process from its start to its end, and its CPU time counts, that of the start too.
enum CommandBatch {
  static let known = KnownWorkload("batch", subjects: ["metryvo"], optional: ["rows"])

  /// The rows of a call, 10,000 unless it says otherwise.
  static func rows(of call: WorkloadCall) throws(ParameterError) -> Int {
    try call.number("rows", in: 1...1_000_000, else: 10_000)
  }

  /// The file of rows, as long as somebody needs it.
  private final class RowsFile {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("metryvo-bench-\(UUID().uuidString)")
    private(set) var path = ""

    /// Written when the results are checked, so that a board that is not run leaves nothing.
    func write(_ rows: Int) throws {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      path = try BatchRows.file(of: rows, in: folder)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }
  }

  /// The subject of a call.
  static func subject(
    _ call: WorkloadCall, rows: Int, _ command: String, on clock: ChildTimeClock
  ) -> Subject {
    let file = RowsFile()
    return Subject(
      known.subjects[0], workload: call.description, samplesPerBlock: 1, operationsPerSample: rows,
      run: { _ in
        clock.spend(
          running: command,
          ["convert", "--batch", file.path, "--decimals", "12", "--threads", "1"])
      },
      check: {
        try file.write(rows)
        try TextMeasurement.checkRows(command, in: file.folder)
      })
  }
}
