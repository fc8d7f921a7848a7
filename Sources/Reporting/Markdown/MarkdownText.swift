import TerminalText

/// Escapes for untrusted text in Markdown.
enum MarkdownText {
  /// Returns one line with all markup escaped.
  static func escaped(_ text: String) -> String {
    let characters = Array(DisplayText.line(text))
    var escaped = ""
    for (index, character) in characters.enumerated() {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\\", "`", "*", "|", "[", "]", "~", "$": escaped += "\\\(character)"
      // Within a word an underscore is not markup.
      case "_" where !(isInWord(characters, index - 1) && isInWord(characters, index + 1)):
        escaped += "\\_"
      default: escaped.append(character)
      }
    }
    return escaped
  }

  /// Returns a line with escapes that also prevent a heading or a list.
  static func paragraph(_ text: String) -> String {
    let line = escaped(text)
    let beginning = line.prefix { $0.isNumber }
    let rest = line.dropFirst(beginning.count)
    guard let mark = rest.first else { return line }
    let isList = beginning.isEmpty ? "#+-=".contains(mark) : ".)".contains(mark)
    return isList ? beginning + "\\" + rest : line
  }

  /// Returns a code block whose fence is longer than any fence in the text.
  static func fenced(_ text: String) -> String {
    let text = DisplayText.lines(text)
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)text\n\(text)\n\(fence)"
  }

  private static func isInWord(_ characters: [Character], _ index: Int) -> Bool {
    characters.indices.contains(index)
      && (characters[index].isLetter || characters[index].isNumber)
  }
}
