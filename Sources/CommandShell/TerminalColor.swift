import SystemCalls
import TerminalText

/// When text is coloured: the choices of `--color`.
package enum ColorChoice: String, CaseIterable {
  /// On a terminal that understands it, unless `NO_COLOR` is set.
  case auto
  case always
  case never
}

/// Whether what is written to a stream is coloured, and how.
///
/// Colour only repeats what the words say. `NO_COLOR` counts if it is not empty
/// (https://no-color.org); an option on the command line is the stronger wish.
package enum TerminalColor {
  /// Set while arguments are parsed, before there is a second thread.
  nonisolated(unsafe) static var choice = ColorChoice.auto

  package static func isUsed(on descriptor: Int32) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      Terminal.isCapable(descriptor) && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    }
  }

  /// What stands beside a result on standard output: dim, so that the result stands out.
  package static func remark(_ text: String) -> String {
    isUsed(on: STDOUT_FILENO) ? styled(text, "2") : text
  }

  /// A line for standard error with the word before its colon coloured, if that says what kind of
  /// line it is.
  static func message(_ line: String) -> String {
    guard let label = labels.first(where: { line.hasPrefix($0.word) }),
      isUsed(on: STDERR_FILENO)
    else { return line }
    return styled(label.word, label.style) + line.dropFirst(label.word.count)
  }

  /// Bold red, yellow and cyan, as compilers have them; the first two are errors, ours and the
  /// parser's.
  private static let labels = [
    (word: "metryvo:", style: "1;31"), (word: "Error:", style: "1;31"),
    (word: "warning:", style: "1;33"), (word: "note:", style: "1;36"),
    (word: "log:", style: "2"),
  ]

  private static func styled(_ text: String, _ style: String) -> String {
    "\u{1B}[\(style)m\(text)\u{1B}[0m"
  }
}
