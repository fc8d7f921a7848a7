import Foundation

/// The texts in `Golden/`, which renderers must reproduce.
enum GoldenText {
  /// `nil` if `text` is the golden text, else where both lie to be compared.
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
