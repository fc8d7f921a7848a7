import Foundation

/// The texts in `Golden/` that renderers must reproduce.
enum GoldenText {
  /// Returns `nil` if `text` equals the golden text, else the paths of both for a comparison.
  static func difference(_ text: String, from name: String) throws -> String? {
    let golden = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Golden/\(name)")
    let expected = try? String(contentsOf: golden, encoding: .utf8)
    if text == expected { return nil }
    let actual = FileManager.default.temporaryDirectory.appendingPathComponent("metryvo-\(name)")
    try text.write(to: actual, atomically: true, encoding: .utf8)
    return "\(actual.path) differs from \(golden.path)"
  }
}
