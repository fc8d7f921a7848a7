import Foundation

/// Paths in the package, relative to this file.
enum PackageFolder {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let directedVectors = root.appendingPathComponent("Corpora/metryvo/directed-decimal128")
    .path

  /// The folder of the published decTest files, which may be absent.
  static let publishedVectors =
    ProcessInfo.processInfo.environment["METRYVO_DECTEST"]
    ?? root.appendingPathComponent(".corpora/dectest").path
}
