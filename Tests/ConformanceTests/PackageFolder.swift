import Foundation

/// Paths below the package, found from where this file lies.
enum PackageFolder {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static let directedVectors = root.appendingPathComponent("Corpora/metryvo/directed-decimal128")
    .path

  /// Where the published decTest files lie, if someone has put them there.
  static let publishedVectors =
    ProcessInfo.processInfo.environment["METRYVO_DECTEST"]
    ?? root.appendingPathComponent(".corpora/dectest").path
}
