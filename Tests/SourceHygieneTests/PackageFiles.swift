import Foundation

/// The files of the package, which the tests of this target examine.
enum PackageFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The sorted paths relative to the root, without hidden folders and build products.
  static let paths: [String] = ["Sources", "Tests", "Web"].flatMap(paths(below:)).sorted()

  /// The sources of the executables that measure.
  static let benchmarks = paths(below: "Benchmarks").filter { $0.hasSuffix(".swift") }

  /// The pages of targets and of their folders.
  static let pages = ["Benchmarks", "Sources", "Web"].flatMap(paths(below:)).filter {
    $0.hasSuffix(".md")
  }

  private static func paths(below folder: String) -> [String] {
    (FileManager.default.enumerator(atPath: root.appendingPathComponent(folder).path)?
      .compactMap { $0 as? String } ?? [])
      .filter { !$0.contains("/.") && !$0.hasPrefix(".") }
      .map { "\(folder)/\($0)" }
  }

  static let swift = paths.filter { $0.hasSuffix(".swift") }

  static func lines(_ path: String) throws -> [Substring] {
    try text(path).split(separator: "\n", omittingEmptySubsequences: false)
  }

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
