import Foundation
import Metryvo

/// The rows of `Corpora/metryvo/percent-cases.tsv`.
struct KeypadCorpus {
  struct Row {
    let identifier: String
    let keys: String
    /// The expected display after the keys, by the name of the mode.
    let expected: [KeypadMode: String]
    let confidence: String

    /// Returns the display after the keys, in the corpus's spelling.
    func display<Number: DecimalBackend>(
      _ type: Number.Type, _ mode: KeypadMode
    ) throws -> String {
      var keypad = Keypad<Number>(mode: mode)
      keypad.press(try KeypadKey.keys(in: keys))
      let display = keypad.display(grouping: .never)
      return display.error == nil ? display.text.lowercased() : display.english
    }
  }

  let rows: [Row]

  init() throws {
    let text = try TestFiles.text("Corpora/metryvo/percent-cases.tsv")
    rows = text.split(separator: "\n").dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      return Row(
        identifier: columns[0], keys: columns[1],
        expected: [.apple: columns[2], .immediate: columns[5]], confidence: columns[3])
    }
  }
}

/// Files of the package, for tests.
enum TestFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }
}
