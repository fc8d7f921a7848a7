import Foundation

/// The suite `text`: what people wait for when they type, search, start the command, convert files
/// and open a notebook.
struct TextSuite {
  var limits: TextLimits
  var isPortable: Bool
  /// Where the command `metryvo` lies; `nil` if it was not found.
  var command: String?

  func run() throws(BenchFailure) -> TextFindings {
    let start = ContinuousClock.now
    if let command { try TextMeasurement.check(command) }
    var found = TextMeasurement(limits: limits, isPortable: isPortable)
    try found.measureSearch()
    try found.measureReading()
    try found.measureDocument()
    if let command {
      let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("metryvo-bench-\(UUID().uuidString)")
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch { throw BenchFailure(74, "cannot make '\(folder.path)'") }
      defer { try? FileManager.default.removeItem(at: folder) }
      try found.measureStart(command)
      try found.measureBatch(command, in: folder)
    } else {
      for figure in TextFigure.allCases where found.outcomes[figure] == nil {
        found.set(figure, .skipped(reason: "the command metryvo was not built"))
      }
    }
    return TextFindings(
      found: found, seconds: (ContinuousClock.now - start) / .seconds(1))
  }

  /// The command beside this program.
  static func commandBeside() -> String? {
    let path = Bundle.main.executableURL?.deletingLastPathComponent()
      .appendingPathComponent("metryvo").path
    return path.flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
  }
}
