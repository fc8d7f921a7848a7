import SystemCalls
import TerminalText

/// The choices of `--color`.
package enum ColorChoice: String, CaseIterable {
  /// Colours on a terminal that supports colours, unless `NO_COLOR` is set.
  case auto
  case always
  case never
}

/// The colours of the output.
///
/// Colour only repeats the meaning of the words. A `NO_COLOR` that is not empty turns colours off
/// (https://no-color.org), unless an option on the command line asks for colours.
package enum TerminalColor {
  /// The choice of the user, set while arguments are parsed, before there is a second thread.
  nonisolated(unsafe) static var choice = ColorChoice.auto

  package static func isUsed(on descriptor: Int32) -> Bool {
    switch choice {
    case .always: true
    case .never: false
    case .auto:
      Terminal.isCapable(descriptor) && getenv("NO_COLOR").map { $0.pointee == 0 } ?? true
    }
  }

  /// Returns a remark beside a result on standard output, dim if colours are used.
  package static func remark(_ text: String) -> String {
    isUsed(on: STDOUT_FILENO) ? styled(text, "2") : text
  }

  /// Returns a line for standard error; a known word in front of the first colon is coloured.
  static func message(_ line: String) -> String {
    guard let label = labels.first(where: { line.hasPrefix($0.word) }),
      isUsed(on: STDERR_FILENO)
    else { return line }
    return styled(label.word, label.style) + line.dropFirst(label.word.count)
  }

  /// The styles of compilers: bold red, yellow and cyan.
  ///
  /// Errors begin with `metryvo:` or with the parser's label `Error:`.
  private static let labels = [
    (word: "metryvo:", style: "1;31"), (word: "Error:", style: "1;31"),
    (word: "warning:", style: "1;33"), (word: "note:", style: "1;36"),
    (word: "log:", style: "2"),
  ]

  private static func styled(_ text: String, _ style: String) -> String {
    "\u{1B}[\(style)m\(text)\u{1B}[0m"
  }
}
