import Wording

/// Preformatted lines, which scroll horizontally if the page is too narrow.
enum HTMLLines {
  /// The number of lines above which text that is not a failure is folded.
  private static let most = 12

  /// Returns the lines; `name` is their label for screen readers.
  static func render(_ text: String, name: String, isFailure: Bool) -> String {
    let kind = isFailure ? " class=\"failure\"" : ""
    let label = HTMLText.escaped("\(name), lines")
    let lines =
      "<pre\(kind) role=\"region\" tabindex=\"0\" aria-label=\"\(label)\">"
      + "\(HTMLText.escapedLines(text))</pre>"
    let count = text.split(separator: "\n").count
    return isFailure || count <= most
      ? lines : "<details>\n<summary>\(count.counted("line"))</summary>\n\(lines)\n</details>"
  }
}
