import Foundation
import PerformanceBudgets
import Wording

/// The rows for `convert --batch`, in a temporary file that exists as long as this object.
final class RowsFile {
  let rows: Int
  /// The path of the file, which ``write()`` creates.
  let path: String
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("metryvo-bench-\(UUID().uuidString)")

  init(rows: Int) {
    self.rows = rows
    path = folder.appendingPathComponent("rows.tsv").path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func write() throws(BenchFailure) {
    try write((0..<rows).map { Self.row($0) + "\n" }.joined(), to: path)
  }

  private func write(_ text: String, to path: String) throws(BenchFailure) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    } catch { throw BenchFailure(74, "cannot write '\(path)'") }
  }

  /// The path of the file from which GNU units reads the rows.
  var questions: String { folder.appendingPathComponent("units.txt").path }

  /// Writes the rows as input for GNU units: a line with a measure, then a line with a unit.
  func writeQuestions() throws(BenchFailure) {
    var text = ""
    for index in 0..<rows {
      let (number, pair) = Self.parts(index)
      text += "\(number) \(pair.from)\n\(pair.to)\n"
    }
    try write(text, to: questions)
  }

  /// Checks that the first eight rows give the results of single conversions.
  func check(_ command: String) throws {
    let found = try ChildRun.watching(
      [command, "convert", "--batch", path, "--decimals", "12"], limit: 8 << 20)
    let lines = String(decoding: found.output, as: UTF8.self).split(separator: "\n")
    guard found.run.exitCode == 0, lines.count == rows else {
      throw BenchFailure(1, "convert --batch gives \(lines.count) of \(rows.counted("row"))")
    }
    for index in 0..<min(8, rows) {
      let (number, pair) = Self.parts(index)
      let alone = try ChildRun.watching(
        [command, "convert", number, pair.from, pair.to, "--decimals", "12"])
      let words = String(decoding: alone.output, as: UTF8.self).split(separator: " ")
      guard let first = words.first, lines[index].hasPrefix("\(first)\t") else {
        throw BenchFailure(
          1,
          "convert --batch gives '\(lines[index])' for '\(Self.row(index))', alone "
            + words.joined(separator: " "))
      }
    }
  }

  /// Returns a row: a number of seven digits with a decimal point, and a frequent pair of units.
  private static func row(_ index: Int) -> String {
    let (number, pair) = parts(index)
    return "\(number)\t\(pair.from)\t\(pair.to)"
  }

  static func parts(_ index: Int) -> (number: String, pair: (from: String, to: String)) {
    // Knuth's multiplier (The Art of Computer Programming, 3.3.4, line 26) has a long period.
    let bits = UInt64(index + 1) &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    let digits = String(1_000_000 + (bits >> 33) % 9_000_000)
    let point = digits.index(digits.startIndex, offsetBy: 1 + Int((bits >> 20) % 6))
    return ("\(digits[..<point]).\(digits[point...])", pairs[index % pairs.count])
  }

  private static let pairs: [(from: String, to: String)] = [
    ("mile", "kilometer"), ("foot", "meter"), ("pound", "kilogram"), ("inch", "centimeter"),
    ("ounce", "gram"), ("yard", "meter"), ("acre", "hectare"), ("knot", "mph"),
  ]
}
