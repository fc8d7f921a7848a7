import Foundation

/// A table of `Corpora/metryvo`: tab-separated lines below a header.
struct CorpusTable {
  let rows: [[String]]

  init(_ name: String) throws {
    let file = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Corpora/metryvo/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).split(separator: "\n")
    rows = lines.dropFirst().map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// Returns the text with escapes such as `\u2032` replaced by their characters.
  static func unescaped(_ text: String) -> String {
    var parts = text.components(separatedBy: "\\u")
    let first = parts.removeFirst()
    return parts.reduce(first) { result, part in
      guard let value = UInt32(part.prefix(4), radix: 16), let scalar = Unicode.Scalar(value) else {
        return result + "\\u" + part
      }
      return result + String(Character(scalar)) + part.dropFirst(4)
    }
  }
}
